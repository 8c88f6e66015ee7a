import { type ExpressionBuilder, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Instant } from '../../db/schema/compte.ts';
import type { Schema } from '../../db/schema/schema.ts';
import type { JobPayloads } from '../../jobs/job-kinds.ts';

/** What the job of a mail says beside the mail's id, for when the mail does not leave. */
type Field = Exclude<keyof JobPayloads['send-mail'], 'mailId'>;

/** Only `enqueueJob` writes the column: as JSON, its keys between quotes. */
const selectMailJobs = (queries: Queries, field: Field) =>
  queries
    .selectFrom('job')
    .select(['payload', 'createdAt'])
    .where('kind', '=', 'send-mail')
    .where('payload', 'like', `%"${field}":%`);

/** Given up, taken back by the operator, or found past its time: one that left has no note. */
const isLost = (eb: ExpressionBuilder<Schema, 'job'>) =>
  eb.or([eb('outcome', '!=', 'done'), eb('lastError', 'is not', null)]);

// Written by `enqueueJob` for this kind.
const read = ({ payload }: { payload: string }) => JSON.parse(payload) as JobPayloads['send-mail'];

/** The keys of the notices whose mail has not left: it waits, or it was lost and its job is not forgotten yet. */
export async function listUnsentNotices(queries: Queries, since: Instant): Promise<Set<string>> {
  const jobs = await selectMailJobs(queries, 'noticeKey')
    .where((eb) => eb.or([eb('finishedAt', 'is', null), eb.and([eb('finishedAt', '>=', since), isLost(eb)])]))
    .execute();
  return new Set(jobs.map((job) => read(job).noticeKey ?? ''));
}

type Ended = { doneBefore: Instant; failedBefore: Instant };

/** Forgets the notices whose mail was lost, where its job ended before the instant of its outcome: they may be sent anew. */
export async function forgetLostNotices(
  queries: Queries,
  { doneBefore, failedBefore }: Ended,
): Promise<void> {
  const jobs = await selectMailJobs(queries, 'noticeKey')
    .where('finishedAt', '<', doneBefore)
    .where((eb) => eb.or([eb('outcome', '=', 'done'), eb('finishedAt', '<', failedBefore)]))
    .where(isLost)
    .execute();
  for (const job of jobs)
    await queries
      .deleteFrom('notice')
      .where('key', '=', read(job).noticeKey ?? '')
      // A later one of the same key has a job of its own.
      .where('sentAt', '<=', job.createdAt)
      .execute();
}

/** A version that was sent to the occupational health service by a mail that was lost. */
export type LostEnvoi = NonNullable<JobPayloads['send-mail']['envoiAuSpst']> & { mailId: string };

/** The lost mails to occupational health services, since an instant. */
export async function listLostEnvois(queries: Queries, since: Instant): Promise<LostEnvoi[]> {
  const jobs = await selectMailJobs(queries, 'envoiAuSpst')
    .where('finishedAt', '>=', since)
    .where(isLost)
    .execute();
  return jobs.flatMap((job) => {
    const { mailId, envoiAuSpst } = read(job);
    return envoiAuSpst === undefined ? [] : [{ ...envoiAuSpst, mailId }];
  });
}

/** What a mail about a lost one says; undefined when the account or the version has gone. */
export const findLostEnvoi = (queries: Queries, { accountId, versionId, mailId }: LostEnvoi) =>
  queries
    .selectFrom('version')
    .innerJoin('duerpDocument', 'duerpDocument.id', 'version.duerpDocumentId')
    .innerJoin('account', 'account.id', 'duerpDocument.accountId')
    .leftJoin('mail', (join) => join.on('mail.id', '=', sql.val(mailId)))
    .select([
      'version.versionNumber',
      'duerpDocument.id as duerpId',
      'duerpDocument.displayName',
      'account.emailAddress',
      'mail.recipient',
    ])
    .where('version.id', '=', versionId)
    .where('account.id', '=', accountId)
    .executeTakeFirst();
