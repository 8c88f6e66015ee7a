import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';
import type { CaptchaSolutionTable } from '../../db/schema/compte.ts';

/** Keeps a solution; false when it was already there. */
export async function keepSolution(queries: Queries, solution: CaptchaSolutionTable): Promise<boolean> {
  const kept = await queries
    .insertInto('captchaSolution')
    .values(solution)
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function deleteExpiredSolutions(queries: Queries, now: string): Promise<void> {
  await deleteInSlices(queries, 'captchaSolution', { key: ['nonce'], where: sql`"expiresAt" < ${now}` });
}
