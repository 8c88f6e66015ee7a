import type { ApiClient } from '@odu/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { AutosaveRegistry } from './autosave/autosave-registry.ts';
import type { AppSession } from './api/app-session.ts';

/** What the whole page shares; made once in main.tsx, and given to routes and screens. */
export type AppContext = {
  readonly api: ApiClient;
  readonly session: AppSession;
  readonly queryClient: QueryClient;
  readonly autosaves: AutosaveRegistry;
};

const Context = createContext<AppContext | null>(null);

export const AppContextProvider = Context.Provider;

/** Reads what the whole page shares. */
export function useApp(): AppContext {
  const app = use(Context);
  if (app === null) throw new Error('useApp is called outside AppContextProvider');
  return app;
}
