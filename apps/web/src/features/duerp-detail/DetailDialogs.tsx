import type { DuerpDocument, Version } from '@odu/api-contract';
import { DownloadDialog } from '@odu/ui';
import { useForgetFailure } from '../../queries/calls/use-forget-failure.ts';
import {
  canRetryDownload,
  describeDownloadFailure,
  useDownloadVersion,
} from '../../queries/duerp/use-download-version.ts';
import { DeleteDuerpDialog } from './DeleteDuerpDialog.tsx';
import { DownloadUniteDialog } from './DownloadUniteDialog.tsx';
import { DuplicateDuerpDialog } from './DuplicateDuerpDialog.tsx';

/** Which dialog of the page is open. */
export type OpenedDialog = 'download' | 'unite' | 'duplicate' | 'delete' | null;

type DetailDialogsProps = {
  duerp: DuerpDocument;
  latest: Version | undefined;
  opened: OpenedDialog;
  /** Closes this one: it may end its work after another was opened. */
  onClose: (dialog: OpenedDialog) => void;
  choosePlanHref: string;
  onDeleted: () => Promise<void>;
  onDuplicated: (copyId: string) => Promise<void>;
};

/** The dialogs that the actions of the document open. */
export default function DetailDialogs({
  duerp,
  latest,
  opened,
  onClose,
  choosePlanHref,
  onDeleted,
  onDuplicated,
}: DetailDialogsProps) {
  const download = useDownloadVersion();
  const isDownloadOpen = opened === 'download';
  useForgetFailure(download, isDownloadOpen);
  const closing = (dialog: OpenedDialog) => (isOpen: boolean) => {
    if (!isOpen) onClose(dialog);
  };
  return (
    <>
      {latest !== undefined && (
        <DownloadDialog
          isOpen={isDownloadOpen}
          onOpenChange={closing('download')}
          version={latest}
          isPending={download.isPending}
          errorMessage={download.error === null ? undefined : describeDownloadFailure(download.error)}
          canRetry={canRetryDownload(download.error)}
          choosePlanHref={choosePlanHref}
          onDownload={({ isDemo }) =>
            download.mutate({ version: latest, isDemo }, { onSuccess: () => onClose('download') })
          }
        />
      )}
      {latest !== undefined && (
        <DownloadUniteDialog
          version={latest}
          unites={duerp.data.unitesDeTravail}
          isOpen={opened === 'unite'}
          onOpenChange={closing('unite')}
        />
      )}
      <DuplicateDuerpDialog
        duerpId={duerp.id}
        isOpen={opened === 'duplicate'}
        onOpenChange={closing('duplicate')}
        onDuplicated={onDuplicated}
      />
      <DeleteDuerpDialog
        duerp={duerp}
        isOpen={opened === 'delete'}
        onOpenChange={closing('delete')}
        onDeleted={onDeleted}
      />
    </>
  );
}
