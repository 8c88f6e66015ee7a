import type { Insertable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { DelegateAuthorizationTable, DelegateTable } from '../db/schema-compte.ts';
import { DELEGATE_SIGN_IN } from './audit-repository.ts';

export async function insertDelegate(queries: Queries, delegate: Insertable<DelegateTable>): Promise<void> {
  await queries.insertInto('delegate').values(delegate).execute();
}

export async function insertDelegateAuthorization(
  queries: Queries,
  authorization: Insertable<DelegateAuthorizationTable>,
): Promise<void> {
  await queries.insertInto('delegateAuthorization').values(authorization).execute();
}

type Keys = { emailAddress: string; keyHash: string; tokenHash: string };

/** The account and delegate for whom all three keys hold (decision B7), or undefined. */
export const findAuthorizedDelegate = (queries: Queries, { emailAddress, keyHash, tokenHash }: Keys) =>
  queries
    .selectFrom('delegateAuthorization')
    .innerJoin('delegate', 'delegate.id', 'delegateAuthorization.delegateId')
    .innerJoin('account', 'account.id', 'delegateAuthorization.accountId')
    .select(['account.id as accountId', 'delegate.id as delegateId'])
    .where('account.emailAddress', '=', emailAddress)
    .where('delegate.keyHash', '=', keyHash)
    .where('delegate.revokedAt', 'is', null)
    .where('delegateAuthorization.tokenHash', '=', tokenHash)
    .where('delegateAuthorization.revokedAt', 'is', null)
    .executeTakeFirst();

/** The last sign-in of a delegate for the account, from the audit log. */
export const findLastDelegateSignIn = (queries: Queries, accountId: string) =>
  queries
    .selectFrom('auditEntry')
    .innerJoin('delegate', 'delegate.id', 'auditEntry.detail')
    .select(['delegate.name as delegateName', 'auditEntry.createdAt as signedInAt'])
    .where('auditEntry.accountId', '=', accountId)
    .where('auditEntry.type', '=', DELEGATE_SIGN_IN)
    .orderBy('auditEntry.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
