import type { Queries } from '../../db/database.ts';
import type { Instant } from '../../db/schema/compte.ts';
import type { JobRow } from './job-repository.ts';

const LISTED = 200;

/** What an operator sees of a job: its outcome, or whether somebody is at it. */
export type JobState = 'waiting' | 'running' | NonNullable<JobRow['outcome']>;

/** The state of a job at an instant. */
export const stateOfJob = (
  { outcome, leaseUntil }: Pick<JobRow, 'outcome' | 'leaseUntil'>,
  now: Instant,
): JobState => outcome ?? (leaseUntil !== null && leaseUntil > now ? 'running' : 'waiting');

/** The jobs for the operator: what is not done first, the next due first; at most 200. */
export const listJobs = (
  queries: Queries,
  { kind, isWithDone }: { kind?: string | undefined; isWithDone: boolean },
): Promise<JobRow[]> =>
  queries
    .selectFrom('job')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(!isWithDone, (query) =>
      query.where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '!=', 'done')])),
    )
    .orderBy((eb) => eb.case().when('finishedAt', 'is', null).then(0).else(1).end())
    .orderBy('dueAt')
    .orderBy('id')
    .limit(LISTED)
    .execute();

/** A job, undefined when there is none. */
export const findJob = (queries: Queries, id: string): Promise<JobRow | undefined> =>
  queries.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst();

/** Makes a job that waits, failed or was cancelled due now, with all its attempts; false when it is running or done. */
export async function retryJob(queries: Queries, id: string, now: Instant): Promise<boolean> {
  const updated = await queries
    .updateTable('job')
    .set({ dueAt: now, attempts: 0, leaseUntil: null, leaseToken: null, finishedAt: null, outcome: null })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', now)]))
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '!=', 'done')]))
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Ends a job that waits; false when it is running or has ended. */
export async function cancelJob(queries: Queries, id: string, now: Instant): Promise<boolean> {
  const updated = await queries
    .updateTable('job')
    .set({ outcome: 'cancelled', finishedAt: now, leaseUntil: null, leaseToken: null })
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .where((eb) => eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', now)]))
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** What metrics say of one kind: numbers of jobs, and the instant at which the oldest that waits was due. */
export type JobCounts = {
  kind: string;
  waiting: number;
  running: number;
  failed: number;
  oldestDueAt: Instant | null;
};

/** Counts the jobs by kind. */
export const countJobs = (queries: Queries, now: Instant): Promise<JobCounts[]> =>
  queries
    .selectFrom('job')
    .select((eb) => {
      const isRunning = eb.and([eb('finishedAt', 'is', null), eb('leaseUntil', '>', now)]);
      const isWaiting = eb.and([
        eb('finishedAt', 'is', null),
        eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', now)]),
      ]);
      const countOf = (condition: typeof isRunning) =>
        eb.cast<number>(eb.fn.sum(eb.case().when(condition).then(1).else(0).end()), 'integer');
      return [
        'kind',
        countOf(isWaiting).as('waiting'),
        countOf(isRunning).as('running'),
        countOf(eb.and([eb('outcome', '=', 'failed')])).as('failed'),
        eb.fn.min(eb.case().when(isWaiting).then(eb.ref('dueAt')).end()).as('oldestDueAt'),
      ];
    })
    .groupBy('kind')
    .execute();
