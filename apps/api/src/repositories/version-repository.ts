import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { VersionTable } from '../db/schema-duerp.ts';

export type VersionRow = Selectable<VersionTable>;

/** What lists show: neither the snapshot nor the PDF is read. */
export const VERSION_SUMMARY = [
  'id',
  'duerpDocumentId',
  'versionNumber',
  'creationTime',
  'notesDeVersion',
  'motif',
  'isAlwaysCovered',
] as const;
export type VersionSummary = Pick<VersionRow, (typeof VERSION_SUMMARY)[number]>;

/** The versions of a document, newest first. */
export const listVersionSummaries = (queries: Queries, duerpDocumentId: string): Promise<VersionSummary[]> =>
  queries
    .selectFrom('version')
    .select(VERSION_SUMMARY)
    .where('duerpDocumentId', '=', duerpDocumentId)
    .orderBy('versionNumber', 'desc')
    .execute();

/** The versions of all the documents of an account, newest first. */
export const listVersionSummariesOfAccount = (
  queries: Queries,
  accountId: string,
): Promise<VersionSummary[]> =>
  queries
    .selectFrom('version')
    .innerJoin('duerpDocument', 'duerpDocument.id', 'version.duerpDocumentId')
    .select(VERSION_SUMMARY.map((column) => `version.${column}` as const))
    .where('duerpDocument.accountId', '=', accountId)
    .orderBy('version.versionNumber', 'desc')
    .execute();

export const findLastVersion = (
  queries: Queries,
  duerpDocumentId: string,
): Promise<Pick<VersionRow, 'versionNumber' | 'hash'> | undefined> =>
  queries
    .selectFrom('version')
    .select(['versionNumber', 'hash'])
    .where('duerpDocumentId', '=', duerpDocumentId)
    .orderBy('versionNumber', 'desc')
    .limit(1)
    .executeTakeFirst();

type VersionId = { duerpDocumentId: string; versionId: string };

export const findVersionSummary = (
  queries: Queries,
  { duerpDocumentId, versionId }: VersionId,
): Promise<VersionSummary | undefined> =>
  queries
    .selectFrom('version')
    .select(VERSION_SUMMARY)
    .where('duerpDocumentId', '=', duerpDocumentId)
    .where('id', '=', versionId)
    .executeTakeFirst();

export const findVersionWithSnapshot = (
  queries: Queries,
  { duerpDocumentId, versionId }: VersionId,
): Promise<(VersionSummary & Pick<VersionRow, 'displayOptions' | 'snapshot'>) | undefined> =>
  queries
    .selectFrom('version')
    .select([...VERSION_SUMMARY, 'displayOptions', 'snapshot'])
    .where('duerpDocumentId', '=', duerpDocumentId)
    .where('id', '=', versionId)
    .executeTakeFirst();

export const findVersionWithPdf = (
  queries: Queries,
  { duerpDocumentId, versionId }: VersionId,
): Promise<(VersionSummary & Pick<VersionRow, 'pdf'>) | undefined> =>
  queries
    .selectFrom('version')
    .select([...VERSION_SUMMARY, 'pdf'])
    .where('duerpDocumentId', '=', duerpDocumentId)
    .where('id', '=', versionId)
    .executeTakeFirst();

/** The name under which the full PDF of a version is handed out. */
export const nameOfVersionFile = ({ versionNumber }: Pick<VersionRow, 'versionNumber'>): string =>
  `DUERP_v${versionNumber}.pdf`;

/** The full PDF of a version, whoever asks. */
export const findPdfOfVersion = (
  queries: Queries,
  versionId: string,
): Promise<Pick<VersionRow, 'versionNumber' | 'pdf'> | undefined> =>
  queries
    .selectFrom('version')
    .select(['versionNumber', 'pdf'])
    .where('id', '=', versionId)
    .executeTakeFirst();

export async function insertVersion(queries: Queries, version: VersionRow): Promise<void> {
  await queries.insertInto('version').values(version).execute();
}
