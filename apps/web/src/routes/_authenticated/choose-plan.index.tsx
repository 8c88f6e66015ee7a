import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { ChoosePlanScreen } from '../../features/plans/ChoosePlanScreen.tsx';

export const Route = createFileRoute('/_authenticated/choose-plan/')({
  validateSearch: z.object({ duerpid: z.optional(z.string()) }),
  component: ChoosePlanPage,
});

function ChoosePlanPage() {
  const { duerpid } = Route.useSearch();
  return <ChoosePlanScreen duerpId={duerpid ?? null} />;
}
