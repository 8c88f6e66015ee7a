import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { DuerpDetailLoading } from '../../features/duerp-detail/DuerpDetailLoading.tsx';
import { DuerpDetailScreen } from '../../features/duerp-detail/DuerpDetailScreen.tsx';
import { duerpQuery, secteursQuery, suiviQuery } from '../../queries/duerp/duerps.ts';
import { LoadedDuerp } from '../../queries/duerp/LoadedDuerp.tsx';
import { preload } from '../../queries/calls/preload.ts';

export const Route = createFileRoute('/_authenticated/duerps/$duerpId/')({
  validateSearch: z.object({ highlightversionid: z.optional(z.string()) }),
  loader: ({ context: { api, autosaves, queryClient }, params: { duerpId } }) => {
    preload(queryClient, duerpQuery(api, autosaves, duerpId));
    preload(queryClient, suiviQuery(api, duerpId));
    preload(queryClient, secteursQuery(api, duerpId));
  },
  component: DuerpDetailPage,
});

function DuerpDetailPage() {
  const { duerpId } = Route.useParams();
  const { highlightversionid } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <LoadedDuerp key={duerpId} duerpId={duerpId} loading={<DuerpDetailLoading />}>
      {(duerp) => (
        <DuerpDetailScreen
          duerp={duerp}
          highlightedVersionId={highlightversionid ?? null}
          onDeleted={() => navigate({ to: '/duerps' })}
          onDuplicated={(copyId) => navigate({ to: '/duerps/$duerpId', params: { duerpId: copyId } })}
        />
      )}
    </LoadedDuerp>
  );
}
