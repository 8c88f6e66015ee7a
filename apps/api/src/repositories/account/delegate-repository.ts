import { type Insertable, sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import { type Engine, lockRows } from '../../db/engines/engine.ts';
import type { DelegateAuthorizationTable, DelegateTable } from '../../db/schema/compte.ts';
import { DELEGATE_SIGN_IN } from '../server/audit-repository.ts';

export async function insertDelegate(queries: Queries, delegate: Insertable<DelegateTable>): Promise<void> {
  await queries.insertInto('delegate').values(delegate).execute();
}

export async function insertDelegateAuthorization(
  queries: Queries,
  authorization: Insertable<DelegateAuthorizationTable>,
): Promise<void> {
  await queries.insertInto('delegateAuthorization').values(authorization).execute();
}

/** A delegate that is not revoked, locked until the transaction ends. */
export const lockDelegate = (queries: Queries, engine: Engine, id: string) =>
  lockRows(
    engine,
    queries.selectFrom('delegate').select('id').where('id', '=', id).where('revokedAt', 'is', null),
  ).executeTakeFirst();

/** The delegates that are not revoked and have this id or this name. */
export const findDelegates = (queries: Queries, idOrName: string) =>
  queries
    .selectFrom('delegate')
    .select(['id', 'name'])
    .where((is) => is.or([is('id', '=', idOrName), is('name', '=', idOrName)]))
    .where('revokedAt', 'is', null)
    .execute();

export async function markDelegateRevoked(queries: Queries, id: string, revokedAt: string): Promise<void> {
  await queries
    .updateTable('delegate')
    .set({ revokedAt })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
}

type Pair = { delegateId: string; accountId: string };

/** Revokes what a delegate holds for one account. */
export async function markAuthorizationsRevoked(
  queries: Queries,
  { delegateId, accountId }: Pair,
  revokedAt: string,
): Promise<void> {
  await queries
    .updateTable('delegateAuthorization')
    .set({ revokedAt })
    .where('delegateId', '=', delegateId)
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .execute();
}

export type DelegateKeys = { emailAddress: string; keyHash: string; tokenHash: string };

/**
 * The account and delegate for whom all three keys hold (decision B7), or undefined. They are locked until the transaction
 * ends: a revocation of the same moment comes before the sign-in, or ends its session.
 */
export const lockAuthorizedDelegate = (
  queries: Queries,
  engine: Engine,
  { emailAddress, keyHash, tokenHash }: DelegateKeys,
) =>
  lockRows(
    engine,
    queries
      .selectFrom('delegateAuthorization')
      .innerJoin('delegate', 'delegate.id', 'delegateAuthorization.delegateId')
      .innerJoin('account', 'account.id', 'delegateAuthorization.accountId')
      .select(['account.id as accountId', 'delegate.id as delegateId'])
      .where('account.emailAddress', '=', emailAddress)
      .where('delegate.keyHash', '=', keyHash)
      .where('delegate.revokedAt', 'is', null)
      .where('delegateAuthorization.tokenHash', '=', tokenHash)
      .where('delegateAuthorization.revokedAt', 'is', null),
  ).executeTakeFirst();

/** Every delegate for the operator, by name, with how many authorisations let it in. */
export const listDelegates = (queries: Queries) =>
  queries
    .selectFrom('delegate')
    .select((select) => [
      'delegate.id',
      'delegate.name',
      'delegate.createdAt',
      'delegate.revokedAt',
      select
        .selectFrom('auditEntry')
        .where('auditEntry.type', '=', sql.lit(DELEGATE_SIGN_IN))
        .whereRef('auditEntry.detail', '=', 'delegate.id')
        .select(({ fn }) => fn.max('auditEntry.createdAt').as('at'))
        .as('lastSignInAt'),
      select
        .selectFrom('delegateAuthorization')
        .whereRef('delegateAuthorization.delegateId', '=', 'delegate.id')
        .where('delegateAuthorization.revokedAt', 'is', null)
        .where('delegate.revokedAt', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('authorizations'),
    ])
    .orderBy('delegate.name')
    .orderBy('delegate.createdAt')
    .execute();

/** Every authorisation for the operator, by delegate and account; `isValid` while it lets the delegate in. */
export async function listAuthorizations(queries: Queries) {
  const rows = await queries
    .selectFrom('delegateAuthorization')
    .innerJoin('delegate', 'delegate.id', 'delegateAuthorization.delegateId')
    .innerJoin('account', 'account.id', 'delegateAuthorization.accountId')
    .select((select) => [
      'delegateAuthorization.id',
      'delegateAuthorization.delegateId',
      'delegateAuthorization.accountId',
      'delegate.name as delegateName',
      'account.emailAddress',
      'delegateAuthorization.createdAt',
      'delegateAuthorization.revokedAt',
      'delegate.revokedAt as delegateRevokedAt',
      select
        .selectFrom('auditEntry')
        .where('auditEntry.type', '=', sql.lit(DELEGATE_SIGN_IN))
        .whereRef('auditEntry.detail', '=', 'delegate.id')
        .whereRef('auditEntry.accountId', '=', 'account.id')
        .select(({ fn }) => fn.max('auditEntry.createdAt').as('at'))
        .as('lastSignInAt'),
    ])
    .orderBy('delegate.name')
    .orderBy('account.emailAddress')
    .orderBy('delegateAuthorization.createdAt')
    // Made in one moment, they stand in the order of their ids, which are made in that of time.
    .orderBy('delegateAuthorization.id')
    .execute();
  return rows.map(({ delegateRevokedAt, ...row }) => ({
    ...row,
    isValid: row.revokedAt === null && delegateRevokedAt === null,
  }));
}

/** The last sign-in of a delegate for the account, from the audit log. */
export async function findLastDelegateSignIn(queries: Queries, accountId: string) {
  const [last] = await selectLastDelegateSignIn(queries, { accountId });
  return last;
}

const selectLastDelegateSignIn = compileOnce(['accountId'], (queries, { accountId }) =>
  queries
    .selectFrom('auditEntry')
    .innerJoin('delegate', 'delegate.id', 'auditEntry.detail')
    .select(['delegate.name as delegateName', 'auditEntry.createdAt as signedInAt'])
    .where('auditEntry.accountId', '=', accountId)
    .where('auditEntry.type', '=', DELEGATE_SIGN_IN)
    .orderBy('auditEntry.createdAt', 'desc')
    .limit(1),
);
