import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { ForgotPasswordScreen } from '../features/auth/ForgotPasswordScreen.tsx';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: z.object({ email: z.optional(z.string()) }),
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  const { email } = Route.useSearch();
  return <ForgotPasswordScreen initialEmail={email ?? ''} />;
}
