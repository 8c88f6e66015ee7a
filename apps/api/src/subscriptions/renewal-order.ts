import type { BillingAddress } from '@odu/api-contract';
import { type Commande, computeCommande } from '@odu/domain';
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { listBillingProfileRows } from '../repositories/billing/billing-profile-repository.ts';
import type { SubscriptionRow } from '../repositories/billing/subscription-repository.ts';
import { findLastPaid } from '../repositories/duerp/term-repository.ts';

/** Who is billed for the next year, and what it costs. */
export type RenewalOrder = { buyer: BillingAddress | null; billingProfileId: string; commande: Commande };

/** The profile as it is now: a new address holds from the next invoice on. When it is gone, the one of the last payment. */
async function readBuyer(
  queries: Queries,
  { id, accountId, billingProfileId }: SubscriptionRow,
): Promise<BillingAddress | null> {
  const profiles = await listBillingProfileRows(queries, accountId);
  const profile = profiles.find((one) => one.id === billingProfileId);
  if (profile !== undefined) {
    const { id: _id, accountId: _accountId, createdAt: _createdAt, ...buyer } = profile;
    return buyer;
  }
  const lastPaid = await findLastPaid(queries, id);
  // This server alone writes the column.
  return lastPaid === undefined ? null : (JSON.parse(lastPaid.buyer) as BillingAddress);
}

/** Reads the order of one more year at today's configured price: neither discount nor coupon is for a second year (decision C7). */
export async function readRenewalOrder(
  queries: Queries,
  { prices }: Pick<Config, 'prices'>,
  subscription: SubscriptionRow,
): Promise<RenewalOrder> {
  const { plan, billingProfileId } = subscription;
  const buyer = await readBuyer(queries, subscription);
  const prixHT = plan === 'SUBPLAN_PREMIUM' ? prices.premium : prices.standard;
  const commande = computeCommande({ plan, prixHT, vatRatePercentage: prices.vatPercent, buyer });
  return { buyer, billingProfileId: billingProfileId ?? '', commande };
}
