import { computePeriode } from '@odu/domain';
import type { SubscriptionRow } from '../repositories/billing/subscription-repository.ts';

/** The operator granted it: nobody pays for it, and there is nobody to bill for a next year. */
export const isGranted = ({ provider }: Pick<SubscriptionRow, 'provider'>): boolean => provider === null;

/** Given back, or ended by the operator, within its year: a renewal would charge the rest of that year with the next one. */
export const isCutShort = ({
  firstDay,
  startDate,
  periodIndex,
  paidUntilDate,
}: Pick<SubscriptionRow, 'firstDay' | 'startDate' | 'periodIndex' | 'paidUntilDate'>): boolean =>
  paidUntilDate < computePeriode(firstDay ?? startDate, periodIndex).paidUntilDate;
