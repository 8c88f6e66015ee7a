import { computeTermeDeConservation, isConservationDue } from '@odu/domain';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import {
  listSealedVersions,
  lockEveryDuerpRow,
  readStateOfAccount,
} from '../repositories/account/account-data-repository.ts';
import { findAccountByEmail, lockAccount } from '../repositories/account/account-repository.ts';
import { ACCOUNT_ERASED, addAuditEntry } from '../repositories/server/audit-repository.ts';
import type { DuerpRow } from '../repositories/duerp/duerp-repository.ts';
import {
  anonymizeAccount,
  coverVersions,
  deleteAccountRow,
  deleteDuerpWithVersions,
  deleteMailsOf,
  deleteRowsOfAccount,
  reduceToVersions,
} from '../repositories/account/erasure-repository.ts';
import { listInvoiceRows } from '../repositories/billing/invoice-repository.ts';
import { listPaymentRows } from '../repositories/billing/payment-repository.ts';
import { coversVersion, readCouvertures } from '../services/duerp/couverture.ts';
import { makeToken } from '../services/authentication/random-tokens.ts';
import { addressOfErased, otherAddressOfErased } from './erased-address.ts';

/** What an erasure took, and what the law had it leave. */
export type Erasure = {
  /** Documents erased whole, and those of which the versions stay. */
  erasedDuerps: number;
  keptDuerps: number;
  keptVersions: number;
  keptInvoices: number;
  /** The last day (Paris) of the term of the last of the versions, after which `odu purge` erases it; null when none is kept. */
  keptUntil: string | null;
};

/** Why an account is not erased now. */
export type Refusal = 'payment under way' | 'versions to keep' | 'changed since its export';

/** Whoever knew the account's id could have signed up with its address before that was refused: it keeps no account from its erasure. */
async function findFreeAddress(queries: Queries, accountId: string, makeId: () => string): Promise<string> {
  const address = addressOfErased(accountId);
  const taken = await findAccountByEmail(queries, address);
  return taken === undefined || taken.id === accountId ? address : otherAddressOfErased(accountId, makeId());
}

type Kept = { row: DuerpRow; versions: Awaited<ReturnType<typeof listSealedVersions>> };

/** A chain of versions is kept whole while the law asks for the newest of them: it proves the others. */
async function sortOut(queries: Queries, rows: DuerpRow[], now: string) {
  const kept: Kept[] = [];
  const erased: DuerpRow[] = [];
  for (const row of rows) {
    const versions = await listSealedVersions(queries, row.id);
    const last = versions.at(-1);
    if (last !== undefined && isConservationDue(last.creationTime, now)) kept.push({ row, versions });
    else erased.push(row);
  }
  return { kept, erased };
}

const isUnsettled = ({ status }: { status: string }) => status === 'open' || status === 'toRefund';

type Options = {
  /** Nothing is erased when the law asks to keep a version. */
  isWhole?: boolean;
  /** What `readStateOfAccount` gave before the export; nothing is erased when something changed since. */
  exportedState?: string;
  /** Says what would be done, and does nothing. */
  isDryRun?: boolean;
};

async function findRefusal(
  queries: Queries,
  accountId: string,
  { isWhole = false, exportedState }: Options,
  keptDuerps: number,
): Promise<Refusal | null> {
  if ((await listPaymentRows(queries, accountId)).some(isUnsettled)) return 'payment under way';
  if (isWhole && keptDuerps > 0) return 'versions to keep';
  if (exportedState !== undefined && (await readStateOfAccount(queries, accountId)) !== exportedState)
    return 'changed since its export';
  return null;
}

/**
 * Erases an account in one transaction: all of it but the versions that the law asks to keep (art. R4121-4), their PDFs,
 * the invoices and the audit log, in which it says what it kept. An account with versions keeps its id, under an address
 * that reaches nobody.
 */
export async function eraseAccount(
  deps: Deps,
  accountId: string,
  options: Options = {},
): Promise<Erasure | Refusal> {
  const { database, clock, makeId, passwords } = deps;
  // Of a password that nobody knows: outside the transaction, hashing takes long.
  const passwordHash = await passwords.hash(makeToken());
  return database.transaction(async (queries) => {
    const now = clock.now().toISOString();
    const account = await lockAccount(queries, database.engine, accountId);
    // Locked: a version that is just being made is seen here, or finds its document gone.
    const rows = await lockEveryDuerpRow(queries, database.engine, accountId);
    const { kept, erased } = await sortOut(queries, rows, now);
    const refusal = await findRefusal(queries, accountId, options, kept.length);
    if (refusal !== null) return refusal;
    const terms = kept.map(({ versions }) =>
      computeTermeDeConservation(versions.at(-1)?.creationTime ?? now),
    );
    const erasure: Erasure = {
      erasedDuerps: erased.length,
      keptDuerps: kept.length,
      keptVersions: kept.reduce((sum, { versions }) => sum + versions.length, 0),
      keptInvoices: (await listInvoiceRows(queries, accountId)).length,
      keptUntil: terms.toSorted().at(-1) ?? null,
    };
    if (options.isDryRun === true) return erasure;
    const couvertures = await readCouvertures(queries, accountId, deps);
    for (const { row, versions } of kept) {
      const covered = versions.filter((version) => coversVersion(couvertures.ofDuerp(row.id), version));
      await coverVersions(
        queries,
        covered.map(({ id }) => id),
      );
    }
    await deleteRowsOfAccount(queries, accountId);
    await deleteMailsOf(queries, account.emailAddress);
    for (const { id } of erased) await deleteDuerpWithVersions(queries, id);
    for (const { row } of kept)
      await reduceToVersions(queries, {
        id: row.id,
        deletedAt: row.deletedAt ?? now,
        revision: row.revision + 1,
      });
    if (kept.length === 0) await deleteAccountRow(queries, accountId);
    else
      await anonymizeAccount(queries, accountId, {
        emailAddress: await findFreeAddress(queries, accountId, makeId),
        passwordHash,
      });
    const detail = JSON.stringify(erasure);
    await addAuditEntry(queries, { id: makeId(), accountId, type: ACCOUNT_ERASED, detail, createdAt: now });
    return erasure;
  });
}
