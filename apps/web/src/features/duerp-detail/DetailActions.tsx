import type { DuerpDocument, Version } from '@odu/api-contract';
import { canPurchase } from '@odu/domain';
import {
  Button,
  DownloadDialog,
  Icon,
  IconCopy,
  IconDelete,
  IconDownload,
  Inline,
  Link,
  PaymentBadge,
} from '@odu/ui';
import { useState } from 'react';
import { useDownloadVersion } from '../../queries/use-download-version.ts';
import { DeleteDuerpDialog } from './DeleteDuerpDialog.tsx';
import { DuplicateDuerpDialog } from './DuplicateDuerpDialog.tsx';

type DetailActionsProps = {
  duerp: DuerpDocument;
  versions: readonly Version[];
  onDeleted: () => void;
  onDuplicated: (copyId: string) => void;
};

/** What can be done with the document as a whole. */
export function DetailActions({ duerp, versions, onDeleted, onDuplicated }: DetailActionsProps) {
  const [opened, setOpened] = useState<'download' | 'duplicate' | 'delete' | null>(null);
  const download = useDownloadVersion();
  const latest = versions[0];
  const choosePlanHref = `/choose-plan?duerpid=${duerp.id}`;
  const close = (isOpen: boolean) => {
    if (!isOpen) setOpened(null);
  };
  return (
    <>
      <Inline gap="small">
        <PaymentBadge status={duerp.paymentStatus_Derivated} href={choosePlanHref} />
        {latest === undefined ? (
          <Link variant="primary" href={`/duerps/${duerp.id}/edit?step=2`}>
            Continuer la création
          </Link>
        ) : (
          <>
            <Button onPress={() => setOpened('download')}>
              <Icon shape={IconDownload} /> Télécharger
            </Button>
            <Link variant="secondary" href={`/duerps/${duerp.id}/edit?step=2`}>
              {duerp.hasBeenModifiedSinceLastGeneration ? 'Créer une nouvelle version' : 'Modifier'}
            </Link>
          </>
        )}
        {canPurchase(duerp.paymentStatus_Derivated) && (
          <Link variant="secondary" href={choosePlanHref}>
            Acheter ce DUERP
          </Link>
        )}
        <Button variant="quiet" onPress={() => setOpened('duplicate')}>
          <Icon shape={IconCopy} /> Dupliquer
        </Button>
        <Button variant="quiet" onPress={() => setOpened('delete')}>
          <Icon shape={IconDelete} /> Supprimer
        </Button>
      </Inline>
      {latest !== undefined && (
        <DownloadDialog
          isOpen={opened === 'download'}
          onOpenChange={close}
          version={latest}
          isPending={download.isPending}
          choosePlanHref={choosePlanHref}
          onDownload={({ isDemo }) => download.mutate({ version: latest, isDemo }, { onSuccess: () => setOpened(null) })}
        />
      )}
      <DuplicateDuerpDialog
        duerpId={duerp.id}
        isOpen={opened === 'duplicate'}
        onOpenChange={close}
        onDuplicated={onDuplicated}
      />
      <DeleteDuerpDialog duerp={duerp} isOpen={opened === 'delete'} onOpenChange={close} onDeleted={onDeleted} />
    </>
  );
}
