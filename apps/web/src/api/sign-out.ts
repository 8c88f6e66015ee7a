import { unwrap } from '@odu/api-contract';
import type { AppContext } from '../app-context.tsx';
import { forgetAccount, hasUnsent } from '../autosave/kept-on-device.ts';

/** Longest wait in milliseconds for the last edits, before the user is asked about them. */
export const LAST_EDITS_WAIT_MS = 5_000;

/** Sends the last edits; false when signing out now would lose some. */
export async function sendLastEdits({ session, getWorkspace }: AppContext): Promise<boolean> {
  const isAllSent = () => {
    const accountId = session.getAccountId();
    return accountId === null || !hasUnsent(localStorage, accountId);
  };
  if (isAllSent()) return true;
  const wait = new Promise((resolve) => setTimeout(resolve, LAST_EDITS_WAIT_MS));
  await Promise.race([getWorkspace()?.autosaves.flushAll(), wait]);
  return isAllSent();
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
