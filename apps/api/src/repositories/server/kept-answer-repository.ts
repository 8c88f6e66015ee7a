import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';
import type { Instant, KeptAnswerTable } from '../../db/schema/compte.ts';

export type KeptAnswerRow = Selectable<KeptAnswerTable>;
type Identity = Pick<KeptAnswerRow, 'accountId' | 'operation' | 'resource' | 'key'>;

const IDENTITY = ['accountId', 'operation', 'resource', 'key'] as const satisfies (keyof Identity)[];

/**
 * Keeps an answer, in the place of one kept at or before `expired`; false when a newer one is there. One atomic
 * statement: PostgreSQL waits for a transaction that is keeping one for the same key, SQLite has one writer at a time.
 */
export async function insertKeptAnswer(
  queries: Queries,
  row: KeptAnswerRow,
  expired: Instant,
): Promise<boolean> {
  const kept = await queries
    .insertInto('keptAnswer')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(IDENTITY).doUpdateSet(row).where('keptAnswer.createdAt', '<=', expired),
    )
    .returning('key')
    .executeTakeFirst();
  return kept !== undefined;
}

/** The answer kept for a key after `expired`. */
export const findKeptAnswer = (
  queries: Queries,
  { accountId, operation, resource, key }: Identity,
  expired: Instant,
): Promise<KeptAnswerRow | undefined> =>
  queries
    .selectFrom('keptAnswer')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('operation', '=', operation)
    .where('resource', '=', resource)
    .where('key', '=', key)
    .where('createdAt', '>', expired)
    .executeTakeFirst();

export async function deleteKeptAnswers(queries: Queries, expired: Instant): Promise<void> {
  await deleteInSlices(queries, 'keptAnswer', { key: IDENTITY, where: sql`"createdAt" <= ${expired}` });
}
