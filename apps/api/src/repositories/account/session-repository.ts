import { type Selectable, sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';
import type { RefreshTokenTable, SessionTable } from '../../db/schema/compte.ts';

export type Session = Selectable<SessionTable>;

export async function insertSession(queries: Queries, session: SessionTable): Promise<void> {
  await queries.insertInto('session').values(session).execute();
}

export async function insertRefreshToken(queries: Queries, token: RefreshTokenTable): Promise<void> {
  await queries.insertInto('refreshToken').values(token).execute();
}

const selectLiveSessions = compileOnce(['id', 'now'], (queries, { id, now }) =>
  queries
    .selectFrom('session')
    .selectAll()
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now),
);

/** A session that is neither revoked nor ended; each call of a signed-in account asks for it. */
export async function findLiveSession(
  queries: Queries,
  id: string,
  now: string,
): Promise<Session | undefined> {
  const [session] = await selectLiveSessions(queries, { id, now });
  return session;
}

/** The refresh token with its session's dates and its account, whatever their state. */
export const findRefreshToken = (queries: Queries, tokenHash: string) =>
  queries
    .selectFrom('refreshToken')
    .innerJoin('session', 'session.id', 'refreshToken.sessionId')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select([
      'refreshToken.sessionId',
      'refreshToken.expiresAt',
      'refreshToken.spentAt',
      'session.accountId',
      'account.emailAddress',
      'session.revokedAt',
      'session.expiresAt as sessionExpiresAt',
    ])
    .where('refreshToken.tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** Spends a token that was not; false when another request did it first. */
export async function spendRefreshToken(
  queries: Queries,
  tokenHash: string,
  spentAt: string,
): Promise<boolean> {
  const spent = await queries
    .updateTable('refreshToken')
    .set({ spentAt })
    .where('tokenHash', '=', tokenHash)
    .where('spentAt', 'is', null)
    .returning('tokenHash')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function revokeSession(queries: Queries, id: string, revokedAt: string): Promise<void> {
  await queries
    .updateTable('session')
    .set({ revokedAt })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
}

export async function revokeSessionsOfAccount(
  queries: Queries,
  accountId: string,
  revokedAt: string,
): Promise<void> {
  await queries
    .updateTable('session')
    .set({ revokedAt })
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Ends the sessions that a delegate opened, for one account or for any. */
export async function revokeSessionsOfDelegate(
  queries: Queries,
  { delegateId, accountId }: { delegateId: string; accountId?: string },
  revokedAt: string,
): Promise<void> {
  await queries
    .updateTable('session')
    .set({ revokedAt })
    .where('delegateId', '=', delegateId)
    .$if(accountId !== undefined, (query) => query.where('accountId', '=', accountId ?? ''))
    .where('revokedAt', 'is', null)
    .execute();
}

/** Deletes sessions that ended before `before`, with their tokens. */
export async function deleteEndedSessions(queries: Queries, before: string): Promise<void> {
  // Before their sessions, each of which may have thousands.
  await deleteInSlices(queries, 'refreshToken', {
    key: ['tokenHash'],
    where: sql`"sessionId" in (select "session"."id" from "session" where "session"."expiresAt" < ${before})`,
  });
  await deleteInSlices(queries, 'session', { key: ['id'], where: sql`"expiresAt" < ${before}` });
}
