import type { Subscription } from '@odu/api-contract';
import { addDays, computeCommande, PLAN_LABELS, startOfParisDay, toParisDay } from '@odu/domain';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { selectActive } from '../../payment/read-plan.ts';
import { listBillingProfileRows } from '../../repositories/billing/billing-profile-repository.ts';
import {
  listSubscriptionRows,
  type SubscriptionRow,
} from '../../repositories/billing/subscription-repository.ts';

const beganAt = ({ createdAt, startDate }: SubscriptionRow) => createdAt ?? startDate;

/** Lists the account's subscriptions, newest first, with what their next year would cost. */
export const listSubscriptions =
  ({ config: { prices }, database, clock }: Deps): Handler<'listSubscriptions'> =>
  async ({ caller: { accountId } }) => {
    const rows = await listSubscriptionRows(database.queries, accountId);
    const profiles = await listBillingProfileRows(database.queries, accountId);
    const active = new Set(selectActive(rows, toParisDay(clock.now().toISOString())));
    const toSubscription = (row: SubscriptionRow): Subscription => {
      const { totalHT, totalTTC } = computeCommande({
        plan: row.plan,
        prixHT: row.plan === 'SUBPLAN_PREMIUM' ? prices.premium : prices.standard,
        vatRatePercentage: prices.vatPercent,
        buyer: profiles.find(({ id }) => id === row.billingProfileId) ?? null,
      });
      const isActive = active.has(row);
      const isAutoRenew = row.isAutoRenew === 1;
      const term = startOfParisDay(addDays(row.paidUntilDate, 1));
      return {
        id: row.id,
        productDisplayName: PLAN_LABELS[row.plan],
        recurringPriceHT: totalHT / 100,
        recurringPriceTTC: totalTTC / 100,
        isActive,
        isAutoRenew,
        plannedNextBillingTime: isActive && isAutoRenew ? term : null,
        plannedCancellationTime: isActive && !isAutoRenew ? term : null,
      };
    };
    return rows.toSorted((one, other) => beganAt(other).localeCompare(beganAt(one))).map(toSubscription);
  };
