import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';

/** Ends the session; an unknown refresh token is accepted. */
export const logout =
  ({ sessions }: Deps): Handler<'logout'> =>
  ({ body, caller }) =>
    sessions.close(caller, body.refreshTokenToRevoke);
