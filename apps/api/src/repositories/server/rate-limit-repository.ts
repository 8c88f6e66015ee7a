import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';

/** No window that begins now ends after `latest`: one that does was begun under a clock that was wrong. */
type Use = { key: string; now: number; resetAt: number; latest: number };

/** Counts one use in the running window, or in a new one when it ended; one atomic statement. Times in epoch milliseconds. */
export const addUse = (queries: Queries, { key, now, resetAt, latest }: Use) =>
  queries
    .insertInto('rateLimit')
    .values({ key, count: 1, resetAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isRunning = eb.and([eb('rateLimit.resetAt', '>', now), eb('rateLimit.resetAt', '<=', latest)]);
        return {
          count: eb
            .case()
            .when(isRunning)
            .then(sql<number>`${eb.ref('rateLimit.count')} + 1`)
            .else(1)
            .end(),
          resetAt: eb.case().when(isRunning).then(eb.ref('rateLimit.resetAt')).else(resetAt).end(),
        };
      }),
    )
    .returning(['count', 'resetAt'])
    .executeTakeFirstOrThrow();

export async function deleteEndedWindows(queries: Queries, now: number): Promise<void> {
  await deleteInSlices(queries, 'rateLimit', { key: ['key'], where: sql`"resetAt" <= ${now}` });
}
