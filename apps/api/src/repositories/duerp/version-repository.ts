import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { readRows } from '../../db/readings.ts';
import type { VersionTable } from '../../db/schema/duerp.ts';

export type VersionRow = Selectable<VersionTable>;

/** What lists show: neither the snapshot nor the PDF is read; on SQLite all of it stands in `version_summary_index`. */
export const VERSION_SUMMARY = [
  'id',
  'duerpDocumentId',
  'versionNumber',
  'creationTime',
  'notesDeVersion',
  'motif',
  'isAlwaysCovered',
  'compteurs',
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

const VERSION_BEFORE = ['versionNumber', 'creationTime', 'hash', 'snapshot'] as const;
type VersionBefore = Pick<VersionRow, (typeof VERSION_BEFORE)[number]>;

/** The versions of a document, newest first, and the last one as the next one says it: a list of one, or empty. */
export const readingsOfVersions = (duerpDocumentId: string) => {
  const ofDuerp = sql`"duerpDocumentId" = ${duerpDocumentId}`;
  return {
    versions: readRows('version', {
      columns: VERSION_SUMMARY,
      where: ofDuerp,
      orderBy: sql`"versionNumber" desc`,
    }),
    last: readRows('version', {
      columns: VERSION_BEFORE,
      where: sql`${ofDuerp} and "versionNumber" = (select max("versionNumber") from "version" where ${ofDuerp})`,
    }),
  };
};

/** The version that another of its document follows. */
export const findVersionBefore = (
  queries: Queries,
  { duerpDocumentId, versionNumber }: Pick<VersionRow, 'duerpDocumentId' | 'versionNumber'>,
): Promise<VersionBefore | undefined> =>
  queries
    .selectFrom('version')
    .select(VERSION_BEFORE)
    .where('duerpDocumentId', '=', duerpDocumentId)
    .where('versionNumber', '=', versionNumber - 1)
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

/** The version whose full PDF has this SHA-256; only what may be said to whoever holds the file. */
export const findVersionByPdf = (
  queries: Queries,
  pdfSha256: string,
): Promise<Pick<VersionRow, 'versionNumber' | 'creationTime'> | undefined> =>
  queries
    .selectFrom('version')
    .select(['versionNumber', 'creationTime'])
    .where('pdfSha256', '=', pdfSha256)
    .limit(1)
    .executeTakeFirst();

/** The full PDF of a version with the SHA-256 that it was sealed with, whoever asks. */
export const findPdfOfVersion = (
  queries: Queries,
  versionId: string,
): Promise<Pick<VersionRow, 'versionNumber' | 'pdf' | 'pdfSha256'> | undefined> =>
  queries
    .selectFrom('version')
    .select(['versionNumber', 'pdf', 'pdfSha256'])
    .where('id', '=', versionId)
    .executeTakeFirst();

export async function insertVersion(queries: Queries, version: VersionRow): Promise<void> {
  await queries.insertInto('version').values(version).execute();
}
