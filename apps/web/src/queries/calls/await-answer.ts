import { ApiError } from '@odu/api-contract';
import { LONGEST_ANSWER_MS } from '../../api/fetch-within.ts';

/**
 * Waits for a call, at most `longest` milliseconds and no longer than there is a network; then ends the call by its signal
 * and throws the `ApiError` of a missing connection. Whether the server did its work is not known by then.
 */
export async function awaitAnswer<Data>(
  call: (signal: AbortSignal) => Promise<Data>,
  longest = LONGEST_ANSWER_MS,
): Promise<Data> {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new ApiError(0));
  // What waits before the call (a refresh of the token, the last edits) does not hear the signal.
  const lost = new Promise<never>((_, reject) =>
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as ApiError)),
  );
  const timer = setTimeout(giveUp, longest);
  addEventListener('offline', giveUp);
  try {
    return await Promise.race([call(controller.signal), lost]);
  } finally {
    clearTimeout(timer);
    removeEventListener('offline', giveUp);
  }
}
