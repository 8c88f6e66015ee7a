import { unwrap } from '@odu/api-contract';
import type { AppContext } from '../app-context.tsx';

/** Ends the session on the server, whose failure is ignored (specification 1, section 7), and forgets everything of the account here. */
export async function signOut({ api, session, loadWorkspace }: AppContext): Promise<void> {
  const refreshTokenToRevoke = session.getRefreshToken();
  if (refreshTokenToRevoke !== null) {
    await unwrap(api.POST('/api/myaccount/logout', { body: { refreshTokenToRevoke } })).catch(
      () => undefined,
    );
  }
  session.clear();
  // A page for visitors shows the sign-out too, and has not loaded what the account left on this device.
  const workspace = await loadWorkspace().catch(() => null);
  workspace?.autosaves.clear();
  workspace?.drafts.clear();
  workspace?.queryClient.clear();
}
