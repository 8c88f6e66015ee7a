import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import type { Workspace } from '../workspace/create-workspace.ts';
import { WorkspaceProvider } from '../workspace/workspace-context.tsx';

/** What stands around the pages of a signed-in user. */
export function AuthenticatedShell({ workspace }: { workspace: Workspace }) {
  return (
    <QueryClientProvider client={workspace.queryClient}>
      <WorkspaceProvider value={workspace}>
        <Outlet />
      </WorkspaceProvider>
    </QueryClientProvider>
  );
}
