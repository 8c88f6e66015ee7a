import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { AfterPaymentScreen } from '../../features/plans/AfterPaymentScreen.tsx';
import { OrderOfDelegate } from '../../features/plans/OrderOfDelegate.tsx';
import { readBuyer } from '../../routing/read-buyer.ts';

export const Route = createFileRoute('/_authenticated/after-payment')({
  validateSearch: z.object({ subscriptionId: z.optional(z.string()), duerpId: z.optional(z.string()) }),
  beforeLoad: readBuyer,
  component: AfterPaymentPage,
});

function AfterPaymentPage() {
  const { subscriptionId, duerpId } = Route.useSearch();
  const { isDelegated } = Route.useRouteContext();
  if (isDelegated) return <OrderOfDelegate />;
  return <AfterPaymentScreen subscriptionId={subscriptionId || null} duerpId={duerpId || null} />;
}
