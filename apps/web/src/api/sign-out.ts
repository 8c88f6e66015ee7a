import { unwrap } from '@odu/api-contract';
import type { AppContext } from '../app-context.tsx';
import { forgetAccount, hasUnsaved } from '../autosave/storage/kept-on-device.ts';

/** Longest wait in milliseconds for the last edits, before the user is asked about them. */
export const LAST_EDITS_WAIT_MS = 5_000;

/** Sends the last edits; false when signing out now would lose some, or a text that is not saved. */
export async function sendLastEdits({ session, getWorkspace }: AppContext): Promise<boolean> {
  const wait = new Promise<false>((resolve) => setTimeout(() => resolve(false), LAST_EDITS_WAIT_MS));
  // The queues are asked too: a full storage does not hold all that they do.
  const isFlushed = await Promise.race([getWorkspace()?.autosaves.flushAll() ?? true, wait]);
  const accountId = session.getAccountId();
  return accountId === null || (isFlushed && !hasUnsaved(localStorage, accountId));
}

/** Ends the session on the server, whose failure is ignored (specification 1, section 7), and forgets everything of the account here. */
export async function signOut({ api, session, getWorkspace }: AppContext): Promise<void> {
  const accountId = session.getAccountId();
  const refreshTokenToRevoke = session.getRefreshToken();
  if (refreshTokenToRevoke !== null) {
    await unwrap(api.POST('/api/myaccount/logout', { body: { refreshTokenToRevoke } })).catch(
      () => undefined,
    );
  }
  session.clear();
  getWorkspace()?.release();
  if (accountId !== null) forgetAccount(localStorage, accountId);
}
