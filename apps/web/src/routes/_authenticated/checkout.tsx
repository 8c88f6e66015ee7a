import { createFileRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { CheckoutScreen } from '../../features/plans/CheckoutScreen.tsx';
import { accountInfoQuery } from '../../queries/account/account.ts';
import { requireBilling } from '../../routing/require-billing.ts';

export const Route = createFileRoute('/_authenticated/checkout')({
  validateSearch: z.object({ plan: z.optional(z.string()), duerpid: z.optional(z.string()) }),
  beforeLoad: async ({ context, location }) => {
    await requireBilling({ context });
    const { api, queryClient } = context;
    const account = await queryClient.fetchQuery(accountInfoQuery(api)).catch(() => null);
    if (account?.isEmailVerified === false) {
      throw redirect({ to: '/verifyemail', search: { continueUrl: location.href }, replace: true });
    }
  },
  component: CheckoutPage,
});

function CheckoutPage() {
  const { plan, duerpid } = Route.useSearch();
  return <CheckoutScreen plan={plan ?? ''} duerpId={duerpid ?? null} />;
}
