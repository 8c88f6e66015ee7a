import type { DuerpDocument } from '@odu/api-contract';
import { BackLink, Heading, Page, Stack } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readErrorStatus } from '../api/api-error.ts';
import { useApp } from '../app-context.tsx';
import * as links from '../routing/links.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { PageLoading } from '../shell/PageLoading.tsx';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { duerpQuery } from './duerps.ts';

type LoadedDuerpProps = { duerpId: string; children: (duerp: DuerpDocument) => ReactNode };

/** Waits for a DUERP, and says so when it cannot be had. */
export function LoadedDuerp({ duerpId, children }: LoadedDuerpProps) {
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
  if (duerp !== undefined) return children(duerp);
  if (error === null) return <PageLoading />;
  const isMissing = readErrorStatus(error) === 404 || readErrorStatus(error) === 400;
  return (
    <Page>
      <Stack gap="large">
        <BackLink href={links.duerps()}>Retour à mes DUERP</BackLink>
        <Heading level={1}>Mes DUERP</Heading>
        <LoadFailure error={error} onRetry={isMissing ? undefined : () => void refetch()}>
          {isMissing ? 'DUERP introuvable.' : 'Erreur lors du chargement du DUERP.'}
        </LoadFailure>
      </Stack>
    </Page>
  );
}
