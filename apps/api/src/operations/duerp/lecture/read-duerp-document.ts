import type { DuerpDocument } from '@odu/api-contract';
import type { Read } from '../../../db/readings.ts';
import type { Deps } from '../../../deps.ts';
import type { readingsOfContent } from '../../../repositories/duerp/duerp-content-repository.ts';
import type { DuerpRow } from '../../../repositories/duerp/duerp-repository.ts';
import { deriveAccess, makeCouvertures, toVersion } from '../../../services/duerp/couverture.ts';
import { toDocumentEtag } from './etag.ts';
import { toDuerpData } from './read-duerp-data.ts';

/** Whether the document changed since its last version; false when it has none. */
export const hasBeenModified = ({ revision, generatedRevision }: DuerpRow): boolean =>
  generatedRevision !== null && revision !== generatedRevision;

/** The whole document as the contract has it, from its row and all that was read beside it, with the tag of the whole. */
export function toDuerpDocument(
  row: DuerpRow,
  { versions, accounts, subscriptions, duerps, ...parts }: Read<ReturnType<typeof readingsOfContent>>,
  deps: Pick<Deps, 'config' | 'clock'>,
): { document: DuerpDocument; etag: string } {
  const couverture = makeCouvertures({ accounts, subscriptions, duerps }, deps).ofDuerp(row.id);
  const document = {
    id: row.id,
    displayName: row.displayName,
    description: row.description,
    data: toDuerpData(row, parts),
    versions: versions.map((version) => toVersion(version, couverture)),
    ...deriveAccess(couverture, versions.length > 0),
    hasBeenModifiedSinceLastGeneration: hasBeenModified(row),
  };
  return { document, etag: toDocumentEtag(row, couverture) };
}
