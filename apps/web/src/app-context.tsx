import type { ApiClient, PublicConfig, Session } from '@odu/api-contract';
import { createContext, use } from 'react';
import type { Workspace } from './workspace/create-workspace.ts';

/** What every page shares, signed in or not; made once in main.tsx, and given to routes and screens. */
export type AppContext = {
  readonly api: ApiClient;
  readonly session: Session;
  /** The operator's names and links as the page came with them; null when it came without. */
  readonly pageConfig: PublicConfig | null;
  /** The same, asked for when the page came without; null when they cannot be had: pages work without them. */
  readonly loadPublicConfig: () => Promise<PublicConfig | null>;
  /** What only a signed-in user needs, kept out of the first bundle. */
  readonly loadWorkspace: () => Promise<Workspace>;
  /** The workspace if it was loaded. */
  readonly getWorkspace: () => Workspace | null;
};

const Context = createContext<AppContext | null>(null);

export const AppContextProvider = Context.Provider;

/** Reads what every page shares. */
export function useApp(): AppContext {
  const app = use(Context);
  if (app === null) throw new Error('useApp is called outside AppContextProvider');
  return app;
}
