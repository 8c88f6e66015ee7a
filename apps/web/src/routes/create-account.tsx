import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { CreateAccountScreen } from '../features/auth/CreateAccountScreen.tsx';

export const Route = createFileRoute('/create-account')({
  validateSearch: z.object({ email: z.optional(z.string()) }),
  beforeLoad: ({ context }) => {
    if (context.session.isSignedIn()) throw redirect({ to: '/', replace: true });
  },
  component: CreateAccountPage,
});

function CreateAccountPage() {
  const { email } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <CreateAccountScreen initialEmail={email ?? ''} onCreated={() => void navigate({ to: '/duerps/new' })} />
  );
}
