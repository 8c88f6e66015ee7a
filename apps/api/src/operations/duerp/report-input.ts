import type { DisplayOptions, DuerpData } from '@odu/api-contract';
import { INTERFACE_VERSION } from '@odu/domain';
import type { ReportInput } from '@odu/report';
import type { VersionSummary } from '../../repositories/version-repository.ts';

/** What a version keeps of its document; canonical JSON in the database. */
export type Snapshot = { displayName: string; data: DuerpData };

type VersionToPrint = Omit<VersionSummary, 'id' | 'isAlwaysCovered'>;

type Options = {
  snapshot: Snapshot;
  version: VersionToPrint;
  displayOptions: DisplayOptions;
  /** Those of the document; later ones than the version printed are left out. */
  versions: readonly VersionSummary[];
  isDemo: boolean;
  productName: string;
};

/** What the PDF of a version is made of: only what the version keeps, so that it can be made again. */
export const toReportInput = ({
  snapshot,
  version,
  displayOptions,
  versions,
  isDemo,
  productName,
}: Options): ReportInput => ({
  data: snapshot.data,
  displayName: snapshot.displayName,
  reference: version.duerpDocumentId.slice(0, 8).toUpperCase(),
  versionNumber: version.versionNumber,
  creationTime: version.creationTime,
  notesDeVersion: version.notesDeVersion === '' ? null : version.notesDeVersion,
  motif: version.motif,
  displayOptions,
  versions: versions
    .filter(({ versionNumber }) => versionNumber < version.versionNumber)
    .map(({ versionNumber, creationTime, notesDeVersion, motif }) => ({
      versionNumber,
      creationTime,
      notesDeVersion,
      motif,
    })),
  isDemo,
  interfaceVersion: INTERFACE_VERSION,
  productName,
});
