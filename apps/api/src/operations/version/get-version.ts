import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { findDuerp } from '../../repositories/duerp/duerp-repository.ts';
import { findVersionWithSnapshot } from '../../repositories/duerp/version-repository.ts';
import { readCouvertures, toVersion } from '../../services/duerp/couverture.ts';
import { duerpNotFound, versionNotFound } from '../duerp/problems.ts';
import type { Snapshot } from '../duerp/versions/report-input.ts';

/** A version with its data as they were; for its owner, whatever the plan, as the document itself. */
export const getVersion =
  (deps: Deps): Handler<'getVersion'> =>
  async ({ caller: { accountId }, path }) => {
    const { queries } = deps.database;
    const row = await findDuerp(queries, { id: path.duerpDocumentId, accountId });
    if (row === undefined) throw duerpNotFound();
    const version = await findVersionWithSnapshot(queries, path);
    if (version === undefined) throw versionNotFound();
    const couverture = (await readCouvertures(queries, accountId, deps)).ofDuerp(row.id);
    // This server alone writes the column, from the same type.
    const { data } = JSON.parse(version.snapshot) as Snapshot;
    return { ...toVersion(version, couverture), snapshot: data };
  };
