import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { ResetPasswordScreen } from '../features/auth/ResetPasswordScreen.tsx';

export const Route = createFileRoute('/resetpwd')({
  validateSearch: z.object({ email: z.optional(z.string()), token: z.optional(z.string()) }),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const { email, token } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <ResetPasswordScreen
      email={email ?? ''}
      token={token ?? ''}
      onReset={() => void navigate({ to: '/login' })}
    />
  );
}
