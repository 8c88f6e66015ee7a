import { nameExportFile } from '@odu/domain';
import { quoteErrorOr } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { useDownload } from '../calls/use-download.ts';

/** The archive is made while it is sent, with every PDF in it: some hundred megabytes over a slow line. */
const LONGEST_EXPORT_MS = 15 * 60_000;

/** Downloads all that the server keeps of the account, as `export-odu-2026-11-16.zip`. */
export function useExportAccountData() {
  const { api } = useApp();
  return useDownload({
    fetchFile: (_: void, signal) => api.GET('/api/myaccount/export', { parseAs: 'blob', signal }),
    nameFile: () => nameExportFile(new Date().toISOString()),
    describeFailure: (error) => quoteErrorOr(error, "Erreur lors de l'export de vos données"),
    longest: LONGEST_EXPORT_MS,
  });
}
