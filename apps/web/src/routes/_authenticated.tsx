import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { AuthenticatedShell } from '../shell/AuthenticatedShell.tsx';

export const Route = createFileRoute('/_authenticated')({
  beforeLoad: async ({ context, location }) => {
    if (!context.session.isSignedIn()) {
      // Another tab signed out.
      context.getWorkspace()?.release();
      throw redirect({ to: '/login', search: { returnUrl: location.href }, replace: true });
    }
    const workspace = await context.loadWorkspace();
    void workspace.autosaves.restoreOrphans();
    return workspace;
  },
  component: AuthenticatedLayout,
});

function AuthenticatedLayout() {
  const { queryClient, storage, autosaves, histories, drafts, requests, release } = Route.useRouteContext();
  // The same object at another address: all that uses it was drawn at each word that an address was told.
  const workspace = useMemo(
    () => ({ queryClient, storage, autosaves, histories, drafts, requests, release }),
    [queryClient, storage, autosaves, histories, drafts, requests, release],
  );
  return <AuthenticatedShell workspace={workspace} />;
}
