import { createContext, use } from 'react';
import type { Workspace } from './create-workspace.ts';

const Context = createContext<Workspace | null>(null);

export const WorkspaceProvider = Context.Provider;

/** Reads the signed-in user's workspace. */
export function useWorkspace(): Workspace {
  const workspace = use(Context);
  if (workspace === null) throw new Error('useWorkspace is called outside WorkspaceProvider');
  return workspace;
}
