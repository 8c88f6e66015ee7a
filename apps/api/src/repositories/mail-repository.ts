import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { Instant, MailTable } from '../db/schema-compte.ts';

export type MailRow = Selectable<MailTable>;

export async function keepMail(queries: Queries, mail: Insertable<MailTable>): Promise<void> {
  await queries.insertInto('mail').values(mail).execute();
}

/** The mails of the development inbox, newest first. */
export const listMails = (queries: Queries) =>
  queries
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();

export const findMail = (queries: Queries, id: string): Promise<MailRow | undefined> =>
  queries.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();

export async function deleteMail(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('mail').where('id', '=', id).execute();
}

/** Deletes all but the newest `kept` mails. */
export async function pruneMails(queries: Queries, kept: number): Promise<void> {
  const oldest = await queries
    .selectFrom('mail')
    .select('createdAt')
    .orderBy('createdAt', 'desc')
    .offset(kept)
    .limit(1)
    .executeTakeFirst();
  if (oldest) await queries.deleteFrom('mail').where('createdAt', '<=', oldest.createdAt).execute();
}

/** Forgets the mails that came too late to be sent. */
export async function deleteExpiredMails(queries: Queries, now: Instant): Promise<void> {
  await queries.deleteFrom('mail').where('expiresAt', '<=', now).execute();
}
