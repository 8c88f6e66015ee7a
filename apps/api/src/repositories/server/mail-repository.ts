import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';
import type { Instant, MailTable } from '../../db/schema/compte.ts';

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

/** Forgets the mails that came too late to be sent, and those of the development inbox from before `keptSince`. */
export async function deleteExpiredMails(
  queries: Queries,
  { now, keptSince }: { now: Instant; keptSince: Instant },
): Promise<void> {
  await deleteInSlices(queries, 'mail', { key: ['id'], where: sql`"expiresAt" <= ${now}` });
  await deleteInSlices(queries, 'mail', {
    key: ['id'],
    where: sql`"expiresAt" is null and "createdAt" <= ${keptSince}`,
  });
}

/**
 * How many different people wait for a mail that the mail server refused to take (its answer to the sender, the recipient
 * or the message), or whose sending hung, and that was asked for after the last mail that left.
 */
export async function countRefusedRecipients(queries: Queries, now: Instant): Promise<number> {
  const countJobs = queries
    .selectFrom('job')
    .where('kind', '=', 'send-mail')
    .select(({ fn }) => fn.countAll<number>().as('count'));
  // Each is asked for by the keys of a mail, of which few wait: a join reads every job.
  const { count } = await queries
    .selectFrom('mail')
    // One without an end is the development inbox's; those of a code or a link have one there too, and no job.
    .where('expiresAt', '>', now)
    .where(
      countJobs
        // As `enqueueJob` makes it of the kind and the mail's id.
        .where('uniqueKey', '=', sql<string>`'send-mail:' || ${sql.ref('mail.id')}`)
        .where((eb) =>
          eb.or(
            ['EENVELOPE', 'EMESSAGE', 'ETIMEDOUT'].map((code) =>
              eb('lastError', 'like', `the mail could not be sent: ${code}%`),
            ),
          ),
        ),
      '>',
      0,
    )
    .where(
      countJobs
        .where('outcome', '=', 'done')
        .where('lastError', 'is', null)
        .where('finishedAt', '>=', sql.ref<string>('mail.createdAt')),
      '=',
      0,
    )
    .select(({ fn }) => fn.count('recipient').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
