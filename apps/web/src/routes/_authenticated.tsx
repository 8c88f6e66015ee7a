import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_authenticated')({
  beforeLoad: ({ context, location }) => {
    if (!context.session.isSignedIn()) throw redirect({ to: '/login', search: { returnUrl: location.href }, replace: true });
    context.autosaves.restoreOrphans();
  },
});
