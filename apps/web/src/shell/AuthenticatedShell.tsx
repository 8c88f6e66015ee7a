import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { preloadNextPages } from '../loading/page-code.ts';
import { whenIdle } from '../loading/when-idle.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import { WorkspaceProvider } from '../workspace/workspace-context.tsx';

/** What stands around the pages of a signed-in user. */
export function AuthenticatedShell({ workspace }: { workspace: Workspace }) {
  const router = useRouter();
  useEffect(() => whenIdle(() => void preloadNextPages(router)), [router]);
  return (
    <QueryClientProvider client={workspace.queryClient}>
      <WorkspaceProvider value={workspace}>
        <Outlet />
      </WorkspaceProvider>
    </QueryClientProvider>
  );
}
