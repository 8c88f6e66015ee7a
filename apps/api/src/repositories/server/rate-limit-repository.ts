import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';

type Use = { key: string; now: number; resetAt: number };

/** Counts one use in the running window, or in a new one when it ended; one atomic statement. Times in epoch milliseconds. */
export const addUse = (queries: Queries, { key, now, resetAt }: Use) =>
  queries
    .insertInto('rateLimit')
    .values({ key, count: 1, resetAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('rateLimit.resetAt', '<=', now)
          .then(1)
          .else(sql<number>`${eb.ref('rateLimit.count')} + 1`)
          .end(),
        resetAt: eb
          .case()
          .when('rateLimit.resetAt', '<=', now)
          .then(resetAt)
          .else(eb.ref('rateLimit.resetAt'))
          .end(),
      })),
    )
    .returning(['count', 'resetAt'])
    .executeTakeFirstOrThrow();

export async function deleteEndedWindows(queries: Queries, now: number): Promise<void> {
  await deleteInSlices(queries, 'rateLimit', { key: ['key'], where: sql`"resetAt" <= ${now}` });
}
