import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { describeError, readErrorStatus } from '../api/api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** A silent call shows its failure itself, or not at all. */
    queryMeta: { silent?: boolean };
    mutationMeta: { silent?: boolean };
  }
}

const MAX_RETRIES = 2;

// Without a network nothing passes: it is told at once, and asked for again when the network is back.
const mayPass = (error: unknown) =>
  navigator.onLine && [0, 500, 502, 503, 504].includes(readErrorStatus(error) ?? -1);

/** Makes the cache of the server's answers; every failure that is not silent is told once through `showError`. */
export function createQueryClient(showError: (text: string) => void): QueryClient {
  const handleError = (error: unknown, meta: { silent?: boolean } | undefined) => {
    // The forced logout has told it already.
    if (meta?.silent !== true && readErrorStatus(error) !== 401) showError(describeError(error));
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Nobody asked for the newest state of what is shown: the state of the saves tells that there is no network.
        const isInBackground = query.state.data !== undefined && readErrorStatus(error) === 0;
        if (!isInBackground) handleError(error, query.meta);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => handleError(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // By default a call made without a network is put off in silence, until it is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => count < MAX_RETRIES && mayPass(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
