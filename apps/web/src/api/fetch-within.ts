import { ApiError } from '@odu/api-contract';
import { fetchOrTake } from '../loading/first-calls.ts';

/** The server gives up a report after 60 s (`packages/report`), and says so: its own answer comes first, a queue included. */
export const LONGEST_ANSWER_MS = 90_000;

/**
 * The `fetch` of the application: as `fetchOrTake`, and a call that nobody begins to answer in that time ends as one without
 * a connection. A save, a read or a refresh of the token that is never answered would hold up what waits for it for ever, in
 * every tab. How long the rest of an answer takes is the line's matter.
 */
export async function fetchWithin(request: Request): Promise<Response> {
  const ended = new AbortController();
  const { signal } = request;
  const follow = () => ended.abort(signal.reason);
  if (signal.aborted) follow();
  signal.addEventListener('abort', follow, { once: true });
  const timer = setTimeout(() => ended.abort(new ApiError(0)), LONGEST_ANSWER_MS);
  try {
    return await fetchOrTake(new Request(request, { signal: ended.signal }));
  } finally {
    clearTimeout(timer);
  }
}
