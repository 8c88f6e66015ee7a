import { toSameOriginPath } from '@odu/domain';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { VerifyEmailScreen } from '../../features/account/VerifyEmailScreen.tsx';

export const Route = createFileRoute('/_authenticated/verifyemail')({
  validateSearch: z.object({ continueUrl: z.optional(z.string()) }),
  component: VerifyEmailPage,
});

function VerifyEmailPage() {
  const { continueUrl } = Route.useSearch();
  const router = useRouter();
  return <VerifyEmailScreen onContinue={() => router.history.push(toSameOriginPath(continueUrl))} />;
}
