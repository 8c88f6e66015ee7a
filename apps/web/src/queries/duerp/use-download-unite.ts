import type { UniteDeTravail, Version } from '@odu/api-contract';
import { nameVersionFile } from '@odu/domain';
import { useApp } from '../../app-context.tsx';
import { useDownload } from '../calls/use-download.ts';
import { describeDownloadFailure } from './use-download-version.ts';

/** The unit of a version whose part is wanted. */
export type UniteDownload = {
  version: Pick<Version, 'id' | 'duerpDocumentId' | 'versionNumber'>;
  unite: Pick<UniteDeTravail, 'idUniteDeTravail'>;
};

/** Downloads the part of one unit of a version, as `DUERP_v{n}_unite.pdf`. */
export function useDownloadUnite() {
  const { api } = useApp();
  return useDownload({
    fetchFile: ({ version, unite: { idUniteDeTravail } }: UniteDownload, signal) => {
      const path = { duerpDocumentId: version.duerpDocumentId, versionId: version.id, idUniteDeTravail };
      return api.GET(
        '/api/duerp/{duerpDocumentId}/versions/{versionId}/unitesdetravail/{idUniteDeTravail}/download',
        { params: { path }, parseAs: 'blob', signal },
      );
    },
    nameFile: ({ version }) => nameVersionFile(version.versionNumber, 'unite'),
    describeFailure: describeDownloadFailure,
  });
}
