import { unwrap } from '@odu/api-contract';
import type { AppContext } from '../app-context.tsx';

/** Ends the session on the server, whose failure is ignored (specification 1, section 7), and forgets everything of the account here. */
export async function signOut({ api, session, getWorkspace }: AppContext): Promise<void> {
  const refreshTokenToRevoke = session.getRefreshToken();
  if (refreshTokenToRevoke !== null) {
    await unwrap(api.POST('/api/myaccount/logout', { body: { refreshTokenToRevoke } })).catch(
      () => undefined,
    );
  }
  session.clear();
  const workspace = getWorkspace();
  workspace?.autosaves.clear();
  workspace?.queryClient.clear();
}
