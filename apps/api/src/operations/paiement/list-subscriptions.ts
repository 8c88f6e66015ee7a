import type { Subscription } from '@odu/api-contract';
import {
  computeCommande,
  isRattrapable,
  PLAN_LABELS,
  planTerme,
  startOfParisDay,
  toParisDay,
} from '@odu/domain';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { selectActive } from '../../payment/read-plan.ts';
import { listBillingProfileRows } from '../../repositories/billing/billing-profile-repository.ts';
import {
  listSubscriptionRows,
  type SubscriptionRow,
} from '../../repositories/billing/subscription-repository.ts';
import { findOpenRenewal, findTerm } from '../../repositories/duerp/term-repository.ts';
import { readProchainEssai } from '../../subscriptions/read-etape.ts';

const beganAt = ({ createdAt, startDate }: SubscriptionRow) => createdAt ?? startDate;

/** A refused year is charged again some days later, already on the last covered day. */
const isTriedLater = ({ isAutoRenew, paidUntilDate, failedRenewals }: SubscriptionRow, today: string) =>
  isAutoRenew === 1 &&
  (paidUntilDate < today || (paidUntilDate === today && failedRenewals > 0)) &&
  isRattrapable(paidUntilDate, today);

/** When each subscription whose term is there or past, and that renews, is charged again: its buyer can still stop it. */
async function listNextTries(
  { database, payment }: Pick<Deps, 'database' | 'payment'>,
  subscriptions: readonly SubscriptionRow[],
  today: string,
): Promise<Map<string, string>> {
  const { queries } = database;
  const found = await Promise.all(
    subscriptions
      .filter((row) => isTriedLater(row, today))
      .map(async ({ id, periodIndex }) => {
        const term = await findTerm(queries, { id, provider: payment.name });
        const open = await findOpenRenewal(queries, { subscriptionId: id, periodIndex: periodIndex + 1 });
        // One that is under way is no new try, whose day would be each day the day itself.
        const day = term === undefined || open !== undefined ? null : readProchainEssai(term, today);
        return day === null ? [] : [[id, startOfParisDay(day)] as const];
      }),
  );
  return new Map(found.flat());
}

/** Lists the account's subscriptions, newest first, with what their next year would cost. */
export const listSubscriptions =
  ({ config: { prices }, database, clock, payment }: Deps): Handler<'listSubscriptions'> =>
  async ({ caller: { accountId } }) => {
    const rows = await listSubscriptionRows(database.queries, accountId);
    const profiles = await listBillingProfileRows(database.queries, accountId);
    const today = toParisDay(clock.now().toISOString());
    const active = new Set(selectActive(rows, today));
    const nextTries = await listNextTries({ database, payment }, rows, today);
    const toSubscription = (row: SubscriptionRow): Subscription => {
      const { totalHT, totalTTC } = computeCommande({
        plan: row.plan,
        prixHT: row.plan === 'SUBPLAN_PREMIUM' ? prices.premium : prices.standard,
        vatRatePercentage: prices.vatPercent,
        buyer: profiles.find(({ id }) => id === row.billingProfileId) ?? null,
      });
      const isActive = active.has(row);
      const isAutoRenew = row.isAutoRenew === 1;
      // The last covered day: the next year is charged from its midnight on, and the mails name it too.
      const planned = planTerme({ isActive, isAutoRenew }, startOfParisDay(row.paidUntilDate));
      const nextTry = nextTries.get(row.id);
      return {
        id: row.id,
        productDisplayName: PLAN_LABELS[row.plan],
        recurringPriceHT: totalHT / 100,
        recurringPriceTTC: totalTTC / 100,
        isActive,
        isAutoRenew,
        ...planned,
        ...(nextTry !== undefined && { plannedNextBillingTime: nextTry, isRetried_Derivated: true }),
      };
    };
    return rows.toSorted((one, other) => beganAt(other).localeCompare(beganAt(one))).map(toSubscription);
  };
