import {
  type AbonnementPaye,
  type Couverture,
  deriveCouverture,
  derivePaymentStatus,
  hasFullAccess,
  isVersionCovered,
} from '@odu/domain';
import type { CompteursDeNiveau, Version } from '@odu/api-contract';
import type { Queries } from '../../db/database.ts';
import { type Read, readTogether } from '../../db/readings.ts';
import type { Deps } from '../../deps.ts';
import { AccountGone } from '../../repositories/account/account-gone.ts';
import { readingsOfRights } from '../../repositories/account/rights-repository.ts';
import type { SubscriptionRow } from '../../repositories/billing/subscription-repository.ts';
import type { VersionSummary } from '../../repositories/duerp/version-repository.ts';
import { isVipAccount } from './full-access.ts';

/** What an account's plan gives to each of its documents. */
export type Couvertures = {
  ofDuerp: (duerpDocumentId: string) => Couverture & { isBeyondPremium: boolean };
};

type PaidRow = Pick<
  SubscriptionRow,
  'id' | 'plan' | 'duerpDocumentId' | 'firstDay' | 'startDate' | 'paidUntilDate' | 'replacedBy'
>;

/** The subscriptions of an account as the rules of coverage read them. */
export const toAbonnements = (subscriptions: readonly PaidRow[]): AbonnementPaye[] => {
  const firstDays = new Map(subscriptions.map(({ id, ...one }) => [id, one.firstDay ?? one.startDate]));
  return subscriptions.map(({ id, plan, duerpDocumentId, paidUntilDate, replacedBy }) => ({
    plan,
    duerpDocumentId,
    firstDay: firstDays.get(id) ?? paidUntilDate,
    paidUntilDate,
    replacedOn: replacedBy === null ? null : (firstDays.get(replacedBy) ?? paidUntilDate),
  }));
};

/** The rights of an account, for any number of its documents (decisions C3, C11). */
export function makeCouvertures(
  { accounts, subscriptions, duerps }: Read<ReturnType<typeof readingsOfRights>>,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): Couvertures {
  const [account] = accounts;
  if (account === undefined) throw new AccountGone();
  const lives = new Map(duerps.map((duerp) => [duerp.id, duerp]));
  const given = {
    isOwnerVip: isVipAccount(config, account),
    abonnements: toAbonnements(subscriptions),
    duerps,
    now: clock.now().toISOString(),
  };
  return {
    ofDuerp: (id) => deriveCouverture(lives.get(id) ?? { id, createdAt: given.now, deletedAt: null }, given),
  };
}

/** Reads the rights of an account once. */
export const readCouvertures = async (
  queries: Queries,
  accountId: string,
  deps: Pick<Deps, 'config' | 'clock'>,
): Promise<Couvertures> => makeCouvertures(await readTogether(queries, readingsOfRights(accountId)), deps);

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

const readCompteurs = ({ compteurs }: VersionSummary): Pick<Version, 'compteurs'> =>
  // Written by the server from the contract's type, and read by nobody else.
  compteurs === null ? {} : { compteurs: JSON.parse(compteurs) as CompteursDeNiveau };

/** A version as lists show it, with whether it is covered. */
export const toVersion = (version: VersionSummary, couverture: Couverture): Version => ({
  id: version.id,
  duerpDocumentId: version.duerpDocumentId,
  versionNumber: version.versionNumber,
  creationTime: version.creationTime,
  notesDeVersion: version.notesDeVersion,
  motif: version.motif,
  isCovered_Derivated: coversVersion(couverture, version),
  ...readCompteurs(version),
});
