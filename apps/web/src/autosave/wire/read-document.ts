import { ApiError, unwrapWithEtag } from '@odu/api-contract';
import type { ApiClient } from '@odu/api-contract';
import type { Read } from '../queue/queue-edges.ts';

/** The counter of an `ETag`, without the mark of the account's rights: two readings that differ by the mark are of one version. */
export const toVersionTag = (etag: string | null) => etag?.replace(/-[0-9a-f]+"$/, '"') ?? null;

/**
 * Reads whole documents, and keeps the last reading of each: the server sends no body while it is still the same. Only what
 * came whole is kept, so that no edit of this page can pass for what the server holds.
 */
export function createDocumentReader() {
  const kept = new Map<string, { readonly answer: Read; readonly tag: string }>();
  return {
    async read(api: ApiClient, duerpId: string, signal?: AbortSignal): Promise<Read> {
      const last = kept.get(duerpId);
      const params = { path: { id: duerpId }, header: last ? { 'If-None-Match': last.tag } : {} };
      try {
        const { data, etag } = await unwrapWithEtag(
          api.GET('/api/duerp/{id}', { params, ...(signal && { signal }) }),
        );
        const answer: Read = { document: data, etag: toVersionTag(etag) };
        if (etag !== null) kept.set(duerpId, { answer, tag: etag });
        return answer;
      } catch (error) {
        if (last !== undefined && error instanceof ApiError && error.status === 304) return last.answer;
        throw error;
      }
    },
    forget: (duerpId: string): void => void kept.delete(duerpId),
    /** Another account may sign in. */
    clear: (): void => kept.clear(),
  };
}
