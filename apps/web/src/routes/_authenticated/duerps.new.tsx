import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { NewDuerpScreen } from '../../features/editor/NewDuerpScreen.tsx';

export const Route = createFileRoute('/_authenticated/duerps/new')({ component: NewDuerpPage });

function NewDuerpPage() {
  const navigate = useNavigate();
  return (
    <NewDuerpScreen
      onQuit={() => void navigate({ to: '/duerps' })}
      onCreated={(duerpId) =>
        navigate({
          to: '/duerps/$duerpId/edit',
          params: { duerpId },
          search: { step: 2 },
          replace: true,
        })
      }
    />
  );
}
