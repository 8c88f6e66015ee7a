import { setTimeout as sleep } from 'node:timers/promises';
import { giveJobBack } from '../repositories/server/job-repository.ts';
import { SECOND } from '../services/clock.ts';
import { makeClockWatch } from './clock-watch.ts';
import { enqueueJob } from './enqueue-job.ts';
import type { JobHandlers } from './job-handler.ts';
import { JOB_SETTINGS, type JobKind, RECURRING } from './job-kinds.ts';
import { describe, type HeldJob, runJob, takeJob, type WorkerDeps } from './run-job.ts';

const POLL_MS = SECOND;
/** So that jobs go on within five seconds of a database that is back. */
const PAUSE_AFTER_FAILURE_MS = 2 * SECOND;
/** A stop ends within two seconds, whatever hangs: what is not done then is given back. */
const GRACE_MS = 1.5 * SECOND;
const CONCURRENCY = 4;

/** Makes the jobs of this turn of the clock, once on however many servers: a server that was off makes those of now alone. */
export async function enqueueRecurring(deps: WorkerDeps, handlers: JobHandlers): Promise<void> {
  const now = deps.clock.now().getTime();
  for (const [kind, every] of Object.entries(RECURRING) as [JobKind, number][]) {
    if (handlers[kind] === undefined) continue;
    const turn = new Date(Math.floor(now / every) * every).toISOString();
    await enqueueJob(deps.database.queries, deps, { kind, payload: {}, key: turn });
  }
}

/** A database that is away for an hour is one line when that begins, one when its answer changes, and one when it ends. */
function tellFailuresOnce(log: WorkerDeps['log']) {
  let told: string | undefined;
  return {
    fail: (error: unknown) => {
      const kind = describe(error);
      if (kind !== told)
        log.error({ err: error }, 'the jobs cannot be read, which is tried again until they can');
      told = kind;
    },
    succeed: () => {
      if (told !== undefined) log.warn('the jobs are read again');
      told = undefined;
    },
  };
}

/** How many jobs run at once here, and how long a stop waits for them. */
type Options = { concurrency?: number; graceMs?: number };

/**
 * Takes and runs jobs from now on. While the date is in doubt (`clock-watch.ts`) it runs mails alone. Returns what stops it:
 * it takes no more, waits a while for those that run, and gives the others back.
 */
export function startWorker(
  deps: WorkerDeps,
  handlers: JobHandlers,
  { concurrency = CONCURRENCY, graceMs = GRACE_MS }: Options = {},
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Map<HeldJob, Promise<void>>();
  const { fail, succeed } = tellFailuresOnce(deps.log);
  // A job that ends leaves its place to one of its kind, which may have been due for long.
  let hasEnded = false;
  let wake = () => {};
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const watch = makeClockWatch(deps.clock);
  const start = (job: HeldJob) =>
    running.set(
      job,
      runJob(deps, handlers, job, signal, watch.isInDoubt)
        .catch(fail)
        .finally(() => {
          running.delete(job);
          hasEnded = true;
          wake();
        }),
    );
  let isDoubted = false;
  const lookAtClock = () => {
    const wasDoubted = isDoubted;
    isDoubted = watch.isInDoubt();
    if (isDoubted && !wasDoubted) deps.log.error('the date has jumped ahead: only mails are worked for');
    if (wasDoubted && !isDoubted) deps.log.warn('the date is believed again: every job is worked for');
  };
  const isWanted = (kind: JobKind) =>
    (kind === 'send-mail' || !isDoubted) &&
    [...running.keys()].filter((job) => job.kind === kind).length < JOB_SETTINGS[kind].atOnce;
  // By a clock that never goes back: the machine's own may be set to an earlier time, and no turn would come until the old one.
  let nextTurn = 0;
  const turn = async () => {
    if (isDoubted || performance.now() < nextTurn) return;
    await enqueueRecurring(deps, handlers);
    nextTurn = performance.now() + 60 * SECOND;
  };
  const loop = async () => {
    while (!signal.aborted) {
      try {
        lookAtClock();
        await turn();
        hasEnded = false;
        const job = await takeJob(deps, handlers, { isWanted, isDateDoubted: watch.isInDoubt });
        succeed();
        if (job !== undefined) start(job);
        if (running.size >= concurrency) await Promise.race(running.values());
        else if (job === undefined && !hasEnded) await pause(POLL_MS);
      } catch (error) {
        fail(error);
        await pause(PAUSE_AFTER_FAILURE_MS);
      }
    }
  };
  const looping = loop();
  return async () => {
    stopping.abort();
    wake();
    const ended = looping.then(() => Promise.all(running.values()));
    await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]);
    const dueAt = deps.clock.now().toISOString();
    for (const job of running.keys())
      await giveJobBack(deps.database.queries, job, { dueAt, attempts: job.attempts - 1, lastError: null });
  };
}
