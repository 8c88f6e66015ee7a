import type { DuerpDocument } from '@odu/api-contract';
import { controleDeConformite, listProblemesDeCompletude } from '@odu/domain';
import {
  BackLink,
  ConformiteCard,
  Echeance,
  Heading,
  Inline,
  Page,
  PaymentBadge,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHasBilling } from '../../api/use-has-billing.ts';
import { useApp } from '../../app-context.tsx';
import { ConflictDialog } from '../../autosave/screens/ConflictDialog.tsx';
import { DuerpSaveStatus } from '../../autosave/screens/DuerpSaveStatus.tsx';
import { LeaveWithUnsaved } from '../../autosave/screens/LeaveWithUnsaved.tsx';
import { RefusedWriteAlert } from '../../autosave/screens/RefusedWriteAlert.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { isAnswered } from '../../queries/calls/is-answered.ts';
import { suiviQuery, versionsQuery } from '../../queries/duerp/duerps.ts';
import { LazyAReevaluer } from '../../reevaluation/LazyAReevaluer.tsx';
import * as links from '../../routing/links.ts';
import * as places from '../../routing/places.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import { PartnerHelp } from '../../shell/PartnerHelp.tsx';
import { DetailActions } from './DetailActions.tsx';
import { DetailDocument } from './DetailDocument.tsx';
import { DetailSuivi } from './DetailSuivi.tsx';
import { DetailVersions } from './DetailVersions.tsx';
import { DetailWarnings } from './DetailWarnings.tsx';
import { listActions } from './list-actions.ts';
import { SecteurBanner } from './SecteurBanner.tsx';

const DetailTableauDeBord = lazyPart(() => import('./DetailTableauDeBord.tsx'), {
  isFetchedAhead: true,
  isDrawnLast: true,
  fallback: (
    <SkeletonGroup label="Chargement du tableau de bord…">
      <Skeleton variant="block" />
    </SkeletonGroup>
  ),
  failure: (_, retry) => (
    <LoadFailure onRetry={retry}>Le tableau de bord n'a pas pu être chargé.</LoadFailure>
  ),
});

export type DuerpDetailScreenProps = {
  duerp: DuerpDocument;
  highlightedVersionId: string | null;
  /** Leaves this page; answers once it is left. */
  onDeleted: () => Promise<void>;
  onDuplicated: (copyId: string) => Promise<void>;
};

/** One DUERP: its actions, its versions and the whole document. */
export function DuerpDetailScreen({
  duerp,
  highlightedVersionId,
  onDeleted,
  onDuplicated,
}: DuerpDetailScreenProps) {
  usePageTitle(duerp.displayName);
  const { api } = useApp();
  const hasBilling = useHasBilling();
  const [today] = useState(() => new Date().toISOString());
  const { data: versions = duerp.versions } = useQuery(versionsQuery(api, duerp.id));
  const suivi = useQuery({ ...suiviQuery(api, duerp.id), enabled: versions.length > 0 });
  // What stands under it comes with it, and is not pushed away; a call that fails is waited for in its own place, which asks again.
  const isSuiviAwaited = versions.length > 0 && !isAnswered(suivi);
  const problemes = listProblemesDeCompletude(duerp.data);
  const choosePlanHref = links.choosePlan(duerp.id);
  return (
    <Page>
      <Stack gap="xxlarge">
        <Stack gap="large">
          <Stack gap="medium">
            <BackLink href={links.duerps()}>Retour à mes DUERP</BackLink>
            <Stack gap="none">
              <Inline gap="small" justify="between">
                <Heading level={1}>{duerp.displayName}</Heading>
                {hasBilling && <PaymentBadge status={duerp.paymentStatus_Derivated} href={choosePlanHref} />}
              </Inline>
              <Echeance
                latestCreationTime={versions[0]?.creationTime}
                nombreEmployes={duerp.data.entreprise?.nombreEmployes}
                isSecteurPublic={duerp.data.entreprise?.isSecteurPublic}
                today={today}
              />
              <DuerpSaveStatus duerpId={duerp.id} />
            </Stack>
            <DetailActions
              duerp={duerp}
              latest={versions[0]}
              actions={listActions(duerp, problemes)}
              choosePlanHref={choosePlanHref}
              onDeleted={onDeleted}
              onDuplicated={onDuplicated}
            />
          </Stack>
          <RefusedWriteAlert duerpId={duerp.id} />
          <DetailWarnings duerp={duerp} problemes={problemes} />
          <LazyAReevaluer duerp={duerp} />
          <DetailVersions
            duerpId={duerp.id}
            versions={versions}
            highlightedVersionId={highlightedVersionId}
            choosePlanHref={choosePlanHref}
          />
          {isSuiviAwaited ? (
            <SkeletonGroup label="Chargement du document…">
              <Skeleton variant="title" />
              <Skeleton variant="block" />
            </SkeletonGroup>
          ) : (
            <>
              <DetailSuivi duerp={duerp} versions={versions} today={today} />
              <ConformiteCard
                points={controleDeConformite(duerp.data, versions, suivi.data ?? null, today)}
                getHref={(one) => places.point(duerp.id, one)}
                suiviHref={places.suivi(duerp.id)}
              />
              <PartnerHelp />
              <SecteurBanner duerp={duerp} />
              <DetailTableauDeBord duerp={duerp} versions={versions} today={today} />
            </>
          )}
        </Stack>
        {!isSuiviAwaited && <DetailDocument duerp={duerp} choosePlanHref={choosePlanHref} />}
      </Stack>
      <ConflictDialog duerp={duerp} />
      <LeaveWithUnsaved duerpId={duerp.id} />
    </Page>
  );
}
