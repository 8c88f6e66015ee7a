import type { DisplayOptions, DuerpData } from '@odu/api-contract';
import { INTERFACE_VERSION } from '@odu/domain';
import type { ReportInput } from '@odu/report';
import type { Config } from '../../../config.ts';
import type { VersionRow, VersionSummary } from '../../../repositories/duerp/version-repository.ts';
import { makePreuve } from '../../version/make-preuve.ts';
import { referenceOf } from './reference-of.ts';

/** What a version keeps of its document; canonical JSON in the database. */
export type Snapshot = { displayName: string; data: DuerpData };

/** A version as its PDF says it. */
export type VersionToPrint = Omit<VersionSummary, 'isAlwaysCovered' | 'compteurs'>;

type Options = {
  snapshot: Snapshot;
  version: VersionToPrint;
  displayOptions: DisplayOptions;
  /** Those of the document; later ones than the version printed are left out. */
  versions: readonly VersionSummary[];
  /** The version before, whose data the journal of changes is made against; undefined for the first. */
  previous: VersionBefore | undefined;
  isDemo: boolean;
  config: Pick<Config, 'baseUrl' | 'productName'>;
};

/** What the PDF says of the version before. */
export type VersionBefore = Pick<VersionRow, 'versionNumber' | 'creationTime' | 'hash' | 'snapshot'>;

const toPrecedente = ({ versionNumber, creationTime, snapshot }: VersionBefore) => ({
  versionNumber,
  creationTime,
  // This server alone writes the column, from the same type.
  data: (JSON.parse(snapshot) as Snapshot).data,
});

/** What the PDF of a version is made of: only what the version keeps, so that it can be made again. */
export const toReportInput = ({
  snapshot,
  version,
  displayOptions,
  versions,
  previous,
  isDemo,
  config,
}: Options): ReportInput => ({
  data: snapshot.data,
  displayName: snapshot.displayName,
  reference: referenceOf(version.duerpDocumentId),
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
  precedente: previous === undefined ? null : toPrecedente(previous),
  preuve: isDemo
    ? null
    : makePreuve({ snapshot, version, displayOptions, previousHash: previous?.hash ?? null, config }),
  isDemo,
  interfaceVersion: INTERFACE_VERSION,
  productName: config.productName,
});
