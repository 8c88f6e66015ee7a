import type { UseQueryResult } from '@tanstack/react-query';

/** Whether a query has its answer, or failed once: what waits for it, so that nothing moves when it comes, waits no longer. */
export const isAnswered = ({
  isFetched,
  failureCount,
}: Pick<UseQueryResult, 'isFetched' | 'failureCount'>): boolean => isFetched || failureCount > 0;
