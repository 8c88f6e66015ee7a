import type { Insertable, Selectable } from 'kysely';
import type { Database, Queries } from '../db/database.ts';
import { lockFreeRows } from '../db/engine.ts';
import type { MailTable } from '../db/schema-compte.ts';

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

/** Deletes the mails to send that came too late; those of the development inbox stay (they are never due). */
export async function deleteExpiredMails(
  queries: Queries,
  { now, never }: { now: string; never: string },
): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('mail')
    .where('expiresAt', '<=', now)
    .where('nextAttemptAt', '<>', never)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** How many mails wait for a server that takes them. */
export async function countWaitingMails(queries: Queries, never: string): Promise<number> {
  const { count } = await queries
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('nextAttemptAt', '<>', never)
    .executeTakeFirstOrThrow();
  return count;
}

type Claim = { now: string; retryAt: (attempts: number) => string; maxAttempts: number };

/** Takes the oldest mail that is due, and sets its next attempt; no two processes get the same one. */
export const claimDueMail = (
  database: Database,
  { now, retryAt, maxAttempts }: Claim,
): Promise<MailRow | undefined> =>
  database.transaction(async (queries) => {
    const due = queries
      .selectFrom('mail')
      .selectAll()
      .where('nextAttemptAt', '<=', now)
      .where('expiresAt', '>', now)
      .where('attempts', '<', maxAttempts)
      .orderBy('nextAttemptAt')
      .limit(1);
    const mail = await lockFreeRows(database.engine, due).executeTakeFirst();
    if (mail === undefined) return undefined;
    const attempts = mail.attempts + 1;
    await queries
      .updateTable('mail')
      .set({ attempts, nextAttemptAt: retryAt(attempts) })
      .where('id', '=', mail.id)
      .execute();
    return mail;
  });
