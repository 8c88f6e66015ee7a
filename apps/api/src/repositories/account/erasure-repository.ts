import type { Queries } from '../../db/database.ts';
import type { Flag, Instant } from '../../db/schema/compte.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { updateDuerp } from '../duerp/duerp-repository.ts';

/**
 * What the erasure of an account does with each table: a new one breaks the type check until somebody has said it here.
 * `with its parent`: its foreign key erases it. `apart`: by a function of its own below. `kept`: the law asks for it, or it holds nothing of a person.
 */
const ERASURE: Record<keyof Schema, 'by account' | 'with its parent' | 'apart' | 'kept'> = {
  account: 'apart',
  session: 'by account',
  refreshToken: 'with its parent',
  passwordReset: 'by account',
  emailVerification: 'by account',
  calendrier: 'by account',
  delegateAuthorization: 'by account',
  keptAnswer: 'by account',
  notice: 'by account',
  billingProfile: 'by account',
  subscription: 'by account',
  payment: 'by account',
  sandboxCustomer: 'by account',
  sandboxCheckout: 'by account',
  sandboxManagePage: 'by account',
  // By the address in it.
  mail: 'apart',
  duerpDocument: 'apart',
  uniteDeTravail: 'with its parent',
  categorieDeRisques: 'with its parent',
  risque: 'with its parent',
  actionPreventive: 'with its parent',
  version: 'apart',
  // Addresses and minutes that no article asks to keep: only the versions are (art. R4121-4 C. trav.).
  suiviDeVersion: 'apart',
  revueDeRisque: 'with its parent',
  keptDemo: 'with its parent',
  // Ten years; they name their buyer, and no account.
  invoice: 'kept',
  invoiceCounter: 'kept',
  // Ids and instants: what happened can be proved later.
  auditEntry: 'kept',
  paymentEvent: 'kept',
  coupon: 'kept',
  delegate: 'kept',
  server: 'kept',
  captchaSolution: 'kept',
  rateLimit: 'kept',
  job: 'kept',
};

const tablesOf = (state: string) =>
  (Object.keys(ERASURE) as (keyof Schema)[]).filter((table) => ERASURE[table] === state);

/** Erases every row of an account in the tables that are wholly its own. */
export async function deleteRowsOfAccount(queries: Queries, accountId: string): Promise<void> {
  for (const table of tablesOf('by account'))
    await queries
      // Each of them has the column: the database says so at the first erasure of any test.
      .deleteFrom(table as 'session')
      .where('accountId', '=', accountId)
      .execute();
}

/** Erases the mails to an address, or that would be answered to it; their jobs then find nothing to send. */
export async function deleteMailsOf(queries: Queries, emailAddress: string): Promise<void> {
  await queries
    .deleteFrom('mail')
    .where((eb) => eb.or([eb('recipient', '=', emailAddress), eb('replyTo', '=', emailAddress)]))
    .execute();
}

/** Erases a document with all its parts and versions. */
export async function deleteDuerpWithVersions(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('version').where('duerpDocumentId', '=', id).execute();
  await queries.deleteFrom('duerpDocument').where('id', '=', id).execute();
}

/** Leaves of a document its versions, whose PDFs can then be given whatever was paid, and the name that the last one has. */
export async function reduceToVersions(
  queries: Queries,
  { id, deletedAt, revision }: { id: string; deletedAt: Instant; revision: number },
): Promise<void> {
  await queries.deleteFrom('uniteDeTravail').where('duerpDocumentId', '=', id).execute();
  const ids = queries.selectFrom('version').select('id').where('duerpDocumentId', '=', id);
  await queries.deleteFrom('keptDemo').where('versionId', 'in', ids).execute();
  await queries.deleteFrom('suiviDeVersion').where('versionId', 'in', ids).execute();
  const { snapshot } = await queries
    .selectFrom('version')
    .select('snapshot')
    .where('duerpDocumentId', '=', id)
    .orderBy('versionNumber', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  // This server alone writes the column.
  const { displayName } = JSON.parse(snapshot) as { displayName: string };
  await updateDuerp(queries, id, {
    displayName,
    description: '',
    entreprise: null,
    ressourcesPapripact: '',
    expositions: '[]',
    deletedAt,
    revision,
  });
}

/** Keeps that versions are covered for good. */
export async function coverVersions(queries: Queries, ids: readonly string[]): Promise<void> {
  const isAlwaysCovered: Flag = 1;
  if (ids.length > 0)
    await queries.updateTable('version').set({ isAlwaysCovered }).where('id', 'in', ids).execute();
}

/** Leaves of an account its id, under an address that reaches nobody. */
export async function anonymizeAccount(
  queries: Queries,
  id: string,
  { emailAddress, passwordHash }: { emailAddress: string; passwordHash: string },
): Promise<void> {
  await queries
    .updateTable('account')
    .set({ emailAddress, passwordHash, isEmailVerified: 0, isVip: 0, maxNumberOfDuerps: null })
    .where('id', '=', id)
    .execute();
}

export async function deleteAccountRow(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('account').where('id', '=', id).execute();
}

/**
 * The documents of the archive whose last version was made before an instant: the index on that instant leads to them, so
 * that forty years of archives are not read.
 */
export const listArchivedBefore = (queries: Queries, before: Instant) =>
  queries
    .selectFrom('version')
    .innerJoin('duerpDocument', 'duerpDocument.id', 'version.duerpDocumentId')
    .select(({ fn }) => [
      'duerpDocument.id',
      'duerpDocument.accountId',
      'duerpDocument.deletedAt',
      fn.max('version.creationTime').as('lastCreationTime'),
      fn.countAll<number>().as('versions'),
    ])
    .where('version.creationTime', '<', before)
    .where('duerpDocument.deletedAt', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('version as later')
            .select('later.id')
            .whereRef('later.duerpDocumentId', '=', 'duerpDocument.id')
            .where('later.creationTime', '>=', before),
        ),
      ),
    )
    .groupBy(['duerpDocument.id', 'duerpDocument.accountId', 'duerpDocument.deletedAt'])
    .orderBy('duerpDocument.id')
    .execute();

/** The documents without a version that were deleted before an instant. */
export const listDeletedBefore = (queries: Queries, before: Instant) =>
  queries
    .selectFrom('duerpDocument')
    .select(['id', 'deletedAt'])
    .where('deletedAt', '<', before)
    .where('generatedRevision', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('version')
            .select('version.id')
            .whereRef('version.duerpDocumentId', '=', 'duerpDocument.id'),
        ),
      ),
    )
    .orderBy('id')
    .execute();

/** Erases the account of this id when it was erased before and its last document has gone. */
export async function deleteEmptyErasedAccount(
  queries: Queries,
  { id, addressPattern }: { id: string; addressPattern: string },
): Promise<boolean> {
  const deleted = await queries
    .deleteFrom('account')
    .where('id', '=', id)
    .where('emailAddress', 'like', addressPattern)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('duerpDocument')
            .select('duerpDocument.id')
            .whereRef('duerpDocument.accountId', '=', 'account.id'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
