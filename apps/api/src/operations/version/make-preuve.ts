import type { DisplayOptions } from '@odu/api-contract';
import type { ReportInput } from '@odu/report';
import type { Config } from '../../config.ts';
import { canonicalJson, sha256 } from '../../services/duerp/version-chain.ts';
import type { Snapshot, VersionToPrint } from '../duerp/versions/report-input.ts';

type Options = {
  snapshot: Snapshot;
  version: VersionToPrint;
  displayOptions: DisplayOptions;
  previousHash: string | null;
  config: Pick<Config, 'baseUrl'>;
};

/**
 * What the file of a version carries: its data as the database keeps them, and all that its seal holds beside the file's
 * own hash. Who has the files of a document can so compute each seal (`computeVersionHash`) and find it in the next file.
 */
export function makePreuve({
  snapshot,
  version,
  displayOptions,
  previousHash,
  config,
}: Options): NonNullable<ReportInput['preuve']> {
  const { id, duerpDocumentId, versionNumber, creationTime, notesDeVersion, motif } = version;
  const data = canonicalJson(snapshot);
  return {
    fichiers: {
      'duerp.json': data,
      'version.json': canonicalJson({
        id,
        duerpDocumentId,
        versionNumber,
        creationTime,
        notesDeVersion,
        motif,
        displayOptions: canonicalJson(displayOptions),
        snapshotSha256: sha256(data),
        previousHash,
      }),
    },
    previousHash,
    verificationUrl: `${config.baseUrl}/verifier`,
  };
}
