import type { UniteDeTravail, Version } from '@odu/api-contract';
import { nameVersionFile } from '@odu/domain';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { notify } from '../../toast/notify.ts';
import { awaitFile } from '../calls/await-file.ts';
import { saveFile } from '../calls/save-file.ts';
import { describeDownloadFailure } from './use-download-version.ts';

/** The unit of a version whose part is wanted. */
export type UniteDownload = {
  version: Pick<Version, 'id' | 'duerpDocumentId' | 'versionNumber'>;
  unite: Pick<UniteDeTravail, 'idUniteDeTravail'>;
};

/** Downloads the part of one unit of a version, as `DUERP_v{n}_unite.pdf`. */
export function useDownloadUnite() {
  const { api } = useApp();
  return useMutation({
    meta: { silent: true },
    mutationFn: async ({ version, unite }: UniteDownload) => {
      const { id: versionId, duerpDocumentId, versionNumber } = version;
      const path = { duerpDocumentId, versionId, idUniteDeTravail: unite.idUniteDeTravail };
      const file = await awaitFile((signal) =>
        api.GET(
          '/api/duerp/{duerpDocumentId}/versions/{versionId}/unitesdetravail/{idUniteDeTravail}/download',
          { params: { path }, parseAs: 'blob', signal },
        ),
      );
      saveFile(file, nameVersionFile(versionNumber, 'unite'));
    },
    onError: (error) => notify({ kind: 'error', message: describeDownloadFailure(error) }),
  });
}
