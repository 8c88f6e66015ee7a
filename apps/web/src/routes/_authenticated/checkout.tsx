import { createFileRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { CheckoutScreen } from '../../features/plans/CheckoutScreen.tsx';
import { OrderOfDelegate } from '../../features/plans/OrderOfDelegate.tsx';
import { readBuyer } from '../../routing/read-buyer.ts';

export const Route = createFileRoute('/_authenticated/checkout')({
  validateSearch: z.object({ plan: z.optional(z.string()), duerpid: z.optional(z.string()) }),
  beforeLoad: async ({ context, location }) => {
    const { account, isDelegated } = await readBuyer({ context });
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
