import { readErrorStatus } from '../../api/api-error.ts';
import { notify } from '../../toast/notify.ts';

/** Says in a toast that a call failed, by the words of its screen; the end of the session is told in its own place. */
export function tellFailure(error: unknown, message: string): void {
  if (readErrorStatus(error) !== 401) notify({ kind: 'error', message });
}
