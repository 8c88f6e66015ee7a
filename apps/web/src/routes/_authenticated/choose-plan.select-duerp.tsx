import { createFileRoute } from '@tanstack/react-router';
import { SelectDuerpScreen } from '../../features/plans/SelectDuerpScreen.tsx';

export const Route = createFileRoute('/_authenticated/choose-plan/select-duerp')({
  component: SelectDuerpScreen,
});
