import { createFileRoute } from '@tanstack/react-router';
import { PrivateContactScreen } from '../../features/contact/PrivateContactScreen.tsx';

export const Route = createFileRoute('/_authenticated/contact-private')({ component: PrivateContactScreen });
