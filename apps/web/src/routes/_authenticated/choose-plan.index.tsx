import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { ChoosePlanScreen } from '../../features/plans/ChoosePlanScreen.tsx';
import { requireBilling } from '../../routing/require-billing.ts';

export const Route = createFileRoute('/_authenticated/choose-plan/')({
  validateSearch: z.object({ duerpid: z.optional(z.string()) }),
  beforeLoad: requireBilling,
  component: ChoosePlanPage,
});

function ChoosePlanPage() {
  const { duerpid } = Route.useSearch();
  return <ChoosePlanScreen duerpId={duerpid || null} />;
}
