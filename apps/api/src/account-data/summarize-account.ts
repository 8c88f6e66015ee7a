import { computeTermeDeConservation, toParisDay } from '@odu/domain';
import type { Deps } from '../deps.ts';
import { selectActive } from '../payment/read-plan.ts';
import {
  listEveryDuerpRow,
  readSignIns,
  sumPdfOctets,
} from '../repositories/account/account-data-repository.ts';
import type { Account } from '../repositories/account/account-repository.ts';
import { findLastDelegateSignIn } from '../repositories/account/delegate-repository.ts';
import { listInvoiceRows } from '../repositories/billing/invoice-repository.ts';
import { listPaymentRows } from '../repositories/billing/payment-repository.ts';
import { listSubscriptionRows } from '../repositories/billing/subscription-repository.ts';
import { listVersionSummariesOfAccount } from '../repositories/duerp/version-repository.ts';
import { maxNumberOfDuerps } from '../services/duerp/duerp-limit.ts';

/** What the operator reads of an account: what it is, and how many of each thing it has. No text of a document. */
export async function summarizeAccount({ config, database, clock }: Deps, account: Account) {
  const { queries } = database;
  const now = clock.now().toISOString();
  const duerps = await listEveryDuerpRow(queries, account.id);
  const versions = await listVersionSummariesOfAccount(queries, account.id);
  const withVersion = new Set(versions.map(({ duerpDocumentId }) => duerpDocumentId));
  const { sessions, authorizations } = await readSignIns(queries, account.id);
  const subscriptions = await listSubscriptionRows(queries, account.id);
  const terms = versions.map(({ creationTime }) => computeTermeDeConservation(creationTime));
  return {
    id: account.id,
    emailAddress: account.emailAddress,
    isEmailVerified: account.isEmailVerified === 1,
    createdAt: account.createdAt,
    hasRappels: account.hasRappels === 1,
    isVip: account.isVip === 1,
    maxNumberOfDuerps: maxNumberOfDuerps(config, account),
    duerps: duerps.filter(({ deletedAt }) => deletedAt === null).length,
    archives: duerps.filter(({ id, deletedAt }) => deletedAt !== null && withVersion.has(id)).length,
    versions: versions.length,
    keptUntil: terms.toSorted().at(-1) ?? null,
    pdfOctets: await sumPdfOctets(queries, account.id),
    subscriptions: selectActive(subscriptions, toParisDay(now)).length,
    payments: (await listPaymentRows(queries, account.id)).length,
    invoices: (await listInvoiceRows(queries, account.id)).length,
    sessions: sessions.filter(({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > now).length,
    delegates: authorizations.filter(({ revokedAt }) => revokedAt === null).length,
    lastDelegateSignInAt: (await findLastDelegateSignIn(queries, account.id))?.signedInAt ?? null,
  };
}
