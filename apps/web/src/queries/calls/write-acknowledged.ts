import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Writes what the server has just acknowledged into what was read of it. A reading that began before would take it back,
 * and what was saved would seem lost: its answer is not waited for. Where nothing was read yet, nothing is written.
 */
export function writeAcknowledged<Known>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (known: Known) => Known,
): void {
  if (queryClient.getQueryData(queryKey) === undefined) return;
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<Known>(queryKey, (known) => known && change(known));
}
