import type { Deps } from '../../deps.ts';
import {
  insertDelegate,
  insertDelegateAuthorization,
  lockDelegate,
  markAuthorizationsRevoked,
  markDelegateRevoked,
} from '../../repositories/account/delegate-repository.ts';
import { revokeSessionsOfDelegate } from '../../repositories/account/session-repository.ts';
import { hashToken, makeToken } from './random-tokens.ts';

type Made = Pick<Deps, 'database' | 'clock' | 'makeId'>;
type Pair = { delegateId: string; accountId: string };

/** Makes a delegate, a partner firm (decision B7). Its key (DMK) is known now only: a hash of it is kept. */
export async function createDelegate({ database, clock, makeId }: Made, name: string) {
  const id = makeId();
  const key = makeToken();
  const createdAt = clock.now().toISOString();
  await insertDelegate(database.queries, { id, name, keyHash: hashToken(key), createdAt, revokedAt: null });
  return { id, key };
}

/**
 * Lets a delegate in for one account. Its authorisation (DUT) is known now only, and takes the place of the last one of
 * the same pair, whose sessions end. False for a delegate that is revoked.
 */
export async function authorizeDelegate(
  { database, clock, makeId }: Made,
  { delegateId, accountId }: Pair,
): Promise<{ id: string; token: string } | false> {
  const id = makeId();
  const token = makeToken();
  const createdAt = clock.now().toISOString();
  const authorization = {
    id,
    delegateId,
    accountId,
    tokenHash: hashToken(token),
    createdAt,
    revokedAt: null,
  };
  const isDone = await database.transaction(async (queries) => {
    if ((await lockDelegate(queries, database.engine, delegateId)) === undefined) return false;
    await markAuthorizationsRevoked(queries, { delegateId, accountId }, createdAt);
    await revokeSessionsOfDelegate(queries, { delegateId, accountId }, createdAt);
    await insertDelegateAuthorization(queries, authorization);
    return true;
  });
  return isDone && { id, token };
}

/** Takes a delegate's authorisation for one account back: its sessions there end at once. */
export async function revokeAuthorization({ database, clock }: Made, pair: Pair): Promise<void> {
  const now = clock.now().toISOString();
  await database.transaction(async (queries) => {
    await markAuthorizationsRevoked(queries, pair, now);
    await revokeSessionsOfDelegate(queries, pair, now);
  });
}

/** Takes a delegate's key back: all of its sessions, for any account, end at once. */
export async function revokeDelegate({ database, clock }: Made, delegateId: string): Promise<void> {
  const now = clock.now().toISOString();
  await database.transaction(async (queries) => {
    await markDelegateRevoked(queries, delegateId, now);
    await revokeSessionsOfDelegate(queries, { delegateId }, now);
  });
}
