import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';

/** Exchanges the refresh token for a new pair (decision B3). */
export const refreshToken =
  ({ sessions }: Deps): Handler<'refreshToken'> =>
  ({ body }) =>
    sessions.refresh({ accessToken: body.expiredAccessToken, refreshToken: body.refreshToken });
