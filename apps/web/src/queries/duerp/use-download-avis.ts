import type { EntreeDeSuivi } from '@odu/api-contract';
import { AVIS_D_ACCES_FILE } from '@odu/domain';
import { tellErrorAs } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { useDownload } from '../calls/use-download.ts';

/** Downloads the access notice of an entry as `avis-acces-duerp.pdf`. */
export function useDownloadAvis(duerpDocumentId: string) {
  const { api } = useApp();
  return useDownload({
    fetchFile: ({ id: entreeId, versionId }: Pick<EntreeDeSuivi, 'id' | 'versionId'>, signal) =>
      api.GET('/api/duerp/{duerpDocumentId}/versions/{versionId}/suivi/{entreeId}/avis', {
        params: { path: { duerpDocumentId, versionId, entreeId } },
        parseAs: 'blob',
        signal,
      }),
    nameFile: () => AVIS_D_ACCES_FILE,
    describeFailure: (error) => tellErrorAs(error, "Erreur lors du téléchargement de l'avis"),
  });
}
