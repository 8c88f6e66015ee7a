import type { EntreeDeSuivi } from '@odu/api-contract';
import { AVIS_D_ACCES_FILE } from '@odu/domain';
import { useMutation } from '@tanstack/react-query';
import { tellErrorAs } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { notify } from '../../toast/notify.ts';
import { awaitFile } from '../calls/await-file.ts';
import { saveFile } from '../calls/save-file.ts';

/** Downloads the access notice of an entry as `avis-acces-duerp.pdf`. */
export function useDownloadAvis(duerpDocumentId: string) {
  const { api } = useApp();
  return useMutation({
    meta: { silent: true },
    mutationFn: async ({ id, versionId }: Pick<EntreeDeSuivi, 'id' | 'versionId'>) => {
      const path = { duerpDocumentId, versionId, entreeId: id };
      const file = await awaitFile((signal) =>
        api.GET('/api/duerp/{duerpDocumentId}/versions/{versionId}/suivi/{entreeId}/avis', {
          params: { path },
          parseAs: 'blob',
          signal,
        }),
      );
      saveFile(file, AVIS_D_ACCES_FILE);
    },
    onError: (error) =>
      notify({ kind: 'error', message: tellErrorAs(error, "Erreur lors du téléchargement de l'avis") }),
  });
}
