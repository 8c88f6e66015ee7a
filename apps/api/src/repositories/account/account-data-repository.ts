import type { Queries } from '../../db/database.ts';
import { type Engine, lockRows } from '../../db/engines/engine.ts';
import { listBillingProfileRows } from '../billing/billing-profile-repository.ts';
import type { DuerpRow } from '../duerp/duerp-repository.ts';
import { listInvoiceRows } from '../billing/invoice-repository.ts';
import { listPaymentRows } from '../billing/payment-repository.ts';
import { listSubscriptionRows } from '../billing/subscription-repository.ts';
import type { VersionRow } from '../duerp/version-repository.ts';

const selectEveryDuerp = (queries: Queries, accountId: string) =>
  queries
    .selectFrom('duerpDocument')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id');

/** Every document of an account with its state, those in the archive and those that wait for their erasure too. */
export const listEveryDuerpRow = (queries: Queries, accountId: string): Promise<DuerpRow[]> =>
  selectEveryDuerp(queries, accountId).execute();

/** The same, which nobody else changes until the transaction ends. Its account is locked before, as everywhere. */
export const lockEveryDuerpRow = (queries: Queries, engine: Engine, accountId: string): Promise<DuerpRow[]> =>
  lockRows(engine, selectEveryDuerp(queries, accountId)).execute();

/** A document in whatever state, which nobody else changes until the transaction ends. */
export const lockAnyDuerp = (queries: Queries, engine: Engine, id: string): Promise<DuerpRow | undefined> =>
  lockRows(engine, queries.selectFrom('duerpDocument').selectAll().where('id', '=', id)).executeTakeFirst();

/** All of a version but its texts and its file. */
const SEALED = [
  'id',
  'duerpDocumentId',
  'versionNumber',
  'creationTime',
  'notesDeVersion',
  'motif',
  'displayOptions',
  'snapshotSha256',
  'pdfSha256',
  'previousHash',
  'hash',
  'isAlwaysCovered',
] as const;
export type SealedVersion = Pick<VersionRow, (typeof SEALED)[number]>;

/** The versions of a document with their seals, the first one first. */
export const listSealedVersions = (queries: Queries, duerpDocumentId: string): Promise<SealedVersion[]> =>
  queries
    .selectFrom('version')
    .select(SEALED)
    .where('duerpDocumentId', '=', duerpDocumentId)
    .orderBy('versionNumber')
    .execute();

/** What a version keeps: its data as canonical JSON, and its file only when it is asked for. */
export const readVersionFiles = async (
  queries: Queries,
  id: string,
  { isWithPdf }: { isWithPdf: boolean },
): Promise<{ snapshot: string; pdf: Uint8Array | null } | undefined> => {
  const selected = queries.selectFrom('version').select('snapshot').where('id', '=', id);
  if (isWithPdf) return selected.select('pdf').executeTakeFirst();
  const found = await selected.executeTakeFirst();
  return found && { ...found, pdf: null };
};

/** How many bytes the files of an account's versions and invoices have together. */
export async function sumPdfOctets(queries: Queries, accountId: string): Promise<number> {
  const { versions } = await queries
    .selectFrom('version')
    .innerJoin('duerpDocument', 'duerpDocument.id', 'version.duerpDocumentId')
    .select(({ fn }) => fn.sum<number>(fn('octet_length', ['version.pdf'])).as('versions'))
    .where('duerpDocument.accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  const { invoices } = await queries
    .selectFrom('invoice')
    .select(({ fn }) => fn.sum<number>(fn('octet_length', ['pdf'])).as('invoices'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(versions ?? 0) + Number(invoices ?? 0);
}

/** What is known of who signs in to an account, and who did: no secret, and no hash of one. */
export async function readSignIns(queries: Queries, accountId: string) {
  const sessions = await queries
    .selectFrom('session')
    .leftJoin('delegate', 'delegate.id', 'session.delegateId')
    .select(['session.createdAt', 'session.expiresAt', 'session.revokedAt', 'delegate.name as delegateName'])
    .where('session.accountId', '=', accountId)
    .orderBy('session.createdAt')
    .execute();
  const authorizations = await queries
    .selectFrom('delegateAuthorization')
    .innerJoin('delegate', 'delegate.id', 'delegateAuthorization.delegateId')
    .select(({ fn }) => [
      'delegate.name as delegateName',
      'delegateAuthorization.createdAt',
      // It ends with its delegate too.
      fn.coalesce('delegateAuthorization.revokedAt', 'delegate.revokedAt').as('revokedAt'),
    ])
    .where('delegateAuthorization.accountId', '=', accountId)
    .orderBy('delegateAuthorization.createdAt')
    .execute();
  const audit = await queries
    .selectFrom('auditEntry')
    .select(['type', 'detail', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const notices = await queries
    .selectFrom('notice')
    .select(['key', 'sentAt'])
    .where('accountId', '=', accountId)
    .orderBy('sentAt')
    .execute();
  return { sessions, authorizations, audit, notices };
}

/** The mails to an address, or answered to it, that wait to be sent (or stand in the development inbox): no text, it may hold a link. */
export const listMailsOf = (queries: Queries, emailAddress: string) =>
  queries
    .selectFrom('mail')
    .select(['recipient', 'subject', 'createdAt'])
    .where((eb) => eb.or([eb('recipient', '=', emailAddress), eb('replyTo', '=', emailAddress)]))
    .orderBy('createdAt')
    .execute();

/** A text that differs once anything of what an export holds has changed: an erasure that follows it compares. */
export async function readStateOfAccount(queries: Queries, accountId: string): Promise<string> {
  const duerps = await listEveryDuerpRow(queries, accountId);
  const versions = await queries
    .selectFrom('version')
    .innerJoin('duerpDocument', 'duerpDocument.id', 'version.duerpDocumentId')
    .select('version.hash')
    .where('duerpDocument.accountId', '=', accountId)
    .orderBy('version.hash')
    .execute();
  const rows = [
    await listBillingProfileRows(queries, accountId),
    await listSubscriptionRows(queries, accountId),
    await listPaymentRows(queries, accountId),
    (await listInvoiceRows(queries, accountId)).map(({ numero }) => numero),
  ];
  // Reading a document moves `openedAt` alone, which is nothing to lose.
  return JSON.stringify([duerps.map(({ openedAt: _openedAt, ...row }) => row), versions, rows]);
}
