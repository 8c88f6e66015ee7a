import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { z } from 'zod/mini';
import { EditorLoading } from '../../features/editor/EditorLoading.tsx';
import { EditorScreen } from '../../features/editor/EditorScreen.tsx';
import type { Etape } from '../../features/editor/model/etapes.ts';
import { whenIdle } from '../../loading/when-idle.ts';
import { whenPressed } from '../../loading/when-pressed.ts';
import { duerpQuery } from '../../queries/duerp/duerps.ts';
import { LoadedDuerp } from '../../queries/duerp/LoadedDuerp.tsx';
import type { preloadMasterData } from '../../queries/duerp/master-data.ts';
import { preload } from '../../queries/calls/preload.ts';

// oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
const stepSchema = z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(7)), 1);
const text = z.optional(z.string());

/** Reads ahead of the référentiel, by code that comes with its first use; who needs it then tells a failure. */
const readAhead = (...of: Parameters<typeof preloadMasterData>) =>
  void import('../../queries/duerp/master-data.ts').then(
    (queries) => queries.preloadMasterData(...of),
    () => undefined,
  );

export const Route = createFileRoute('/_authenticated/duerps/$duerpId/edit')({
  validateSearch: z.object({
    step: stepSchema,
    unite: text,
    risque: text,
    action: text,
    champ: text,
    q: text,
    filtre: text,
    dans: text,
    famille: text,
    vue: text,
  }),
  loader: ({ context: { api, autosaves, queryClient }, params: { duerpId } }) => {
    preload(queryClient, duerpQuery(api, autosaves, duerpId));
    // Wanted when something is added: the document comes first.
    whenIdle(() => readAhead(queryClient, { api, duerpId, partie: 'noms' }));
  },
  component: EditorPage,
});

const EDIT = '/duerps/$duerpId/edit';

function EditorPage() {
  const { duerpId } = Route.useParams();
  const { step, ...place } = Route.useSearch();
  const navigate = useNavigate();
  const { api, queryClient } = Route.useRouteContext();
  // Who has only opened the page may not need the rest; without a network, who has worked in it must have it.
  useEffect(
    () => whenPressed(() => readAhead(queryClient, { api, duerpId, partie: 'tout' })),
    [api, queryClient, duerpId],
  );
  const params = useMemo(() => ({ duerpId }), [duerpId]);
  const quit = useCallback(() => void navigate({ to: '/duerps/$duerpId', params }), [navigate, params]);
  const showGenerated = useCallback(
    (versionId: string) =>
      void navigate({ to: '/duerps/$duerpId', params, search: { highlightversionid: versionId } }),
    [navigate, params],
  );
  return (
    <LoadedDuerp
      key={duerpId}
      duerpId={duerpId}
      loading={<EditorLoading duerpId={duerpId} step={step as Etape} />}
    >
      {(duerp) => (
        <EditorScreen
          duerp={duerp}
          step={step as Etape}
          place={place}
          onMove={({ step: next, place: change }) =>
            void navigate({
              to: EDIT,
              params,
              search: (known) => ({ ...known, step: next ?? step, ...change }),
              // « Back » leads to the step before, not through every word of a search.
              replace: next === undefined,
              resetScroll: next !== undefined,
            })
          }
          onQuit={quit}
          onGenerated={showGenerated}
        />
      )}
    </LoadedDuerp>
  );
}
