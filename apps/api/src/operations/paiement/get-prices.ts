import { computePremiumDiscount, latestDay, toParisDay } from '@odu/domain';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { getAccount } from '../../repositories/account-repository.ts';
import { listSubscriptionRows } from '../../repositories/subscription-repository.ts';
import { DAY } from '../../services/clock.ts';
import { isVipAccount } from '../../services/full-access.ts';

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** Reads the caller's plan, and the prices of the others in euros without VAT (decision C1). */
export const getPrices =
  ({ config, database, clock }: Deps): Handler<'getPrices'> =>
  async ({ caller }) => {
    const today = toParisDay(clock.now().toISOString());
    const isVip = isVipAccount(config, await getAccount(database.queries, caller.accountId));
    const subscriptions = await listSubscriptionRows(database.queries, caller.accountId);
    const active = subscriptions.filter(
      ({ startDate, paidUntilDate }) => startDate <= today && today <= paidUntilDate,
    );
    const standard = active.filter(({ plan }) => plan === 'SUBPLAN_STANDARD');
    const premium = active.filter(({ plan }) => plan === 'SUBPLAN_PREMIUM');
    const { originalPrice, discount, currentPrice } = computePremiumDiscount({
      premiumPrice: config.prices.premium,
      standardSubscriptions: standard.map(({ startDate, paidUntilDate }) => ({
        price: config.prices.standard,
        startDate,
        endDate: dayAfter(paidUntilDate),
      })),
      today,
    });
    return {
      isVip,
      isActivePremiumPlan: premium.length > 0,
      premiumPlanActiveUntilDate: latestDay(...premium.map(({ paidUntilDate }) => paidUntilDate)),
      numberOfActiveStandardPlan: standard.length,
      isOnFreePlan: !isVip && active.length === 0,
      standardPlanPrice: config.prices.standard,
      premiumPriceInfo: { originalPrice, discount, currentPrice },
      vatRatePercentage: config.prices.vatPercent,
    };
  };
