import { createFileRoute } from '@tanstack/react-router';
import { OrderOfDelegate } from '../../features/plans/OrderOfDelegate.tsx';
import { SelectDuerpScreen } from '../../features/plans/SelectDuerpScreen.tsx';
import { readBuyer } from '../../routing/read-buyer.ts';

export const Route = createFileRoute('/_authenticated/choose-plan/select-duerp')({
  beforeLoad: readBuyer,
  component: SelectDuerpPage,
});

function SelectDuerpPage() {
  const { isDelegated } = Route.useRouteContext();
  return isDelegated ? <OrderOfDelegate /> : <SelectDuerpScreen />;
}
