import { latestDay } from '@odu/domain';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { readPlan } from '../../payment/read-plan.ts';
import { getAccount } from '../../repositories/account/account-repository.ts';
import { isVipAccount } from '../../services/duerp/full-access.ts';

/** Reads the caller's plan, and the prices of the others in euros without VAT (decision C1). */
export const getPrices =
  (deps: Deps): Handler<'getPrices'> =>
  async ({ caller: { accountId } }) => {
    const { config, database } = deps;
    const isVip = isVipAccount(config, await getAccount(database.queries, accountId));
    const { standards, premiums, premiumPrice } = await readPlan(database.queries, deps, accountId);
    return {
      isVip,
      isActivePremiumPlan: premiums.length > 0,
      premiumPlanActiveUntilDate: latestDay(...premiums.map(({ paidUntilDate }) => paidUntilDate)),
      numberOfActiveStandardPlan: standards.length,
      isOnFreePlan: !isVip && standards.length + premiums.length === 0,
      standardPlanPrice: config.prices.standard,
      premiumPriceInfo: premiumPrice,
      vatRatePercentage: config.prices.vatPercent,
    };
  };
