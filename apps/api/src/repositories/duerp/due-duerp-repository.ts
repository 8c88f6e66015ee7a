import type { Queries } from '../../db/database.ts';
import type { Instant } from '../../db/schema/compte.ts';

/** A document whose last version is about a year old, with that version's instant and id. */
export type DueDuerp = { id: string; accountId: string; creationTime: Instant; versionId: string };

type Page = { madeAfter: Instant; madeBefore: Instant; after: DueDuerp | undefined; limit: number };

/**
 * The documents whose last version was made between two instants, of accounts that want reminders; by that version, from the
 * one that follows `after`: the index on its instant leads to those of the window, whatever the number of documents.
 */
export const listDueDuerps = (
  queries: Queries,
  { madeAfter, madeBefore, after, limit }: Page,
): Promise<DueDuerp[]> =>
  queries
    .selectFrom('version')
    .innerJoin('duerpDocument', 'duerpDocument.id', 'version.duerpDocumentId')
    .innerJoin('account', 'account.id', 'duerpDocument.accountId')
    .select([
      'duerpDocument.id',
      'duerpDocument.accountId',
      'version.creationTime',
      'version.id as versionId',
    ])
    .where('version.creationTime', '>', madeAfter)
    .where('version.creationTime', '<', madeBefore)
    .$if(after !== undefined, (query) =>
      query
        .where('version.creationTime', '>=', after?.creationTime ?? '')
        .where((eb) =>
          eb.or([
            eb('version.creationTime', '>', after?.creationTime ?? ''),
            eb('version.id', '>', after?.versionId ?? ''),
          ]),
        ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('version as later')
            .select('later.id')
            .whereRef('later.duerpDocumentId', '=', 'version.duerpDocumentId')
            .whereRef('later.versionNumber', '>', 'version.versionNumber'),
        ),
      ),
    )
    .where('duerpDocument.deletedAt', 'is', null)
    .where('account.hasRappels', '=', 1)
    .orderBy('version.creationTime')
    .orderBy('version.id')
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
