import type { Deps } from '../deps.ts';
import {
  claimJob,
  endJob,
  giveJobBack,
  type JobRow,
  type Leased,
  renewLease,
} from '../repositories/server/job-repository.ts';
import { type Clock, HOUR, instantAfter, MINUTE } from '../services/clock.ts';
import { type JobHandler, JobError, type JobHandlers, LeaseLost, NotNow } from './job-handler.ts';
import { JOB_SETTINGS, type JobKind } from './job-kinds.ts';

/** How long a job belongs to a worker of which nothing is heard. */
export const LEASE_MS = MINUTE;

/**
 * No job waits as long as this for its next try (`JOB_SETTINGS`), and no lease of another server's is this much longer than
 * one that begins now: what is further off was written while a clock was ahead.
 */
const LONGEST_WAIT_MS = 7 * HOUR;
const CLOCKS_DIFFER_MS = MINUTE;

/** The latest instants that a job can wait for by a clock that is right. */
export const latestOfJobs = (clock: Clock) => ({
  latestDueAt: instantAfter(clock, LONGEST_WAIT_MS),
  latestLeaseUntil: instantAfter(clock, LEASE_MS + CLOCKS_DIFFER_MS),
});

/** What a worker uses of the world. */
export type WorkerDeps = Pick<Deps, 'database' | 'clock' | 'makeId' | 'log' | 'meters'>;
/** Whether this server's date has just jumped ahead. */
type IsDateDoubted = () => boolean;
const believed: IsDateDoubted = () => false;

/** A job that this worker holds. */
export type HeldJob = Leased & Pick<JobRow, 'attempts' | 'maxAttempts' | 'payload'> & { kind: JobKind };

const isKind = (kind: string): kind is JobKind => kind in JOB_SETTINGS;

type Taking = { isWanted?: (kind: JobKind) => boolean; isDateDoubted?: IsDateDoubted };

/**
 * Takes the next job that one of these handlers can do, of a kind that is wanted now; undefined when none is due. By a date
 * in doubt no lease of another server's is over.
 */
export async function takeJob(
  deps: WorkerDeps,
  handlers: JobHandlers,
  { isWanted = () => true, isDateDoubted = believed }: Taking = {},
): Promise<HeldJob | undefined> {
  const kinds = Object.keys(handlers).filter((kind) => isKind(kind) && isWanted(kind));
  if (kinds.length === 0) return undefined;
  const leaseToken = deps.makeId();
  const job = await claimJob(deps.database, {
    kinds,
    now: deps.clock.now().toISOString(),
    leaseUntil: instantAfter(deps.clock, LEASE_MS),
    leaseToken,
    isFreeOnly: isDateDoubted(),
    ...latestOfJobs(deps.clock),
  });
  return job !== undefined && isKind(job.kind) ? { ...job, kind: job.kind, leaseToken } : undefined;
}

/** An error's own words may repeat an address or a text: the name and the code are kept, and the words of a JobError. */
export function describe(error: unknown): string {
  if (error instanceof JobError) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} (${String(error.code)})` : error.name;
}

/** Gives the job back to be tried again later, or ends it as failed after its last attempt. */
async function failAttempt({ database, clock, log }: WorkerDeps, job: HeldJob, error: unknown) {
  const { id: jobId, kind, maxAttempts } = job;
  const attempts =
    error instanceof NotNow ? Math.min(job.attempts, Math.floor(maxAttempts / 2)) : job.attempts;
  const lastError = describe(error);
  const shown = error instanceof JobError ? { reason: lastError } : { err: error };
  const isLast = attempts >= maxAttempts;
  log[isLast ? 'error' : 'warn']({ jobId, kind, attempts, ...shown }, 'a job failed');
  if (isLast)
    await endJob(database.queries, job, {
      outcome: 'failed',
      finishedAt: clock.now().toISOString(),
      lastError,
    });
  else {
    const dueAt = instantAfter(clock, JOB_SETTINGS[kind].retryAfter(attempts));
    await giveJobBack(database.queries, job, { dueAt, attempts, lastError });
  }
}

/** Runs a job that is held, and keeps its lease meanwhile. Throws only when the database does not answer. */
export async function runJob(
  deps: WorkerDeps,
  handlers: JobHandlers,
  job: HeldJob,
  signal: AbortSignal,
  isDateDoubted = believed,
): Promise<void> {
  const { database, clock, log } = deps;
  const ending = () => ({ outcome: 'done', finishedAt: clock.now().toISOString(), lastError: null }) as const;
  let isFinishing = false;
  const end = deps.meters.jobDuration.startTimer({ kind: job.kind });
  const keeping = setInterval(() => {
    renewLease(database.queries, job, instantAfter(clock, LEASE_MS)).catch((error: unknown) =>
      log.warn({ err: error, jobId: job.id }, 'the lease of a job could not be renewed'),
    );
  }, LEASE_MS / 3);
  try {
    // Written by `enqueueJob` alone, for this kind.
    const handler = handlers[job.kind] as JobHandler<JobKind>;
    await handler({
      payload: JSON.parse(job.payload),
      signal,
      isDateDoubted,
      finish: async (queries, note) => {
        isFinishing = true;
        const isEnded = await endJob(queries, job, { ...ending(), lastError: note ?? null });
        if (!isEnded) throw new LeaseLost();
      },
    });
    if (!isFinishing) await endJob(database.queries, job, ending());
    end({ outcome: 'done' });
  } catch (error) {
    end({ outcome: error instanceof LeaseLost ? 'lost' : 'failed' });
    if (error instanceof LeaseLost)
      log.warn({ jobId: job.id, kind: job.kind }, 'a job was taken over by another worker');
    else await failAttempt(deps, job, error);
  } finally {
    clearInterval(keeping);
  }
}
