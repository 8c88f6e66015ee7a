import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { EditorScreen } from '../../features/editor/EditorScreen.tsx';
import { duerpQuery, masterDataQuery } from '../../queries/duerps.ts';

export const Route = createFileRoute('/_authenticated/duerps/$duerpId/edit')({
  validateSearch: z.object({
    step: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(7)), 1),
  }),
  loader: ({ context, params: { duerpId } }) => {
    void context.queryClient.prefetchQuery(duerpQuery(context.api, context.autosaves, duerpId));
    void context.queryClient.prefetchQuery(masterDataQuery(context.api, duerpId));
  },
  component: EditorPage,
});

function EditorPage() {
  const { duerpId } = Route.useParams();
  const { step } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <EditorScreen
      key={duerpId}
      duerpId={duerpId}
      step={step}
      onStepChange={(next) => void navigate({ to: '/duerps/$duerpId/edit', params: { duerpId }, search: { step: next } })}
      onQuit={() => void navigate({ to: '/duerps/$duerpId', params: { duerpId } })}
      onGenerated={(versionId) =>
        void navigate({ to: '/duerps/$duerpId', params: { duerpId }, search: { highlightversionid: versionId } })
      }
    />
  );
}
