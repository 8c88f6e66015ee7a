import type { ApiClient, Version } from '@odu/api-contract';
import { nameVersionFile } from '@odu/domain';
import { readErrorStatus, tellErrorAs } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { useDownload } from '../calls/use-download.ts';

/** Which version to download, in full or as the demonstration; that of a deleted DUERP comes from the archives. */
export type VersionDownload = {
  version: Pick<Version, 'id' | 'duerpDocumentId' | 'versionNumber'>;
  isDemo: boolean;
  isArchived?: boolean;
};

const fetchPdf = (
  api: ApiClient,
  { version, isDemo, isArchived = false }: VersionDownload,
  signal: AbortSignal,
) => {
  const path = { duerpDocumentId: version.duerpDocumentId, versionId: version.id };
  const options = { params: { path }, parseAs: 'blob', signal } as const;
  if (isArchived) {
    const archived = '/api/myaccount/archives/{duerpDocumentId}/versions/{versionId}/download';
    return isDemo ? api.GET(`${archived}-demo`, options) : api.GET(archived, options);
  }
  const current = '/api/duerp/{duerpDocumentId}/versions/{versionId}/download';
  return isDemo ? api.GET(`${current}-demo`, options) : api.GET(current, options);
};

/** What is said of a download that failed. */
export const describeDownloadFailure = (error: Error): string =>
  tellErrorAs(error, 'Erreur lors du téléchargement du PDF');

/** Whether it may succeed in a moment: it was cut off, or the server failed. Asked to wait (429), it says how long. */
export const canRetryDownload = (error: Error | null): boolean => {
  const status = readErrorStatus(error) ?? 0;
  return status === 0 || status >= 500;
};

/** Downloads a version's PDF as `DUERP_v{n}.pdf` or `DUERP_v{n}_demo.pdf`. */
export function useDownloadVersion() {
  const { api } = useApp();
  return useDownload({
    fetchFile: (download: VersionDownload, signal) => fetchPdf(api, download, signal),
    nameFile: ({ version, isDemo }) => nameVersionFile(version.versionNumber, isDemo ? 'demo' : 'document'),
    describeFailure: describeDownloadFailure,
  });
}
