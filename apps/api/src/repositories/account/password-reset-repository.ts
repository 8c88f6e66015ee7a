import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';
import type { PasswordResetTable } from '../../db/schema/compte.ts';

/** Inserts a reset and forgets the account's unused ones. Run it in a transaction. */
export async function replaceReset(queries: Queries, reset: PasswordResetTable): Promise<void> {
  await queries
    .deleteFrom('passwordReset')
    .where('accountId', '=', reset.accountId)
    .where('usedAt', 'is', null)
    .execute();
  await queries.insertInto('passwordReset').values(reset).execute();
}

type Use = { tokenHash: string; emailAddress: string; now: string };

/** Uses a reset that is of this address, unused and not expired; gives its account, or undefined. */
export async function useReset(
  queries: Queries,
  { tokenHash, emailAddress, now }: Use,
): Promise<string | undefined> {
  const used = await queries
    .updateTable('passwordReset')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('accountId', 'in', (eb) =>
      eb.selectFrom('account').select('id').where('emailAddress', '=', emailAddress),
    )
    .returning('accountId')
    .executeTakeFirst();
  return used?.accountId;
}

export async function deleteStaleResets(queries: Queries, before: string): Promise<void> {
  await deleteInSlices(queries, 'passwordReset', { key: ['tokenHash'], where: sql`"expiresAt" < ${before}` });
}
