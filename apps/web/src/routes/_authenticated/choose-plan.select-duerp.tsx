import { createFileRoute } from '@tanstack/react-router';
import { SelectDuerpScreen } from '../../features/plans/SelectDuerpScreen.tsx';
import { requireBilling } from '../../routing/require-billing.ts';

export const Route = createFileRoute('/_authenticated/choose-plan/select-duerp')({
  beforeLoad: requireBilling,
  component: SelectDuerpScreen,
});
