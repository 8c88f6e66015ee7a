import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { listArchivedDuerpRows } from '../../../repositories/duerp/duerp-repository.ts';
import { listVersionSummariesOfAccount } from '../../../repositories/duerp/version-repository.ts';
import { readCouvertures, toVersion } from '../../../services/duerp/couverture.ts';

/** The deleted documents whose versions are kept (decision D4). */
export const listArchives =
  (deps: Deps): Handler<'listArchives'> =>
  async ({ caller: { accountId } }) => {
    const { queries } = deps.database;
    const couvertures = await readCouvertures(queries, accountId, deps);
    const versions = Map.groupBy(
      await listVersionSummariesOfAccount(queries, accountId),
      ({ duerpDocumentId }) => duerpDocumentId,
    );
    return (await listArchivedDuerpRows(queries, accountId)).map(({ id, displayName, deletedAt }) => ({
      id,
      displayName,
      // The query reads deleted documents only.
      deletedAt: deletedAt ?? '',
      versions: (versions.get(id) ?? []).map((version) => toVersion(version, couvertures.ofDuerp(id))),
    }));
  };
