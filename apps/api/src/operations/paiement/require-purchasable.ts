import type { PlanId } from '@odu/api-contract';
import { canPurchase, derivePaymentStatus } from '@odu/domain';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { readPlan } from '../../payment/read-plan.ts';
import { lockDuerp } from '../../repositories/duerp/duerp-repository.ts';
import { listVersionSummaries } from '../../repositories/duerp/version-repository.ts';
import { readCouvertures } from '../../services/duerp/couverture.ts';
import { duerpNotFound } from '../duerp/problems.ts';
import { alreadyCovered, alreadyPremium, duerpWithPremium, missingDuerp, notFinished } from './problems.ts';

/** What is to be bought: a plan, and the document that a standard one covers. */
export type Wish = { accountId: string; planId: PlanId; duerpDocId: string | undefined };

async function requirePurchasableDuerp(
  queries: Queries,
  deps: Deps,
  { accountId, id }: { accountId: string; id: string },
) {
  if ((await lockDuerp(queries, deps.database.engine, { id, accountId })) === undefined)
    throw duerpNotFound();
  const couverture = (await readCouvertures(queries, accountId, deps)).ofDuerp(id);
  const hasVersion = (await listVersionSummaries(queries, id)).length > 0;
  const status = derivePaymentStatus({ ...couverture, hasVersion });
  if (canPurchase(status)) return;
  throw status === 'DRAFT' ? notFinished() : alreadyCovered(couverture.purchasedUntilDate);
}

/**
 * Gives the price of a plan before the coupon, in euros without VAT. Throws the 422 (404 for a document that is not the
 * account's) of what cannot be bought now: a document that is a draft or covered, a second premium.
 */
export async function requirePurchasable(
  queries: Queries,
  deps: Deps,
  { accountId, planId, duerpDocId }: Wish,
): Promise<{ prixHT: number; remiseHT: number }> {
  if (planId === 'SUBPLAN_STANDARD') {
    if (duerpDocId === undefined) throw missingDuerp();
    await requirePurchasableDuerp(queries, deps, { accountId, id: duerpDocId });
    return { prixHT: deps.config.prices.standard, remiseHT: 0 };
  }
  if (duerpDocId !== undefined) throw duerpWithPremium();
  const { premiums, premiumPrice } = await readPlan(queries, deps, accountId);
  const [premium] = premiums;
  if (premium !== undefined) throw alreadyPremium(premium.paidUntilDate);
  return { prixHT: premiumPrice.originalPrice, remiseHT: premiumPrice.discount };
}
