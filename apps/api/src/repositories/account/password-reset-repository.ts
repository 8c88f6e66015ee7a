import { type ExpressionBuilder, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';
import type { PasswordResetTable } from '../../db/schema/compte.ts';
import type { Schema } from '../../db/schema/schema.ts';

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

/** Of this address, unused and not expired. */
const isUsable =
  ({ tokenHash, emailAddress, now, latest }: Use) =>
  (eb: ExpressionBuilder<Schema, 'passwordReset'>) =>
    eb.and([
      eb('tokenHash', '=', tokenHash),
      eb('usedAt', 'is', null),
      eb('expiresAt', '>', now),
      eb('expiresAt', '<=', latest),
      eb('accountId', 'in', eb.selectFrom('account').select('id').where('emailAddress', '=', emailAddress)),
    ]);

/** Whether there is a reset that could be used. */
export async function isResetUsable(queries: Queries, use: Use): Promise<boolean> {
  const found = await queries
    .selectFrom('passwordReset')
    .select('accountId')
    .where(isUsable(use))
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses a reset; gives its account, or undefined when there is none that could be used. */
export async function useReset(queries: Queries, use: Use): Promise<string | undefined> {
  const used = await queries
    .updateTable('passwordReset')
    .set({ usedAt: use.now })
    .where(isUsable(use))
    .returning('accountId')
    .executeTakeFirst();
  return used?.accountId;
}

export async function deleteStaleResets(queries: Queries, before: string): Promise<void> {
  await deleteInSlices(queries, 'passwordReset', { key: ['tokenHash'], where: sql`"expiresAt" < ${before}` });
}
