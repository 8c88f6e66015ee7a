import { unwrap } from '@odu/api-contract';
import type { Version } from '@odu/api-contract';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../app-context.tsx';
import { notify } from '../toast/notify.ts';

/** Which version to download, in full or as the demonstration. */
export type VersionDownload = {
  version: Pick<Version, 'id' | 'duerpDocumentId' | 'versionNumber'>;
  isDemo: boolean;
};

const saveFile = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** Downloads a version's PDF as `DUERP_v{n}.pdf` or `DUERP_v{n}_demo.pdf`. */
export function useDownloadVersion() {
  const { api } = useApp();
  return useMutation({
    meta: { silent: true },
    mutationFn: async ({ version, isDemo }: VersionDownload) => {
      const options = {
        params: { path: { duerpDocumentId: version.duerpDocumentId, versionId: version.id } },
        parseAs: 'blob',
      } as const;
      const path = '/api/duerp/{duerpDocumentId}/versions/{versionId}/download';
      const file = await unwrap<Blob>(isDemo ? api.GET(`${path}-demo`, options) : api.GET(path, options));
      saveFile(file, `DUERP_v${version.versionNumber}${isDemo ? '_demo' : ''}.pdf`);
    },
    onError: () => notify({ kind: 'error', message: 'Erreur lors du téléchargement du PDF' }),
  });
}
