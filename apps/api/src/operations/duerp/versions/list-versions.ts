import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { findDuerp } from '../../../repositories/duerp/duerp-repository.ts';
import { listVersionSummaries } from '../../../repositories/duerp/version-repository.ts';
import { readCouvertures, toVersion } from '../../../services/duerp/couverture.ts';
import { duerpNotFound } from '../problems.ts';

/** The versions of a document, newest first. */
export const listVersions =
  (deps: Deps): Handler<'listVersions'> =>
  async ({ caller: { accountId }, path }) => {
    const { queries } = deps.database;
    const row = await findDuerp(queries, { id: path.id, accountId });
    if (row === undefined) throw duerpNotFound();
    const couverture = (await readCouvertures(queries, accountId, deps)).ofDuerp(row.id);
    return (await listVersionSummaries(queries, row.id)).map((version) => toVersion(version, couverture));
  };
