import type { Queries } from '../db/database.ts';
import { DELEGATE_SIGN_IN } from './audit-repository.ts';

/** The last sign-in of a delegate for the account, from the audit log. */
export async function findLastDelegateSignIn(queries: Queries, accountId: string) {
  const entry = await queries
    .selectFrom('auditEntry')
    .innerJoin('delegate', 'delegate.id', 'auditEntry.detail')
    .select(['delegate.name as delegateName', 'auditEntry.createdAt as signedInAt'])
    .where('auditEntry.accountId', '=', accountId)
    .where('auditEntry.type', '=', DELEGATE_SIGN_IN)
    .orderBy('auditEntry.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry;
}
