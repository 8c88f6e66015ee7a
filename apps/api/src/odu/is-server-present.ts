import type { Kysely } from 'kysely';
import { type AnyTables, listTables } from '../db/schema/any-tables.ts';
import { instantAfter, MINUTE } from '../services/clock.ts';

/** As long as a server that was killed counts as one that runs (`services/running/presence.ts`). */
const PRESENT_MS = 2 * MINUTE;

/** Whether a server runs on this database, of whatever schema, or was killed less than two minutes before `now`. */
export async function isServerPresent(queries: Kysely<AnyTables>, now: Date): Promise<boolean> {
  if (!(await listTables(queries)).some(({ name }) => name === 'server')) return false;
  const clock = { now: () => now };
  const server = await queries
    .selectFrom('server')
    .select('id')
    .where('seenAt', '>=', instantAfter(clock, -PRESENT_MS))
    // Seen later than that only by a clock that was ahead.
    .where('seenAt', '<=', instantAfter(clock, PRESENT_MS))
    .executeTakeFirst();
  return server !== undefined;
}
