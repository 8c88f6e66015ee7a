import { createFileRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { CheckoutScreen } from '../../features/plans/CheckoutScreen.tsx';
import { OrderOfDelegate } from '../../features/plans/OrderOfDelegate.tsx';
import { accountInfoQuery } from '../../queries/account/account.ts';
import { requireBilling } from '../../routing/require-billing.ts';

export const Route = createFileRoute('/_authenticated/checkout')({
  validateSearch: z.object({ plan: z.optional(z.string()), duerpid: z.optional(z.string()) }),
  beforeLoad: async ({ context, location }) => {
    await requireBilling({ context });
    const { api, queryClient } = context;
    const account = await queryClient.fetchQuery(accountInfoQuery(api)).catch(() => null);
    const isDelegated = account?.isDelegatedSession === true;
    if (account?.isEmailVerified === false && !isDelegated) {
      throw redirect({ to: '/verifyemail', search: { continueUrl: location.href }, replace: true });
    }
    return { isDelegated };
  },
  component: CheckoutPage,
});

function CheckoutPage() {
  const { plan, duerpid } = Route.useSearch();
  const { isDelegated } = Route.useRouteContext();
  if (isDelegated) return <OrderOfDelegate />;
  return <CheckoutScreen plan={plan ?? ''} duerpId={duerpid ?? null} />;
}
