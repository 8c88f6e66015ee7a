import { unwrap } from '@odu/api-contract';
import type { AppContext } from '../app-context.tsx';
import { forgetAccount, hasUnsaved } from '../autosave/storage/kept-on-device.ts';
import { isReloadHeld } from '../drafts/hold-reload.ts';
import { NOT_KEPT } from '../drafts/not-kept.ts';
import { notify } from '../toast/notify.ts';

/** Longest wait in milliseconds for the last edits, before the user is asked about them. */
const LAST_EDITS_WAIT_MS = 5_000;

/** Longest wait in milliseconds for the server to end the session. */
const LOGOUT_WAIT_MS = 5_000;

const waitAtMost = <Answer, Otherwise>(
  answer: Promise<Answer> | Answer,
  delayMs: number,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> =>
  Promise.race([answer, new Promise<Otherwise>((resolve) => setTimeout(() => resolve(otherwise), delayMs))]);

/** What the device keeps of the account that is not saved, and what it had no room for. */
const holdsText = (accountId: string): boolean => isReloadHeld() || hasUnsaved(localStorage, accountId);

/** Sends the last edits; false when signing out now would lose some, or a text that is not saved. */
export async function sendLastEdits({ session, getWorkspace }: AppContext): Promise<boolean> {
  // The queues are asked too: a full storage does not hold all that they do.
  const isFlushed = await waitAtMost(getWorkspace()?.autosaves.flushAll() ?? true, LAST_EDITS_WAIT_MS, false);
  const accountId = session.getAccountId();
  return accountId === null || (isFlushed && !holdsText(accountId));
}

const KEPT_FOR_NEXT_TIME =
  'Vous êtes déconnecté. Ce que vous veniez de saisir reste gardé sur cet appareil\u00A0: reconnectez-vous pour le retrouver.';

/**
 * Ends the session on the server, whose failure is ignored (specification 1, section 7), and forgets everything of the
 * account here. False, and the session goes on, when something is not saved: `isConfirmed` says that the user was asked and
 * gives it up. What is typed while the server ends the session is not forgotten: nobody can stay signed in any more.
 */
export async function signOut(
  { api, session, getWorkspace }: AppContext,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<boolean> {
  const accountId = session.getAccountId();
  const wouldLose = () => !isConfirmed && accountId !== null && holdsText(accountId);
  if (wouldLose()) return false;
  const refreshTokenToRevoke = session.getRefreshToken();
  const isRefused =
    refreshTokenToRevoke !== null &&
    (await session.leaveBy(() =>
      waitAtMost(
        unwrap(api.POST('/api/myaccount/logout', { body: { refreshTokenToRevoke } })).then(
          () => false,
          () => true,
        ),
        LOGOUT_WAIT_MS,
        false,
      ),
    ));
  const isTyped = wouldLose();
  // The server did not end it, and had not before: there is a session to stay in.
  if (isTyped && isRefused && session.isSignedIn()) return false;
  const isLost = isTyped && isReloadHeld();
  session.clear();
  getWorkspace()?.release();
  if (isLost) notify({ kind: 'error', message: `Vous êtes déconnecté. ${NOT_KEPT}` });
  else if (isTyped) notify({ kind: 'info', message: KEPT_FOR_NEXT_TIME });
  else if (accountId !== null) forgetAccount(getWorkspace()?.storage ?? localStorage, accountId);
  return true;
}
