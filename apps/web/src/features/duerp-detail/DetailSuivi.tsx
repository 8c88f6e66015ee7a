import type { DuerpDocument, EntreeDeSuivi, TypeDeSuivi, Version } from '@odu/api-contract';
import { mesuresDePrevention } from '@odu/domain';
import { Card, Skeleton, SkeletonGroup, SuiviCard } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { suiviQuery } from '../../queries/duerp/duerps.ts';
import { useDownloadAvis } from '../../queries/duerp/use-download-avis.ts';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { useFocusedPlace } from '../../routing/use-focused-place.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';

// Their forms weigh more than the page: opened by a press only.
const OF_A_PRESS = {
  isFetchedAhead: true,
  failure: (_props: object, retry: () => void) => (
    <LoadFailure onRetry={retry}>Cette fenêtre n'a pas pu être chargée.</LoadFailure>
  ),
};
const EnvoiSpst = lazyPart(() => import('./EnvoiSpst.tsx'), OF_A_PRESS);
const SuiviEntree = lazyPart(() => import('./SuiviEntree.tsx'), OF_A_PRESS);

type Opened =
  | { form: 'entree'; version: Version; type: TypeDeSuivi; corrige: EntreeDeSuivi | null }
  | { form: 'envoi'; version: Version };

type DetailSuiviProps = {
  duerp: DuerpDocument;
  /** Newest first. */
  versions: readonly Version[];
  /** A day in Paris or an ISO instant. */
  today: string;
};

/** Where the conformity check leads to; there once the follow-up is. */
function PlaceDuSuivi({ children }: { children: ReactNode }) {
  useFocusedPlace('suivi');
  return <div id="suivi">{children}</div>;
}

/** What was done with each version; nothing while there is none. */
export function DetailSuivi({ duerp, versions, today }: DetailSuiviProps) {
  const { api } = useApp();
  const { data: entrees, error, refetch } = useQuery(suiviQuery(api, duerp.id));
  const download = useDownloadAvis(duerp.id);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { regime } = mesuresDePrevention(duerp.data.entreprise);
  // This one only: an answer may come after another one was opened.
  const close = (mine: Opened) => setOpened((now) => (now === mine ? null : now));
  if (versions.length === 0) return null;
  if (entrees === undefined)
    return (
      <Card as="section" padding="large" aria-label="Suivi des versions">
        {error === null ? (
          <SkeletonGroup label="Chargement du suivi…">
            <Skeleton lines={3} />
          </SkeletonGroup>
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch()}>
            Le suivi des versions n'a pas pu être chargé.
          </LoadFailure>
        )}
      </Card>
    );
  return (
    <>
      <PlaceDuSuivi>
        <SuiviCard
          versions={versions}
          entrees={entrees}
          regime={regime}
          today={today}
          downloadingEntreeId={download.isPending ? download.variables.id : undefined}
          onAdd={(version, type, corrige) => setOpened({ form: 'entree', version, type, corrige })}
          onSend={(version) => setOpened({ form: 'envoi', version })}
          onDownloadAvis={(entree) => {
            if (!download.isPending) download.mutate(entree);
          }}
        />
      </PlaceDuSuivi>
      {opened?.form === 'entree' && <SuiviEntree {...opened} regime={regime} onClose={() => close(opened)} />}
      {opened?.form === 'envoi' && <EnvoiSpst version={opened.version} onClose={() => close(opened)} />}
    </>
  );
}
