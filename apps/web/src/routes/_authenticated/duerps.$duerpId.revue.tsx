import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { RevueScreen } from '../../features/revue/RevueScreen.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { duerpQuery } from '../../queries/duerp/duerps.ts';
import { LoadedDuerp } from '../../queries/duerp/LoadedDuerp.tsx';
import { preload } from '../../queries/calls/preload.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';

// The editor's own dialogs, opened by a press: no feature imports another.
const failure = (_: unknown, retry: () => void) => (
  <LoadFailure onRetry={retry}>Cette fenêtre n'a pas pu être chargée.</LoadFailure>
);
const Evaluation = lazyPart(() => import('../../features/editor/evaluation/RisqueEvaluation.tsx'), {
  isFetchedAhead: true,
  failure,
});
const Generation = lazyPart(
  async () => ({
    default: (await import('../../features/editor/parts/GenerateVersion.tsx')).GenerateVersion,
  }),
  { isFetchedAhead: true, failure },
);

export const Route = createFileRoute('/_authenticated/duerps/$duerpId/revue')({
  loader: ({ context: { api, autosaves, queryClient }, params: { duerpId } }) =>
    preload(queryClient, duerpQuery(api, autosaves, duerpId)),
  component: RevuePage,
});

function RevuePage() {
  const { duerpId } = Route.useParams();
  const navigate = useNavigate();
  const [areMesuresExpanded, setAreMesuresExpanded] = useState(false);
  return (
    <LoadedDuerp key={duerpId} duerpId={duerpId}>
      {(duerp) => (
        <RevueScreen
          duerp={duerp}
          renderEvaluation={({ onSaved, ...opened }) => (
            <Evaluation
              key={opened.risque.idRisque}
              {...opened}
              duerp={duerp}
              hasNext={false}
              areMesuresExpanded={areMesuresExpanded}
              onMesuresExpandedChange={setAreMesuresExpanded}
              onSaved={onSaved}
              onNext={onSaved}
            />
          )}
          renderGeneration={(onClose) => (
            <Generation
              duerp={duerp}
              motif="MISE_A_JOUR_ANNUELLE"
              onClose={onClose}
              onGenerated={(highlightversionid) =>
                void navigate({ to: '/duerps/$duerpId', params: { duerpId }, search: { highlightversionid } })
              }
            />
          )}
        />
      )}
    </LoadedDuerp>
  );
}
