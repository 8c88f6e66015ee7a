import { createFileRoute, redirect } from '@tanstack/react-router';
import { PublicContactScreen } from '../features/contact/PublicContactScreen.tsx';

export const Route = createFileRoute('/contact')({
  beforeLoad: ({ context }) => {
    if (context.session.isSignedIn()) throw redirect({ to: '/contact-private', replace: true });
  },
  component: PublicContactScreen,
});
