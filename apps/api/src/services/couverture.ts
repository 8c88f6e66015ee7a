import {
  type Couverture,
  derivePaymentStatus,
  hasFullAccess,
  isVersionCovered,
  latestDay,
  toParisDay,
} from '@odu/domain';
import type { Version } from '@odu/api-contract';
import type { Queries } from '../db/database.ts';
import { type Account, getAccount } from '../repositories/account-repository.ts';
import { listSubscriptionRows } from '../repositories/subscription-repository.ts';
import type { VersionSummary } from '../repositories/version-repository.ts';
import type { Clock } from './clock.ts';

/** What an account's plan gives to each of its documents. */
export type Couvertures = { account: Account; ofDuerp: (duerpDocumentId: string) => Couverture };

/** Reads the rights of an account once, for any number of its documents (decision C3). */
export async function readCouvertures(
  queries: Queries,
  accountId: string,
  clock: Clock,
): Promise<Couvertures> {
  const account = await getAccount(queries, accountId);
  const subscriptions = await listSubscriptionRows(queries, accountId);
  const today = toParisDay(clock.now().toISOString());
  return {
    account,
    ofDuerp: (duerpDocumentId) => ({
      isOwnerVip: account.isVip === 1,
      purchasedUntilDate: latestDay(
        ...subscriptions
          .filter((one) => one.plan === 'SUBPLAN_PREMIUM' || one.duerpDocumentId === duerpDocumentId)
          .map(({ paidUntilDate }) => paidUntilDate),
      ),
      today,
    }),
  };
}

/** The derived fields of a document on the wire. */
export const deriveAccess = (couverture: Couverture, hasVersion: boolean) => ({
  paymentStatus_Derivated: derivePaymentStatus({ ...couverture, hasVersion }),
  isVip_Derivated: couverture.isOwnerVip,
  hasFullAccess_Derivated: hasFullAccess(couverture),
});

/** A version as lists show it, with whether its full PDF can be downloaded (decision C4). */
export const toVersion = (version: VersionSummary, couverture: Couverture): Version => ({
  id: version.id,
  duerpDocumentId: version.duerpDocumentId,
  versionNumber: version.versionNumber,
  creationTime: version.creationTime,
  notesDeVersion: version.notesDeVersion,
  isCovered_Derivated: isVersionCovered({ ...couverture, creationTime: version.creationTime }),
});
