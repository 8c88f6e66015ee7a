import { NBSP } from '@odu/domain';
import { Problem } from '../../../contract/problem.ts';
import type { Deps } from '../../../deps.ts';
import type { DuerpRow } from '../../../repositories/duerp/duerp-repository.ts';
import type { VersionSummary } from '../../../repositories/duerp/version-repository.ts';
import { coversVersion, readCouvertures } from '../../../services/duerp/couverture.ts';

/** Throws the 403 of a version whose full PDF cannot be had (decision C4). */
export async function requireCovered(
  deps: Deps,
  row: DuerpRow,
  version: Pick<VersionSummary, 'creationTime' | 'isAlwaysCovered'>,
): Promise<void> {
  const couvertures = await readCouvertures(deps.database.queries, row.accountId, deps);
  if (coversVersion(couvertures.ofDuerp(row.id), version)) return;
  throw new Problem(403, {
    message: `Cette version n'est pas couverte par un abonnement${NBSP}: seul le PDF de démonstration peut être téléchargé.`,
  });
}
