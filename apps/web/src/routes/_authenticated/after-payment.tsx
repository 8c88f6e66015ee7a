import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { AfterPaymentScreen } from '../../features/plans/AfterPaymentScreen.tsx';
import { requireBilling } from '../../routing/require-billing.ts';

export const Route = createFileRoute('/_authenticated/after-payment')({
  validateSearch: z.object({ subscriptionId: z.optional(z.string()), duerpId: z.optional(z.string()) }),
  beforeLoad: requireBilling,
  component: AfterPaymentPage,
});

function AfterPaymentPage() {
  const { subscriptionId, duerpId } = Route.useSearch();
  return <AfterPaymentScreen subscriptionId={subscriptionId || null} duerpId={duerpId || null} />;
}
