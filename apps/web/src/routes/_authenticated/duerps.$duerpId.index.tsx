import { createFileRoute, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { z } from 'zod/mini';
import { DuerpDetailLoading } from '../../features/duerp-detail/DuerpDetailLoading.tsx';
import { DuerpDetailScreen } from '../../features/duerp-detail/DuerpDetailScreen.tsx';
import { EditorPlace } from '../../place/EditorPlace.tsx';
import { duerpQuery, secteursQuery, suiviQuery } from '../../queries/duerp/duerps.ts';
import { LoadedDuerp } from '../../queries/duerp/LoadedDuerp.tsx';
import { preload } from '../../queries/calls/preload.ts';

const text = z.optional(z.string());

export const Route = createFileRoute('/_authenticated/duerps/$duerpId/')({
  validateSearch: z.object({
    highlightversionid: text,
    q: text,
    filtre: text,
    dans: text,
    famille: text,
  }),
  loader: ({ context: { api, autosaves, queryClient }, params: { duerpId } }) => {
    preload(queryClient, duerpQuery(api, autosaves, duerpId));
    preload(queryClient, suiviQuery(api, duerpId));
    preload(queryClient, secteursQuery(api, duerpId));
  },
  component: DuerpDetailPage,
});

function DuerpDetailPage() {
  const { duerpId } = Route.useParams();
  const highlightversionid = Route.useSearch({ select: (search) => search.highlightversionid });
  const navigate = useNavigate();
  return (
    <LoadedDuerp key={duerpId} duerpId={duerpId} loading={<DuerpDetailLoading />}>
      {(duerp) => (
        <DetailPlace>
          <DuerpDetailScreen
            duerp={duerp}
            highlightedVersionId={highlightversionid ?? null}
            onDeleted={() => navigate({ to: '/duerps' })}
            onDuplicated={(copyId) => navigate({ to: '/duerps/$duerpId', params: { duerpId: copyId } })}
          />
        </DetailPlace>
      )}
    </LoadedDuerp>
  );
}

/** The search of the document, which the address follows; what stands around is not drawn for it. */
function DetailPlace({ children }: { children: ReactNode }) {
  const { q, filtre, dans, famille } = Route.useSearch();
  const { duerpId } = Route.useParams();
  const navigate = useNavigate();
  return (
    <EditorPlace
      address={{ q, filtre, dans, famille }}
      onMove={({ place }) =>
        void navigate({
          to: '/duerps/$duerpId',
          params: { duerpId },
          search: (known) => ({ ...known, ...place }),
          replace: true,
          resetScroll: false,
        })
      }
    >
      {children}
    </EditorPlace>
  );
}
