import { type Insertable, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';
import type { Instant } from '../../db/schema/compte.ts';
import type { NoticeTable } from '../../db/schema/job.ts';

/** Keeps that a notice is sent; false when it was before. */
export async function insertNotice(queries: Queries, notice: Insertable<NoticeTable>): Promise<boolean> {
  const inserted = await queries
    .insertInto('notice')
    .values(notice)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Which of these notices were sent, and when. */
export async function listSentNotices(
  queries: Queries,
  keys: readonly string[],
): Promise<Map<string, Instant>> {
  if (keys.length === 0) return new Map();
  const sent = await queries
    .selectFrom('notice')
    .select(['key', 'sentAt'])
    .where('key', 'in', keys)
    .execute();
  return new Map(sent.map(({ key, sentAt }) => [key, sentAt]));
}

/** Forgets that the notices whose keys begin so were sent. */
export async function forgetNotices(queries: Queries, prefix: string): Promise<void> {
  await deleteInSlices(queries, 'notice', { key: ['key'], where: sql`"key" like ${`${prefix}%`}` });
}

/** Forgets that notices were sent before the instant. */
export async function purgeNotices(queries: Queries, before: Instant): Promise<void> {
  await deleteInSlices(queries, 'notice', { key: ['key'], where: sql`"sentAt" < ${before}` });
}
