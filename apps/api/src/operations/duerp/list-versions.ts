import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { findDuerp } from '../../repositories/duerp-repository.ts';
import { listVersionSummaries } from '../../repositories/version-repository.ts';
import { readCouvertures, toVersion } from '../../services/couverture.ts';
import { duerpNotFound } from './problems.ts';

/** The versions of a document, newest first. */
export const listVersions =
  ({ database, clock }: Deps): Handler<'listVersions'> =>
  async ({ caller: { accountId }, path }) => {
    const row = await findDuerp(database.queries, { id: path.id, accountId });
    if (row === undefined) throw duerpNotFound();
    const couverture = (await readCouvertures(database.queries, accountId, clock)).ofDuerp(row.id);
    return (await listVersionSummaries(database.queries, row.id)).map((version) =>
      toVersion(version, couverture),
    );
  };
