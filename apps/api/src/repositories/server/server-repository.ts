import type { Queries } from '../../db/database.ts';
import type { ServerTable } from '../../db/schema/compte.ts';

/** Says that a server runs, or still runs. */
export async function keepServer(queries: Queries, server: ServerTable): Promise<void> {
  await queries
    .insertInto('server')
    .values(server)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt: server.seenAt }))
    .execute();
}

export async function forgetServer(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('server').where('id', '=', id).execute();
}

export async function forgetServersBefore(queries: Queries, seenBefore: string): Promise<void> {
  await queries.deleteFrom('server').where('seenAt', '<', seenBefore).execute();
}

/** Nobody was seen after `seenUntil` but by a clock that was ahead. */
type Search = { secretFingerprint: string; seenSince: string; seenUntil: string };

/** The servers seen between these instants that have another secret. */
export const listServersOfAnotherSecret = (
  queries: Queries,
  { secretFingerprint, seenSince, seenUntil }: Search,
): Promise<ServerTable[]> =>
  queries
    .selectFrom('server')
    .selectAll()
    .where('secretFingerprint', '<>', secretFingerprint)
    .where('seenAt', '>=', seenSince)
    .where('seenAt', '<=', seenUntil)
    .execute();
