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
import type { Deps } from '../deps.ts';
import { getAccount } from '../repositories/account-repository.ts';
import { listSubscriptionRows } from '../repositories/subscription-repository.ts';
import type { VersionSummary } from '../repositories/version-repository.ts';
import { isVipAccount } from './full-access.ts';

/** What an account's plan gives to each of its documents. */
export type Couvertures = { ofDuerp: (duerpDocumentId: string) => Couverture };

/** Reads the rights of an account once, for any number of its documents (decision C3). */
export async function readCouvertures(
  queries: Queries,
  accountId: string,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): Promise<Couvertures> {
  const account = await getAccount(queries, accountId);
  const subscriptions = await listSubscriptionRows(queries, accountId);
  const today = toParisDay(clock.now().toISOString());
  return {
    ofDuerp: (duerpDocumentId) => ({
      isOwnerVip: isVipAccount(config, account),
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

/** Whether the full PDF of a version can be downloaded (decision C4); what was made without billing always can (C9). */
export const coversVersion = (
  couverture: Couverture,
  { creationTime, isAlwaysCovered }: Pick<VersionSummary, 'creationTime' | 'isAlwaysCovered'>,
): boolean => isAlwaysCovered === 1 || isVersionCovered({ ...couverture, creationTime });

/** A version as lists show it, with whether it is covered. */
export const toVersion = (version: VersionSummary, couverture: Couverture): Version => ({
  id: version.id,
  duerpDocumentId: version.duerpDocumentId,
  versionNumber: version.versionNumber,
  creationTime: version.creationTime,
  notesDeVersion: version.notesDeVersion,
  motif: version.motif,
  isCovered_Derivated: coversVersion(couverture, version),
});
