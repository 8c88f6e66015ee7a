import type { QueryClient, QueryKey, FetchQueryOptions } from '@tanstack/react-query';

/** Reads ahead what a page will show, for a link that the pointer only crosses too: the page itself tells a failure. */
export function preload<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  void queryClient.prefetchQuery({ ...options, meta: { silent: true } });
}
