import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { DelegateLoginScreen } from '../features/auth/DelegateLoginScreen.tsx';

export const Route = createFileRoute('/dg')({
  beforeLoad: ({ context }) => {
    if (context.session.isSignedIn()) throw redirect({ to: '/', replace: true });
  },
  component: DelegateLoginPage,
});

function DelegateLoginPage() {
  const navigate = useNavigate();
  return <DelegateLoginScreen onSignedIn={() => void navigate({ to: '/' })} />;
}
