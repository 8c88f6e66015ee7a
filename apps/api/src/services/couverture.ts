import {
  type AbonnementPaye,
  type Couverture,
  deriveCouverture,
  derivePaymentStatus,
  hasFullAccess,
  isVersionCovered,
} from '@odu/domain';
import type { Version } from '@odu/api-contract';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { getAccount } from '../repositories/account-repository.ts';
import { listDuerpLives } from '../repositories/duerp-repository.ts';
import { listSubscriptionRows, type SubscriptionRow } from '../repositories/subscription-repository.ts';
import type { VersionSummary } from '../repositories/version-repository.ts';
import { isVipAccount } from './full-access.ts';

/** What an account's plan gives to each of its documents. */
export type Couvertures = {
  ofDuerp: (duerpDocumentId: string) => Couverture & { isBeyondPremium: boolean };
};

/** The subscriptions of an account as the rules of coverage read them. */
export const toAbonnements = (subscriptions: readonly SubscriptionRow[]): AbonnementPaye[] => {
  const firstDays = new Map(subscriptions.map(({ id, ...one }) => [id, one.firstDay ?? one.startDate]));
  return subscriptions.map(({ id, plan, duerpDocumentId, paidUntilDate, replacedBy }) => ({
    plan,
    duerpDocumentId,
    firstDay: firstDays.get(id) ?? paidUntilDate,
    paidUntilDate,
    replacedOn: replacedBy === null ? null : (firstDays.get(replacedBy) ?? paidUntilDate),
  }));
};

/** Reads the rights of an account once, for any number of its documents (decisions C3, C11). */
export async function readCouvertures(
  queries: Queries,
  accountId: string,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): Promise<Couvertures> {
  const account = await getAccount(queries, accountId);
  const abonnements = toAbonnements(await listSubscriptionRows(queries, accountId));
  const duerps = abonnements.length === 0 ? [] : await listDuerpLives(queries, accountId);
  const given = {
    isOwnerVip: isVipAccount(config, account),
    abonnements,
    duerps,
    now: clock.now().toISOString(),
  };
  return {
    ofDuerp: (id) =>
      deriveCouverture(
        duerps.find((duerp) => duerp.id === id) ?? { id, createdAt: given.now, deletedAt: null },
        given,
      ),
  };
}

/** The derived fields of a document on the wire. */
export const deriveAccess = (couverture: Couverture & { isBeyondPremium: boolean }, hasVersion: boolean) => ({
  paymentStatus_Derivated: derivePaymentStatus({ ...couverture, hasVersion }),
  isVip_Derivated: couverture.isOwnerVip,
  hasFullAccess_Derivated: hasFullAccess(couverture),
  ...(couverture.isBeyondPremium && { isBeyondPremium_Derivated: true }),
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
