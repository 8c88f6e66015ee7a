import type { DuerpListItem } from '@odu/api-contract';
import { Alert, Button, DuerpCard, EmptyState, IconDocument, Link, Skeleton, SkeletonGroup, Stack } from '@odu/ui';
import { useDownloadVersion } from '../../queries/use-download-version.ts';

type DuerpCardsProps = { duerps: readonly DuerpListItem[] | undefined; isError: boolean; onRetry: () => void };

/** One card for each DUERP, or what stands in their place. */
export function DuerpCards({ duerps, isError, onRetry }: DuerpCardsProps) {
  const download = useDownloadVersion();
  if (duerps === undefined && isError) {
    return (
      <Alert tone="danger" live="polite" actions={<Button onPress={onRetry}>Réessayer</Button>}>
        Erreur lors du chargement des DUERP.
      </Alert>
    );
  }
  if (duerps === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton variant="block" />
        <Skeleton variant="block" />
      </SkeletonGroup>
    );
  }
  if (duerps.length === 0) {
    return (
      <EmptyState
        icon={IconDocument}
        action={
          <Link href="/duerps/new" variant="secondary">
            Créer mon premier DUERP
          </Link>
        }
        example="Comptez environ une heure pour une entreprise de dix personnes."
      >
        Aucun DUERP trouvé.
      </EmptyState>
    );
  }
  return (
    <Stack gap="medium">
      {duerps.map((duerp) => (
        <DuerpCard
          key={duerp.id}
          duerp={duerp}
          openHref={`/duerps/${duerp.id}`}
          editHref={`/duerps/${duerp.id}/edit?step=${duerp.latestVersion === null ? 2 : 1}`}
          choosePlanHref={`/choose-plan?duerpid=${duerp.id}`}
          isDownloading={download.isPending && download.variables.version.id === duerp.latestVersion?.id}
          onDownload={() => {
            const version = duerp.latestVersion;
            if (version !== null) download.mutate({ version, isDemo: !version.isCovered_Derivated });
          }}
        />
      ))}
    </Stack>
  );
}
