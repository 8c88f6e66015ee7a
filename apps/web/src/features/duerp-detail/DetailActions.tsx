import type { DuerpDocument, Version } from '@odu/api-contract';
import {
  Button,
  Icon,
  IconCheck,
  IconCopy,
  IconDelete,
  IconDownload,
  IconEdit,
  IconHistory,
  IconPayment,
  Inline,
  Link,
} from '@odu/ui';
import { useState } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import * as links from '../../routing/links.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import type { OpenedDialog } from './DetailDialogs.tsx';
import type { DetailActionList } from './list-actions.ts';

// Opened by a press only: the page comes first.
const DetailDialogs = lazyPart(() => import('./DetailDialogs.tsx'), {
  isFetchedAhead: true,
  isShown: ({ opened }) => opened !== null,
  failure: ({ opened }, retry) =>
    opened !== null && <LoadFailure onRetry={retry}>Cette fenêtre n'a pas pu être chargée.</LoadFailure>,
});

type DetailActionsProps = {
  duerp: DuerpDocument;
  latest: Version | undefined;
  actions: DetailActionList;
  choosePlanHref: string;
  onDeleted: () => Promise<void>;
  onDuplicated: (copyId: string) => Promise<void>;
};

/** What can be done with the document as a whole. */
export function DetailActions({ duerp, actions, choosePlanHref, ...dialogs }: DetailActionsProps) {
  const [opened, setOpened] = useState<OpenedDialog>(null);
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
        {dialogs.latest !== undefined && (
          <Link variant="secondary" href={links.revue(duerp.id)}>
            <Icon shape={IconHistory} size="small" /> Revoir le document
          </Link>
        )}
        {dialogs.latest?.isCovered_Derivated === true && duerp.data.unitesDeTravail.length > 0 && (
          <Button variant="quiet" onPress={() => setOpened('unite')}>
            <Icon shape={IconDownload} size="small" /> Extrait d'une unité
          </Button>
        )}
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
      <DetailDialogs
        {...dialogs}
        duerp={duerp}
        choosePlanHref={choosePlanHref}
        opened={opened}
        onClose={(dialog) => setOpened((now) => (now === dialog ? null : now))}
      />
    </>
  );
}
