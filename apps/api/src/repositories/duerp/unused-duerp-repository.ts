import type { Queries } from '../../db/database.ts';
import type { Instant } from '../../db/schema/compte.ts';

/** A document that nobody opened for long, and its owner. */
export type UnusedDuerp = {
  id: string;
  accountId: string;
  displayName: string;
  openedAt: Instant;
  emailAddress: string;
  /** 1 when it has versions: it then goes to the archive. */
  hasVersion: 0 | 1;
};

type Page = { before: Instant; after: UnusedDuerp | undefined; limit: number };

/**
 * The documents neither opened nor changed since an instant, of accounts that are not VIP, but those with a version made
 * where there was no billing (decision C9); the longest unopened first, from the one that follows `after`.
 */
export const listUnusedDuerps = (queries: Queries, { before, after, limit }: Page): Promise<UnusedDuerp[]> =>
  queries
    .selectFrom('duerpDocument')
    .innerJoin('account', 'account.id', 'duerpDocument.accountId')
    .select((eb) => [
      'duerpDocument.id',
      'duerpDocument.accountId',
      'duerpDocument.displayName',
      'duerpDocument.openedAt',
      'account.emailAddress',
      eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('version')
              .select('version.id')
              .whereRef('version.duerpDocumentId', '=', 'duerpDocument.id'),
          ),
        )
        .then<0 | 1>(1)
        .else<0 | 1>(0)
        .end()
        .as('hasVersion'),
    ])
    .$if(after !== undefined, (query) =>
      query
        .where('duerpDocument.openedAt', '>=', after?.openedAt ?? '')
        .where((eb) =>
          eb.or([
            eb('duerpDocument.openedAt', '>', after?.openedAt ?? ''),
            eb('duerpDocument.id', '>', after?.id ?? ''),
          ]),
        ),
    )
    .where('duerpDocument.deletedAt', 'is', null)
    .where('duerpDocument.openedAt', '<', before)
    .where('duerpDocument.updatedAt', '<', before)
    .where('account.isVip', '=', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('version')
            .select('version.id')
            .whereRef('version.duerpDocumentId', '=', 'duerpDocument.id')
            .where('version.isAlwaysCovered', '=', 1),
        ),
      ),
    )
    .orderBy('duerpDocument.openedAt')
    .orderBy('duerpDocument.id')
    .limit(limit)
    .execute();
