import type { DuerpListItem } from '@odu/api-contract';
import { Alert, Columns, DuerpCard, EmptyState, IconDocument, Link, Skeleton, SkeletonGroup } from '@odu/ui';
import { useState } from 'react';
import { useHasBilling } from '../../api/use-has-billing.ts';
import { DuerpSaveStatus } from '../../autosave/screens/DuerpSaveStatus.tsx';
import { useDuerpAutosave } from '../../autosave/use-edit-duerp.ts';
import { lazyPart } from '../../loading/lazy-part.tsx';
import {
  canRetryDownload,
  describeDownloadFailure,
  useDownloadVersion,
} from '../../queries/duerp/use-download-version.ts';
import * as links from '../../routing/links.ts';
import * as styles from '../../shell/AppShell.css.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';

// Under the names and dates, which come first; as high as the worst level, the bar and the counts that come.
const DuerpNiveaux = lazyPart(() => import('./duerp-niveaux.ts'), {
  isFetchedAhead: true,
  fallback: <Skeleton lines={5} />,
});

// Opened by a press only, and as heavy as the page.
const DownloadDialog = lazyPart(() => import('./download-dialog.ts'), {
  isFetchedAhead: true,
  failure: ({ isOpen }, retry) =>
    isOpen && <LoadFailure onRetry={retry}>Cette fenêtre n'a pas pu être chargée.</LoadFailure>,
});

type DuerpCardsProps = {
  duerps: readonly DuerpListItem[] | undefined;
  error: Error | null;
  onRetry: () => void;
};

/** One card for each DUERP, or what stands in their place. */
export function DuerpCards({ duerps, error, onRetry }: DuerpCardsProps) {
  if (duerps === undefined && error !== null) {
    return (
      <LoadFailure error={error} onRetry={onRetry}>
        Erreur lors du chargement des DUERP.
      </LoadFailure>
    );
  }
  if (duerps === undefined) return <DuerpCardsLoading />;
  if (duerps.length === 0) {
    return (
      <EmptyState
        icon={IconDocument}
        action={
          <Link href={links.newDuerp()} variant="primary">
            Créer mon premier DUERP
          </Link>
        }
        example={
          <>
            Par exemple, celui d'une boulangerie&nbsp;: le fournil, la boutique et la livraison, avec les
            risques de chacun. <Link href={links.exemple()}>Voir cet exemple</Link>
          </>
        }
      >
        Aucun DUERP trouvé.
      </EmptyState>
    );
  }
  return <LoadedCards duerps={duerps} />;
}

/** What stands in the place of the cards meanwhile. */
export function DuerpCardsLoading() {
  return (
    <div className={styles.loading}>
      <SkeletonGroup label="Chargement de vos DUERP…">
        <Columns minColumn="wide" gap="medium">
          <Skeleton variant="block" />
          <Skeleton variant="block" />
        </Columns>
      </SkeletonGroup>
    </div>
  );
}

type DemoDialog = { demo: DuerpListItem['latestVersion']; isOpen: boolean };

function LoadedCards({ duerps }: { duerps: readonly DuerpListItem[] }) {
  const download = useDownloadVersion();
  const [{ demo, isOpen }, setDialog] = useState<DemoDialog>({ demo: null, isOpen: false });
  const handleDownload = ({ latestVersion }: DuerpListItem) => {
    if (latestVersion === null) return;
    if (latestVersion.isCovered_Derivated) return download.mutate({ version: latestVersion, isDemo: false });
    if (download.isError) download.reset();
    // What is not covered is only had as the demonstration: the dialog says so first.
    setDialog({ demo: latestVersion, isOpen: true });
  };
  return (
    <>
      <Columns minColumn="wide" gap="medium">
        {duerps.map((duerp) => (
          <ListedDuerp
            key={duerp.id}
            duerp={duerp}
            isDownloading={download.isPending && download.variables.version.id === duerp.latestVersion?.id}
            onDownload={() => handleDownload(duerp)}
          />
        ))}
      </Columns>
      {demo !== null && (
        <DownloadDialog
          isOpen={isOpen}
          onOpenChange={(next) => setDialog({ demo, isOpen: next })}
          version={demo}
          isPending={download.isPending}
          errorMessage={
            download.isError && download.variables.version.id === demo.id
              ? describeDownloadFailure(download.error)
              : undefined
          }
          canRetry={canRetryDownload(download.error)}
          choosePlanHref={links.choosePlan(demo.duerpDocumentId)}
          onDownload={({ isDemo }) =>
            download.mutate(
              { version: demo, isDemo },
              // Another one may have been asked for meanwhile.
              { onSuccess: () => setDialog((now) => (now.demo === demo ? { demo, isOpen: false } : now)) },
            )
          }
        />
      )}
    </>
  );
}

type ListedDuerpProps = { duerp: DuerpListItem; isDownloading: boolean; onDownload: () => void };

function ListedDuerp({ duerp, ...download }: ListedDuerpProps) {
  const { state, isKept } = useDuerpAutosave(duerp.id);
  const hasBilling = useHasBilling();
  const hasEdits = state.kind !== 'saved' || state.at !== null;
  const [today] = useState(() => new Date().toISOString());
  return (
    <DuerpCard
      duerp={duerp}
      openHref={links.duerp(duerp.id)}
      editHref={links.duerpEditor(duerp.id, 2)}
      niveaux={
        duerp.compteurs !== undefined && (
          <DuerpNiveaux
            compteurs={duerp.compteurs}
            niveauLePlusEleve={duerp.niveauLePlusEleve ?? null}
            getFiltreHref={(filtre) => links.duerpEditor(duerp.id, 5, { filtre })}
          />
        )
      }
      choosePlanHref={links.choosePlan(duerp.id)}
      hasPaymentBadge={hasBilling}
      today={today}
      saveStatus={
        hasEdits &&
        // The question itself stands in the document only.
        (state.kind === 'conflict' && isKept ? (
          <Alert tone="warning" live="polite">
            Non enregistré&nbsp;: un choix vous attend, ouvrez ce DUERP.
          </Alert>
        ) : (
          <DuerpSaveStatus duerpId={duerp.id} />
        ))
      }
      {...download}
    />
  );
}
