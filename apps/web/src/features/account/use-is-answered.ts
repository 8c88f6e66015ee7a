import { useQueries } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import {
  archivesQuery,
  billingProfilesQuery,
  calendrierQuery,
  invoicesQuery,
  pricesQuery,
  subscriptionsQuery,
} from '../../queries/account/account.ts';
import { isAnswered } from '../../queries/calls/is-answered.ts';

type Asked = { isOwner: boolean; hasBilling: boolean };

/** Whether each section of the account's page has its answer: one that comes later pushes away what somebody is about to press. */
export function useIsAnswered({ isOwner, hasBilling }: Asked): boolean {
  const { api } = useApp();
  const silent = { meta: { silent: true } };
  const ofBilling = { ...silent, enabled: isOwner && hasBilling };
  return useQueries({
    queries: [
      { ...archivesQuery(api), ...silent },
      { ...calendrierQuery(api), ...silent, enabled: isOwner },
      { ...pricesQuery(api), ...ofBilling },
      { ...subscriptionsQuery(api), ...ofBilling },
      { ...billingProfilesQuery(api), ...ofBilling },
      { ...invoicesQuery(api), ...ofBilling },
    ],
    combine: (results) => results.every((result) => !result.isEnabled || isAnswered(result)),
  });
}
