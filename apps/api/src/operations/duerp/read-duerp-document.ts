import type { DuerpDocument } from '@odu/api-contract';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { DuerpRow } from '../../repositories/duerp-repository.ts';
import { listVersionSummaries } from '../../repositories/version-repository.ts';
import { deriveAccess, readCouvertures, toVersion } from '../../services/couverture.ts';
import { readParts, toDuerpData } from './read-duerp-data.ts';

/** Whether the document changed since its last version; false when it has none. */
export const hasBeenModified = ({ revision, generatedRevision }: DuerpRow): boolean =>
  generatedRevision !== null && revision !== generatedRevision;

/** The whole document as the contract has it. */
export async function readDuerpDocument(
  queries: Queries,
  row: DuerpRow,
  deps: Pick<Deps, 'config' | 'clock'>,
): Promise<DuerpDocument> {
  const couvertures = await readCouvertures(queries, row.accountId, deps);
  const couverture = couvertures.ofDuerp(row.id);
  const versions = await listVersionSummaries(queries, row.id);
  return {
    id: row.id,
    displayName: row.displayName,
    description: row.description,
    data: toDuerpData(row, await readParts(queries, row.id)),
    versions: versions.map((version) => toVersion(version, couverture)),
    ...deriveAccess(couverture, versions.length > 0),
    hasBeenModifiedSinceLastGeneration: hasBeenModified(row),
  };
}
