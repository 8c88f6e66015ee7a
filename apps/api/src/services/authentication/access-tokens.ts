import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { MINUTE, SECOND } from '../clock.ts';

const ISSUER = 'odu';
/** Decision B3. */
export const ACCESS_TOKEN_MS = 10 * MINUTE;

/** The only header that is signed, and the only one that is read: no other algorithm can be asked for. */
const HEADER = Buffer.from('{"alg":"HS256"}').toString('base64url');
/** Three times base64url without padding (RFC 7515). */
const COMPACT = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/** Of some 250 bytes each. */
const KNOWN_TOKENS = 2_000;

/** What a genuine token says; `exp` in seconds since 1970. */
type Claims = { readonly accountId: string; readonly sessionId: string; readonly exp: number };

export type AccessTokens = {
  sign: (claims: { accountId: string; sessionId: string }) => string;
  /** The session of a genuine token that has not expired (unless `isExpiredAllowed`), undefined for any other. */
  read: (
    token: string,
    options?: { isExpiredAllowed: boolean },
  ) => { accountId: string; sessionId: string } | undefined;
};

/** The claims of a signed payload; undefined for what is no JSON object. */
function parseClaims(payload: string): Partial<Record<string, unknown>> | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Signs and reads the short-lived JWT of a session (RFC 7519, HS256). Checked in one go: the Web Cryptography that
 * libraries use hands each token to another thread, which costs more than its hash of 300 bytes.
 */
export function makeAccessTokens(secret: string, clock: Clock): AccessTokens {
  const key = createSecretKey(Buffer.from(`access-token:${secret}`));
  const hash = (signed: string) => createHmac('sha256', key).update(signed).digest();
  const nowSeconds = () => Math.floor(clock.now().getTime() / SECOND);
  // A token comes with each call for ten minutes: its signature is checked once, its end each time.
  const genuine = new Map<string, Claims>();

  const verify = (token: string): Claims | undefined => {
    const [, header, payload = '', signature = ''] = COMPACT.exec(token) ?? [];
    if (header !== HEADER) return undefined;
    const expected = hash(`${header}.${payload}`);
    const given = Buffer.from(signature, 'base64url');
    // Read back, so that one signature has one spelling.
    if (given.toString('base64url') !== signature || given.length !== expected.length) return undefined;
    if (!timingSafeEqual(given, expected)) return undefined;
    const { iss, sub, sid, exp, nbf } = parseClaims(payload) ?? {};
    // No token of ours starts later than it is signed.
    if (nbf !== undefined || iss !== ISSUER || typeof sub !== 'string' || typeof sid !== 'string')
      return undefined;
    if (typeof exp !== 'number') return undefined;
    const claims = { accountId: sub, sessionId: sid, exp };
    // A map remembers the order of its keys: the first is the oldest.
    for (const oldest of genuine.keys()) {
      if (genuine.size < KNOWN_TOKENS) break;
      genuine.delete(oldest);
    }
    genuine.set(token, claims);
    return claims;
  };

  return {
    sign({ accountId, sessionId }) {
      const iat = nowSeconds();
      const claims = {
        sid: sessionId,
        iss: ISSUER,
        sub: accountId,
        iat,
        exp: iat + ACCESS_TOKEN_MS / SECOND,
      };
      const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
      return `${signed}.${hash(signed).toString('base64url')}`;
    },
    read(token, { isExpiredAllowed } = { isExpiredAllowed: false }) {
      const claims = genuine.get(token) ?? verify(token);
      if (claims === undefined || (!isExpiredAllowed && claims.exp <= nowSeconds())) return undefined;
      const { accountId, sessionId } = claims;
      return { accountId, sessionId };
    },
  };
}
