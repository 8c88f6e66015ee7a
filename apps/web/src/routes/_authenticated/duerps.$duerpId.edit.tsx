import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { EditorScreen } from '../../features/editor/EditorScreen.tsx';
import type { Etape } from '../../features/editor/model/etapes.ts';
import { whenIdle } from '../../loading/when-idle.ts';
import { duerpQuery, masterDataQuery } from '../../queries/duerps.ts';
import { LoadedDuerp } from '../../queries/LoadedDuerp.tsx';
import { preload } from '../../queries/preload.ts';

// oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
const stepSchema = z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(7)), 1);
const text = z.optional(z.string());

export const Route = createFileRoute('/_authenticated/duerps/$duerpId/edit')({
  validateSearch: z.object({ step: stepSchema, unite: text, risque: text, q: text, filtre: text, vue: text }),
  loader: ({ context: { api, autosaves, queryClient }, params: { duerpId } }) => {
    preload(queryClient, duerpQuery(api, autosaves, duerpId));
    // Large, and wanted when something is added: the document comes first.
    whenIdle(() => preload(queryClient, masterDataQuery(api, duerpId)));
  },
  component: EditorPage,
});

function EditorPage() {
  const { duerpId } = Route.useParams();
  const { step, ...place } = Route.useSearch();
  const navigate = useNavigate();
  const edit = '/duerps/$duerpId/edit' as const;
  const params = { duerpId };
  return (
    <LoadedDuerp key={duerpId} duerpId={duerpId}>
      {(duerp) => (
        <EditorScreen
          duerp={duerp}
          step={step as Etape}
          place={place}
          onMove={({ step: next, place: change }) =>
            void navigate({
              to: edit,
              params,
              search: (known) => ({ ...known, step: next ?? step, ...change }),
              // « Back » leads to the step before, not through every word of a search.
              replace: next === undefined,
              resetScroll: next !== undefined,
            })
          }
          onQuit={() => void navigate({ to: '/duerps/$duerpId', params })}
          onGenerated={(versionId) =>
            void navigate({ to: '/duerps/$duerpId', params, search: { highlightversionid: versionId } })
          }
        />
      )}
    </LoadedDuerp>
  );
}
