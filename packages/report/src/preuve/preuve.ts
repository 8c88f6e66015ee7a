import type { LigneDeComparaison } from '@odu/domain';
import type { ReportInput, ReportVersion, SnapshotData } from '../report-input.ts';

/** What a version's file carries so that it can be checked and taken up elsewhere. */
export type Preuve = {
  /** Attached under these names: the version's canonical data, and what else its seal holds. */
  fichiers: { 'duerp.json': string; 'version.json': string };
  /** Hash of the version before it (decision D7); null for the first. */
  previousHash: string | null;
  /** The page on which anybody checks the file. */
  verificationUrl: string;
};

/** The version before the printed one, with its data: the journal is made against it. */
export type VersionPrecedente = Pick<ReportVersion, 'versionNumber' | 'creationTime'> & {
  data: SnapshotData;
};

/** What changed since the version before. */
export type Journal = Pick<VersionPrecedente, 'versionNumber' | 'creationTime'> & {
  lignes: readonly LigneDeComparaison[];
};

/** An input that may be handed to the engine: in a demo nothing of it can be read, and it proves nothing. */
export type PreparedInput = Omit<ReportInput, 'precedente'> & { journal: Journal | null };
