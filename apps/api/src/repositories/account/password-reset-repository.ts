import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';
import type { PasswordResetTable } from '../../db/schema/compte.ts';

/** Forgets the account's resets that were not used. */
export async function deleteUnusedResets(queries: Queries, accountId: string): Promise<void> {
  await queries
    .deleteFrom('passwordReset')
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .execute();
}

/** Inserts a reset and forgets the account's unused ones. Run it in a transaction that holds the account. */
export async function replaceReset(queries: Queries, reset: PasswordResetTable): Promise<void> {
  await deleteUnusedResets(queries, reset.accountId);
  await queries.insertInto('passwordReset').values(reset).execute();
}

/** A link that ends after `latest` was made while a clock was ahead. */
type Use = { tokenHash: string; emailAddress: string; now: string; latest: string };

/** Uses a reset that is of this address, unused and not expired; gives its account, or undefined. */
export async function useReset(
  queries: Queries,
  { tokenHash, emailAddress, now, latest }: Use,
): Promise<string | undefined> {
  const used = await queries
    .updateTable('passwordReset')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', latest)
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
