import type { Tokens } from '@odu/api-contract';
import type { Config } from '../../config.ts';
import { sessionExpired } from '../../contract/problem.ts';
import type { Caller } from '../../contract/types.ts';
import type { Database, Queries } from '../../db/database.ts';
import { addAuditEntry, DELEGATE_SIGN_IN } from '../../repositories/server/audit-repository.ts';
import { type Account, lockPassword } from '../../repositories/account/account-repository.ts';
import { type DelegateKeys, lockAuthorizedDelegate } from '../../repositories/account/delegate-repository.ts';
import {
  deleteEndedSessions,
  findLiveSession,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  revokeSession,
  spendRefreshToken,
} from '../../repositories/account/session-repository.ts';
import type { AccessTokens } from './access-tokens.ts';
import { type Clock, DAY, instantAfter, SECOND } from '../clock.ts';
import { isEmailAllowed } from '../limits/allow-list.ts';
import type { Limiter } from '../limits/limiter.ts';
import { hashToken, makeToken } from './random-tokens.ts';

/** Decision B3. */
const IDLE_MS = 14 * DAY;
const LONGEST_MS = 30 * DAY;
const GRACE_MS = 10 * SECOND;

export type Sessions = {
  /** Opens a session of the account: the first of a family of refresh tokens. */
  open: (accountId: string) => Promise<Tokens>;
  /** Opens one for who gave the account's password; undefined when another was set since it was checked. */
  openByPassword: (account: Pick<Account, 'id' | 'passwordHash'>) => Promise<Tokens | undefined>;
  /** Opens one for a delegate, and keeps it in the audit log; undefined when one of the three keys is wrong or revoked. */
  openAsDelegate: (keys: DelegateKeys) => Promise<Tokens | undefined>;
  /**
   * Gives the next pair of the family; throws the 401 Problem, and revokes the family when a spent token comes back.
   * The access token may have expired, but must be of the same session; an address that is no longer allowed gets the 401.
   * Throws a 429 for one that is asked for too often.
   */
  refresh: (tokens: Tokens) => Promise<Tokens>;
  /** Ends the caller's session, and the family of the refresh token when it is of the same account. */
  close: (caller: Caller, refreshToken: string) => Promise<void>;
  /** Who holds the access token; throws the 401 Problem. A revoked session ends at once, not when its token expires. */
  identify: (accessToken: string | undefined) => Promise<Caller>;
  cleanUp: () => Promise<void>;
};

type Options = {
  config: Pick<Config, 'allowedEmails'>;
  database: Database;
  clock: Clock;
  accessTokens: AccessTokens;
  limiter: Limiter;
  makeId: () => string;
};

export function makeSessions({ config, database, clock, accessTokens, limiter, makeId }: Options): Sessions {
  const now = () => clock.now().toISOString();

  const addToken = async (
    queries: Queries,
    { sessionId, sessionExpiresAt }: { sessionId: string; sessionExpiresAt: string },
  ) => {
    const refreshToken = makeToken();
    const idleUntil = instantAfter(clock, IDLE_MS);
    const expiresAt = idleUntil < sessionExpiresAt ? idleUntil : sessionExpiresAt;
    await insertRefreshToken(queries, {
      tokenHash: hashToken(refreshToken),
      sessionId,
      expiresAt,
      spentAt: null,
    });
    return refreshToken;
  };

  const begin = async (queries: Queries, of: { accountId: string; delegateId: string | null }) => {
    const sessionId = makeId();
    const expiresAt = instantAfter(clock, LONGEST_MS);
    await insertSession(queries, { id: sessionId, ...of, createdAt: now(), expiresAt, revokedAt: null });
    const refreshToken = await addToken(queries, { sessionId, sessionExpiresAt: expiresAt });
    return { accountId: of.accountId, sessionId, refreshToken };
  };

  const signed = (family: { accountId: string; sessionId: string; refreshToken: string }) => ({
    accessToken: accessTokens.sign(family),
    refreshToken: family.refreshToken,
  });

  /** What a token is worth, spent in one transaction; `undefined` for nothing. */
  const rotate = async (tokenHash: string, sessionId: string) => {
    const token = await findRefreshToken(database.queries, tokenHash);
    if (token?.sessionId !== sessionId || token.revokedAt !== null || token.expiresAt <= now())
      return undefined;
    if (!isEmailAllowed(config.allowedEmails, token.emailAddress)) return undefined;
    // Of one that is proved: nobody else can use it up.
    await limiter.use('refreshPerSession', sessionId);
    return database.transaction(async (queries) => {
      // Read after a lost race, so that the winner's time counts.
      const isFirstUse = await spendRefreshToken(queries, tokenHash, now());
      const spentAt = isFirstUse ? undefined : (await findRefreshToken(queries, tokenHash))?.spentAt;
      if (!isFirstUse && spentAt === undefined) return undefined;
      // Spent long after now too: by a clock that was ahead, and by who had it.
      if (spentAt && Math.abs(clock.now().getTime() - Date.parse(spentAt)) > GRACE_MS) {
        await revokeSession(queries, token.sessionId, now());
        return undefined;
      }
      return {
        accountId: token.accountId,
        sessionId: token.sessionId,
        refreshToken: await addToken(queries, token),
      };
    });
  };

  return {
    open: async (accountId) =>
      signed(await database.transaction((queries) => begin(queries, { accountId, delegateId: null }))),
    async openByPassword(account) {
      const begun = await database.transaction(async (queries) =>
        (await lockPassword(queries, database.engine, account))
          ? begin(queries, { accountId: account.id, delegateId: null })
          : undefined,
      );
      return begun && signed(begun);
    },
    async openAsDelegate(keys) {
      const begun = await database.transaction(async (queries) => {
        const found = await lockAuthorizedDelegate(queries, database.engine, keys);
        if (found === undefined) return undefined;
        await addAuditEntry(queries, {
          id: makeId(),
          accountId: found.accountId,
          type: DELEGATE_SIGN_IN,
          detail: found.delegateId,
          createdAt: now(),
        });
        return begin(queries, found);
      });
      return begun && signed(begun);
    },
    async refresh({ accessToken, refreshToken }) {
      const claims = accessTokens.read(accessToken, { isExpiredAllowed: true });
      const next = claims && (await rotate(hashToken(refreshToken), claims.sessionId));
      if (next === undefined) throw sessionExpired();
      return signed(next);
    },
    async close({ accountId, sessionId }, refreshToken) {
      await revokeSession(database.queries, sessionId, now());
      const token = await findRefreshToken(database.queries, hashToken(refreshToken));
      if (token?.accountId === accountId) await revokeSession(database.queries, token.sessionId, now());
    },
    async identify(accessToken) {
      const claims = accessToken === undefined ? undefined : accessTokens.read(accessToken);
      const session = claims && (await findLiveSession(database.queries, claims.sessionId, now()));
      if (!session || session.accountId !== claims?.accountId) throw sessionExpired();
      return {
        accountId: session.accountId,
        sessionId: session.id,
        isDelegated: session.delegateId !== null,
      };
    },
    cleanUp: () => deleteEndedSessions(database.queries, now()),
  };
}
