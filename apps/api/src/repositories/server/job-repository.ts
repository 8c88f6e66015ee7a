import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';
import { lockFreeRows } from '../../db/engines/engine.ts';
import type { Instant } from '../../db/schema/compte.ts';
import type { JobOutcome, JobTable } from '../../db/schema/job.ts';

export type JobRow = Selectable<JobTable>;
/** A job in the hands of a worker. */
export type Leased = Pick<JobRow, 'id'> & { leaseToken: string };

/** Adds a job; false when there is one of its key. */
export async function insertJob(queries: Queries, job: Insertable<JobTable>): Promise<boolean> {
  const inserted = await queries
    .insertInto('job')
    .values(job)
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Beyond these instants, what a job waits for was written while a clock was ahead, and is over. */
type WrittenAhead = { latestDueAt: Instant; latestLeaseUntil: Instant };

type Claim = {
  kinds: readonly string[];
  now: Instant;
  leaseUntil: Instant;
  leaseToken: string;
  /** Takes nothing that somebody holds, whatever `now` says of his lease. */
  isFreeOnly: boolean;
} & WrittenAhead;

const selectClaimable = (
  queries: Queries,
  { kinds, now, latestDueAt, latestLeaseUntil, isFreeOnly }: Claim,
) =>
  queries
    .selectFrom('job')
    .select('id')
    .where('finishedAt', 'is', null)
    .where((eb) => eb.or([eb('dueAt', '<=', now), eb('dueAt', '>', latestDueAt)]))
    .where('kind', 'in', kinds)
    .where((eb) =>
      eb.or([
        eb('leaseUntil', 'is', null),
        ...(isFreeOnly ? [] : [eb('leaseUntil', '<=', now), eb('leaseUntil', '>', latestLeaseUntil)]),
      ]),
    )
    .whereRef('attempts', '<', 'maxAttempts')
    .orderBy('dueAt')
    .orderBy('id')
    .limit(1);

/** Takes the oldest job that is due and that nobody holds; no two workers get the same one. */
export async function claimJob({ queries, engine }: Database, claim: Claim): Promise<JobRow | undefined> {
  // Looking needs no write lock: an idle worker stands in nobody's way.
  if ((await selectClaimable(queries, claim).executeTakeFirst()) === undefined) return undefined;
  const { leaseUntil, leaseToken } = claim;
  return queries
    .updateTable('job')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), leaseUntil, leaseToken }))
    .where('id', '=', lockFreeRows(engine, selectClaimable(queries, claim)))
    .returningAll()
    .executeTakeFirst();
}

/** Changes a job that its worker still holds; false when the lease is no longer his. */
async function updateLeased(queries: Queries, leased: Leased, changes: Partial<JobRow>): Promise<boolean> {
  const updated = await queries
    .updateTable('job')
    .set(changes)
    .where('id', '=', leased.id)
    .where('leaseToken', '=', leased.leaseToken)
    .where('finishedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

const NO_LEASE = { leaseUntil: null, leaseToken: null };

/** Holds a job for longer. */
export const renewLease = (queries: Queries, leased: Leased, leaseUntil: Instant): Promise<boolean> =>
  updateLeased(queries, leased, { leaseUntil });

export type Ending = { outcome: JobOutcome; finishedAt: Instant; lastError: string | null };

/** Ends a job. */
export const endJob = (queries: Queries, leased: Leased, ending: Ending): Promise<boolean> =>
  updateLeased(queries, leased, { ...NO_LEASE, ...ending });

/** Gives a job back, to be tried again at `dueAt`. */
export const giveJobBack = (
  queries: Queries,
  leased: Leased,
  changes: Pick<JobRow, 'dueAt' | 'attempts' | 'lastError'>,
): Promise<boolean> => updateLeased(queries, leased, { ...NO_LEASE, ...changes });

/** Makes the jobs of a kind that wait for a later try due now. */
export async function makeJobsDue(queries: Queries, kind: string, now: Instant): Promise<void> {
  await queries
    .updateTable('job')
    .set({ dueAt: now })
    .where('kind', '=', kind)
    .where('finishedAt', 'is', null)
    .where('attempts', '>', 0)
    .where('dueAt', '>', now)
    .execute();
}

/** Ends the jobs whose worker was lost in their last attempt: nobody would take them again. */
export async function failLostJobs(
  queries: Queries,
  { now, latestLeaseUntil }: { now: Instant } & Pick<WrittenAhead, 'latestLeaseUntil'>,
): Promise<void> {
  await queries
    .updateTable('job')
    .set({ ...NO_LEASE, outcome: 'failed', finishedAt: now, lastError: 'its worker was lost' })
    .where('finishedAt', 'is', null)
    .where((eb) => eb.or([eb('leaseUntil', '<=', now), eb('leaseUntil', '>', latestLeaseUntil)]))
    .whereRef('attempts', '>=', 'maxAttempts')
    .execute();
}

type Stranded = { doneHere: readonly string[]; now: Instant; createdBefore: Instant };

/**
 * Ends the jobs of other kinds than those `doneHere` that were made before the instant, and those of a mail that is past its
 * time or gone; answers how many.
 */
export async function failStrandedJobs(
  queries: Queries,
  { doneHere, now, createdBefore }: Stranded,
): Promise<number> {
  const ended = await queries
    .updateTable('job')
    .set({ ...NO_LEASE, outcome: 'failed', finishedAt: now, lastError: 'nobody does its kind here' })
    .where('finishedAt', 'is', null)
    .where('kind', 'not in', doneHere)
    .where((eb) => eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', now)]))
    .where((eb) =>
      eb.or([
        eb('createdAt', '<=', createdBefore),
        eb.and([
          eb('kind', '=', 'send-mail'),
          eb.not(
            eb.exists(
              eb
                .selectFrom('mail')
                .select('mail.id')
                // As `enqueueJob` makes it of the kind and the mail's id.
                .whereRef('mail.id', '=', sql<string>`substr("job"."uniqueKey", length('send-mail:') + 1)`)
                .where('mail.expiresAt', '>', now),
            ),
          ),
        ]),
      ]),
    )
    .returning('id')
    .execute();
  return ended.length;
}

/** Forgets the jobs of these outcomes that ended before the instant. */
export async function purgeJobs(
  queries: Queries,
  { outcomes, before }: { outcomes: readonly JobOutcome[]; before: Instant },
): Promise<void> {
  await deleteInSlices(queries, 'job', {
    key: ['id'],
    where: sql`"finishedAt" < ${before} and "outcome" in (${sql.join(outcomes)})`,
  });
}
