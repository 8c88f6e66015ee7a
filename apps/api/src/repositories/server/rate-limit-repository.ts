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

/** Takes one use back from the running window: of more than `max`, those above it were refused, and used nothing. */
export async function takeBackUse(
  queries: Queries,
  { key, now, latest, max }: Omit<Use, 'resetAt'> & { max: number },
): Promise<void> {
  await queries
    .updateTable('rateLimit')
    .set((eb) => ({
      count: eb
        .case()
        .when('count', '>', max)
        .then(max - 1)
        .else(sql<number>`${eb.ref('count')} - 1`)
        .end(),
    }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .where('resetAt', '>', now)
    .where('resetAt', '<=', latest)
    .execute();
}

export async function deleteEndedWindows(queries: Queries, now: number): Promise<void> {
  await deleteInSlices(queries, 'rateLimit', { key: ['key'], where: sql`"resetAt" <= ${now}` });
}
