import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { DuerpDetailScreen } from '../../features/duerp-detail/DuerpDetailScreen.tsx';
import { duerpQuery, versionsQuery } from '../../queries/duerps.ts';

export const Route = createFileRoute('/_authenticated/duerps/$duerpId/')({
  validateSearch: z.object({ highlightversionid: z.optional(z.string()) }),
  loader: ({ context, params: { duerpId } }) => {
    void context.queryClient.prefetchQuery(duerpQuery(context.api, context.autosaves, duerpId));
    void context.queryClient.prefetchQuery(versionsQuery(context.api, duerpId));
  },
  component: DuerpDetailPage,
});

function DuerpDetailPage() {
  const { duerpId } = Route.useParams();
  const { highlightversionid } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <DuerpDetailScreen
      key={duerpId}
      duerpId={duerpId}
      highlightedVersionId={highlightversionid ?? null}
      onDeleted={() => void navigate({ to: '/duerps' })}
      onDuplicated={(copyId) => void navigate({ to: '/duerps/$duerpId', params: { duerpId: copyId } })}
    />
  );
}
