import { toSameOriginPath } from '@odu/domain';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { LoginScreen } from '../features/auth/LoginScreen.tsx';

export const Route = createFileRoute('/login')({
  validateSearch: z.object({ email: z.optional(z.string()), returnUrl: z.optional(z.string()) }),
  beforeLoad: ({ context, search }) => {
    if (context.session.isSignedIn())
      throw redirect({ href: toSameOriginPath(search.returnUrl), replace: true });
  },
  component: LoginPage,
});

function LoginPage() {
  const { email, returnUrl } = Route.useSearch();
  const router = useRouter();
  return (
    <LoginScreen
      initialEmail={email ?? ''}
      onSignedIn={() => router.history.push(toSameOriginPath(returnUrl))}
      onAccountMissing={(missing) =>
        void router.navigate({ to: '/create-account', search: { email: missing } })
      }
    />
  );
}
