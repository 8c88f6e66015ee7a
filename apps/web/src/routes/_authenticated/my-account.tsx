import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../features/account/AccountScreen.tsx';

export const Route = createFileRoute('/_authenticated/my-account')({ component: AccountScreen });
