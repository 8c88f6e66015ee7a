import type { Queries } from '../../db/database.ts';
import type { EmailVerificationTable } from '../../db/schema/compte.ts';

/** Keeps a code in the place of the account's last one. */
export async function replaceVerification(
  queries: Queries,
  verification: EmailVerificationTable,
): Promise<void> {
  const { codeHash, expiresAt, triesLeft } = verification;
  await queries
    .insertInto('emailVerification')
    .values(verification)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ codeHash, expiresAt, triesLeft }))
    .execute();
}

/** Takes one of the tries left; gives the code's hash, or undefined when there is no code, no time or no try left. One that ends after `latest` was made while a clock was ahead. */
export async function takeTry(
  queries: Queries,
  accountId: string,
  { now, latest }: { now: string; latest: string },
): Promise<string | undefined> {
  const taken = await queries
    .updateTable('emailVerification')
    .set((eb) => ({ triesLeft: eb('triesLeft', '-', 1) }))
    .where('accountId', '=', accountId)
    .where('triesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', latest)
    .returning('codeHash')
    .executeTakeFirst();
  return taken?.codeHash;
}

export async function deleteVerification(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom('emailVerification').where('accountId', '=', accountId).execute();
}
