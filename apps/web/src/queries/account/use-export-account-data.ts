import { nameExportFile } from '@odu/domain';
import { useMutation } from '@tanstack/react-query';
import { quoteErrorOr } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { notify } from '../../toast/notify.ts';
import { awaitFile } from '../calls/await-file.ts';
import { saveFile } from '../calls/save-file.ts';

/** The archive is made while it is sent, with every PDF in it: some hundred megabytes over a slow line. */
const LONGEST_EXPORT_MS = 15 * 60_000;

/** Downloads all that the server keeps of the account, as `export-odu-2026-11-16.zip`. */
export function useExportAccountData() {
  const { api } = useApp();
  return useMutation({
    meta: { silent: true },
    mutationFn: async () => {
      const file = await awaitFile(
        (signal) => api.GET('/api/myaccount/export', { parseAs: 'blob', signal }),
        LONGEST_EXPORT_MS,
      );
      saveFile(file, nameExportFile(new Date().toISOString()));
    },
    onError: (error) =>
      notify({ kind: 'error', message: quoteErrorOr(error, "Erreur lors de l'export de vos données") }),
  });
}
