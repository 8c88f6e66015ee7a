import type { DuerpDocument, Version } from '@odu/api-contract';
import {
  Button,
  DownloadDialog,
  Icon,
  IconCheck,
  IconCopy,
  IconDelete,
  IconDownload,
  IconEdit,
  IconPayment,
  Inline,
  Link,
} from '@odu/ui';
import { useState } from 'react';
import { useDownloadVersion } from '../../queries/use-download-version.ts';
import * as links from '../../routing/links.ts';
import { DeleteDuerpDialog } from './DeleteDuerpDialog.tsx';
import { DuplicateDuerpDialog } from './DuplicateDuerpDialog.tsx';
import type { DetailActionList } from './list-actions.ts';

type DetailActionsProps = {
  duerp: DuerpDocument;
  latest: Version | undefined;
  actions: DetailActionList;
  choosePlanHref: string;
  onDeleted: () => Promise<void>;
  onDuplicated: (copyId: string) => Promise<void>;
};

/** What can be done with the document as a whole. */
export function DetailActions({
  duerp,
  latest,
  actions,
  choosePlanHref,
  onDeleted,
  onDuplicated,
}: DetailActionsProps) {
  const [opened, setOpened] = useState<'download' | 'duplicate' | 'delete' | null>(null);
  const download = useDownloadVersion();
  const close = (isOpen: boolean) => {
    if (!isOpen) setOpened(null);
  };
  return (
    <>
      <Inline gap="small">
        {actions.canDownload && (
          <Button onPress={() => setOpened('download')}>
            <Icon shape={IconDownload} size="small" /> Télécharger
          </Button>
        )}
        {actions.editorLinks.map(({ label, step }, index) => (
          <Link
            key={step}
            variant={!actions.canDownload && index === 0 ? 'primary' : 'secondary'}
            href={links.duerpEditor(duerp.id, step)}
          >
            <Icon shape={step === 7 ? IconCheck : IconEdit} size="small" /> {label}
          </Link>
        ))}
        {actions.canBuy && (
          <Link variant="secondary" href={choosePlanHref}>
            <Icon shape={IconPayment} size="small" /> Acheter ce DUERP
          </Link>
        )}
        <Button variant="quiet" onPress={() => setOpened('duplicate')}>
          <Icon shape={IconCopy} size="small" /> Dupliquer
        </Button>
        <Button variant="quiet" onPress={() => setOpened('delete')}>
          <Icon shape={IconDelete} size="small" /> Supprimer
        </Button>
      </Inline>
      {latest !== undefined && (
        <DownloadDialog
          isOpen={opened === 'download'}
          onOpenChange={close}
          version={latest}
          isPending={download.isPending}
          choosePlanHref={choosePlanHref}
          onDownload={({ isDemo }) =>
            download.mutate({ version: latest, isDemo }, { onSuccess: () => setOpened(null) })
          }
        />
      )}
      <DuplicateDuerpDialog
        duerpId={duerp.id}
        isOpen={opened === 'duplicate'}
        onOpenChange={close}
        onDuplicated={onDuplicated}
      />
      <DeleteDuerpDialog
        duerp={duerp}
        isOpen={opened === 'delete'}
        onOpenChange={close}
        onDeleted={onDeleted}
      />
    </>
  );
}
