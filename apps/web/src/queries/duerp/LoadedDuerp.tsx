import type { DuerpDocument } from '@odu/api-contract';
import { BackLink, Heading, Page, Stack } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import type { ReactNode } from 'react';
import { readErrorStatus } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { RefusedWriteAlert } from '../../autosave/screens/RefusedWriteAlert.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import * as links from '../../routing/links.ts';
import { focusShownHeading } from '../../routing/focus-page-heading.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { duerpQuery } from './duerps.ts';

type LoadedDuerpProps = {
  duerpId: string;
  /** What stands meanwhile. */
  loading?: ReactNode;
  children: (duerp: DuerpDocument) => ReactNode;
};

/** Waits for a DUERP, and says so when it cannot be had, or when the id in the address is blank. */
export function LoadedDuerp(props: LoadedDuerpProps) {
  return props.duerpId.trim() === '' ? <NoDuerpId /> : <FoundDuerp {...props} />;
}

function FoundDuerp({ duerpId, loading = <PageLoading />, children }: LoadedDuerpProps) {
  const { api } = useApp();
  const { autosaves } = useWorkspace();
  const {
    data: duerp,
    error,
    refetch,
  } = useQuery({
    ...duerpQuery(api, autosaves, duerpId),
    // The failure is told in the page itself.
    meta: { silent: true },
  });
  // A document that comes after its page is drawn in slices: React draws what a query tells in one piece.
  const isThere = useDeferredValue(duerp !== undefined);
  // Deleted in another tab, it is gone from this one too at its next reading; any other failure leaves it to be worked on.
  const isGone = duerp !== undefined && readErrorStatus(error) === 404;
  if (duerp !== undefined && !isGone) return isThere ? children(duerp) : loading;
  if (error === null) return loading;
  return <FailedDuerp duerpId={duerpId} error={error} isGone={isGone} onRetry={() => void refetch()} />;
}

// Seldom shown, and every page of a document would carry it.
const MissingDuerp = lazyPart(() => import('./MissingDuerp.tsx'), {
  failure: (_, retry) => <LoadFailure onRetry={retry}>DUERP introuvable.</LoadFailure>,
});

type FailedDuerpProps = { duerpId: string; error: Error; isGone: boolean; onRetry: () => void };

/** The page of a document that cannot be had. */
function FailedDuerp({ duerpId, error, isGone, onRetry }: FailedDuerpProps) {
  const status = readErrorStatus(error);
  const isMissing = status === 404 || status === 400;
  // With a document that was there went what had the focus: the button or the dialog of which the server said so.
  useEffect(() => {
    if (isGone) focusShownHeading();
  }, [isGone]);
  return (
    <PageWithoutDuerp title={isMissing ? MISSING : 'Mes DUERP'}>
      {isMissing ? (
        <>
          <MissingDuerp />
          <RefusedWriteAlert duerpId={duerpId} />
        </>
      ) : (
        <LoadFailure error={error} onRetry={onRetry}>
          Erreur lors du chargement du DUERP.
        </LoadFailure>
      )}
    </PageWithoutDuerp>
  );
}

function NoDuerpId() {
  return (
    <PageWithoutDuerp title={MISSING}>
      <LoadFailure>ID du DUERP manquant.</LoadFailure>
    </PageWithoutDuerp>
  );
}

const MISSING = 'DUERP introuvable';

/** What stands where a document would, and the way back to the list. */
function PageWithoutDuerp({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <Page>
      <Stack gap="large">
        <BackLink href={links.duerps()}>Retour à mes DUERP</BackLink>
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </Page>
  );
}
