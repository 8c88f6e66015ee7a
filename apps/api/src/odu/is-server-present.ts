import type { Kysely } from 'kysely';
import { type AnyTables, listTables } from '../db/schema/any-tables.ts';
import { instantAfter } from '../services/clock.ts';
import { PRESENT_MS } from '../services/running/presence.ts';

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
