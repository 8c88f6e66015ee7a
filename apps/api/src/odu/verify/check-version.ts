import type { AnyRow } from '../../db/schema/any-tables.ts';
import type { VersionRow } from '../../repositories/duerp/version-repository.ts';
import { computeVersionHash, sha256 } from '../../services/duerp/version-chain.ts';

/** The version that a document's next one follows. */
export type LastVersion = Pick<VersionRow, 'versionNumber' | 'hash'>;

/**
 * What of a version is not as it was sealed (decision D7), in French; `previous` is the one before it in its document.
 * Versions of before the question have no reason in their seal.
 */
export function checkVersion(row: AnyRow, previous: LastVersion | undefined) {
  // A row of the table `version`, from the database or from a part whose sum was compared.
  const version = { motif: null, ...row } as unknown as VersionRow;
  const problems: string[] = [];
  if (version.versionNumber !== (previous?.versionNumber ?? 0) + 1)
    problems.push(`il manque la version ${(previous?.versionNumber ?? 0) + 1}`);
  if (version.previousHash !== (previous?.hash ?? null))
    problems.push('elle ne suit pas la version qui la précède');
  if (sha256(version.snapshot) !== version.snapshotSha256) problems.push('ses données ont changé');
  if (sha256(version.pdf) !== version.pdfSha256) problems.push('son PDF a changé');
  if (computeVersionHash(version) !== version.hash)
    problems.push("son sceau ne correspond pas à ce qu'elle dit");
  return { version, problems };
}
