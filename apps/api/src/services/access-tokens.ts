import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from './clock.ts';
import { MINUTE, SECOND } from './clock.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'odu';
/** Decision B3. */
export const ACCESS_TOKEN_MS = 10 * MINUTE;

export type AccessTokens = {
  sign: (claims: { accountId: string; sessionId: string }) => Promise<string>;
  /** The session of a genuine token that has not expired (unless `isExpiredAllowed`), undefined for any other. */
  read: (
    token: string,
    options?: { isExpiredAllowed: boolean },
  ) => Promise<{ accountId: string; sessionId: string } | undefined>;
};

/** Signs and reads the short-lived JWT of a session. */
export function makeAccessTokens(secret: string, clock: Clock): AccessTokens {
  const key = new TextEncoder().encode(`access-token:${secret}`);
  return {
    sign({ accountId, sessionId }) {
      const now = Math.floor(clock.now().getTime() / SECOND);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(accountId)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_MS / SECOND)
        .sign(key);
    },
    async read(token, { isExpiredAllowed } = { isExpiredAllowed: false }) {
      try {
        const currentDate = isExpiredAllowed ? new Date(0) : clock.now();
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          currentDate,
        });
        const { sub, sid } = payload;
        return typeof sub === 'string' && typeof sid === 'string'
          ? { accountId: sub, sessionId: sid }
          : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
