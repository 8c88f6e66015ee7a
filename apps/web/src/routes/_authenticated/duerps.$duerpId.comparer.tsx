import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { CompareScreen } from '../../features/compare/CompareScreen.tsx';
import { duerpQuery, versionsQuery } from '../../queries/duerp/duerps.ts';
import { LoadedDuerp } from '../../queries/duerp/LoadedDuerp.tsx';
import { preload } from '../../queries/calls/preload.ts';

export const Route = createFileRoute('/_authenticated/duerps/$duerpId/comparer')({
  validateSearch: z.object({ avant: z.optional(z.string()), apres: z.optional(z.string()) }),
  loader: ({ context: { api, autosaves, queryClient }, params: { duerpId } }) => {
    preload(queryClient, duerpQuery(api, autosaves, duerpId));
    preload(queryClient, versionsQuery(api, duerpId));
  },
  component: ComparePage,
});

function ComparePage() {
  const { duerpId } = Route.useParams();
  const { avant, apres } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <LoadedDuerp key={duerpId} duerpId={duerpId}>
      {(duerp) => (
        <CompareScreen
          duerp={duerp}
          avant={avant}
          apres={apres}
          onChange={(search) =>
            void navigate({ to: '/duerps/$duerpId/comparer', params: { duerpId }, search, replace: true })
          }
        />
      )}
    </LoadedDuerp>
  );
}
