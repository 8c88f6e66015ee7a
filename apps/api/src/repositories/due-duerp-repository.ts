import type { Queries } from '../db/database.ts';
import type { Instant } from '../db/schema-compte.ts';

/** A document whose last version is about a year old. */
export type DueDuerp = { id: string; accountId: string };

type Page = { madeAfter: Instant; madeBefore: Instant; after: string; limit: number };

/** The documents whose last version was made between two instants, of accounts that want reminders; by id, from the one that follows `after`. */
export const listDueDuerps = (
  queries: Queries,
  { madeAfter, madeBefore, after, limit }: Page,
): Promise<DueDuerp[]> =>
  queries
    .selectFrom('duerpDocument')
    .innerJoin('account', 'account.id', 'duerpDocument.accountId')
    .innerJoin('version', 'version.duerpDocumentId', 'duerpDocument.id')
    .select(['duerpDocument.id', 'duerpDocument.accountId'])
    .where('duerpDocument.id', '>', after)
    .where('duerpDocument.deletedAt', 'is', null)
    .where('account.hasRappels', '=', 1)
    .groupBy(['duerpDocument.id', 'duerpDocument.accountId'])
    .having(({ fn }) => fn.max('version.creationTime'), '>', madeAfter)
    .having(({ fn }) => fn.max('version.creationTime'), '<', madeBefore)
    .orderBy('duerpDocument.id')
    .limit(limit)
    .execute();

/** The last version of a document, with what its owner wants to be told; undefined before the first. */
export const findLatestVersion = (queries: Queries, duerpDocumentId: string) =>
  queries
    .selectFrom('version')
    .innerJoin('duerpDocument', 'duerpDocument.id', 'version.duerpDocumentId')
    .innerJoin('account', 'account.id', 'duerpDocument.accountId')
    .select(['version.id', 'version.creationTime', 'account.emailAddress', 'account.hasRappels'])
    .where('version.duerpDocumentId', '=', duerpDocumentId)
    .orderBy('version.versionNumber', 'desc')
    .limit(1)
    .executeTakeFirst();
