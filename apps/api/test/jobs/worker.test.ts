import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cleanUp } from '../../src/jobs/clean-up.ts';
import { enqueueJob } from '../../src/jobs/enqueue-job.ts';
import { JobError, type JobHandlers } from '../../src/jobs/job-handler.ts';
import { runJob, takeJob } from '../../src/jobs/run-job.ts';
import { enqueueRecurring, startWorker } from '../../src/jobs/start-worker.ts';
import { DAY, HOUR, instantAfter, MINUTE, SECOND } from '../../src/services/clock.ts';
import { cancelJob } from '../../src/repositories/server/job-operator-repository.ts';
import { useTestServer } from '../build-app.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';

const server = useTestServer();
const children: ChildProcess[] = [];

beforeEach(() => server.database.queries.deleteFrom('job').execute());
afterEach(async () => {
  for (const child of children.splice(0)) if (child.kill('SIGKILL')) await once(child, 'close');
});

const jobs = () => server.database.queries.selectFrom('job').selectAll().orderBy('id').execute();
const enqueue = (mailId: string, dueAt?: string) =>
  enqueueJob(server.database.queries, server.deps, {
    kind: 'send-mail',
    payload: { mailId },
    key: mailId,
    ...(dueAt !== undefined && { dueAt }),
  });
/** Handlers that note which jobs they did, and fail while told so. */
const record = () => {
  const done: string[] = [];
  const failures: Error[] = [];
  const handlers: JobHandlers = {
    'send-mail': ({ payload }) => {
      const failure = failures.shift();
      if (failure) return Promise.reject(failure);
      done.push(payload.mailId);
      return Promise.resolve();
    },
  };
  return { done, failures, handlers };
};
const { signal } = new AbortController();

describe('a job', () => {
  test('is done once, and only once it is due', async () => {
    const { done, handlers } = record();
    await enqueue('un', new Date(server.clock.now().getTime() + MINUTE).toISOString());
    server.clock.advance(MINUTE - 1);
    await runDueJobs(server.deps, handlers);
    expect(done).toEqual([]);
    server.clock.advance(1);
    await runDueJobs(server.deps, handlers);
    await runDueJobs(server.deps, handlers);
    expect(done).toEqual(['un']);
    expect(await jobs()).toMatchObject([{ outcome: 'done', attempts: 1, leaseUntil: null, lastError: null }]);
  });

  test('of the same key is made once, also from two transactions at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => enqueue('double')));
    expect(made.filter(Boolean)).toHaveLength(1);
    const { done, handlers } = record();
    await runDueJobs(server.deps, handlers);
    expect(await enqueue('double')).toBe(false);
    await runDueJobs(server.deps, handlers);
    expect(done).toEqual(['double']);
  });

  test('is there exactly when the transaction that made it is', async () => {
    const taken = server.database.transaction(async (queries) => {
      await enqueueJob(queries, server.deps, { kind: 'send-mail', payload: { mailId: 'x' }, key: 'x' });
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect(await jobs()).toEqual([]);
  });

  test('that is due for longest is done first', async () => {
    const { done, handlers } = record();
    const at = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString();
    await enqueue('deux', at(-SECOND));
    await enqueue('trois', at(0));
    await enqueue('un', at(-MINUTE));
    await runDueJobs(server.deps, handlers);
    expect(done).toEqual(['un', 'deux', 'trois']);
  });

  test('of another kind is left to a server that knows it', async () => {
    await enqueue('un');
    await runDueJobs(server.deps, { 'clean-up': () => Promise.resolve() });
    expect(await jobs()).toMatchObject([{ attempts: 0, outcome: null }]);
  });
});

describe('a job that fails', () => {
  test('is tried again after 3 s, then 2, 4, 8… minutes, then given up with its reason, and never a text', async () => {
    const { failures, handlers } = record();
    await enqueue('refus');
    failures.push(...Array.from({ length: 9 }, () => new Error('550 <anne@exemple.fr> is unknown')));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt++) {
      await runDueJobs(server.deps, handlers);
      const [job] = await jobs();
      if (job?.outcome !== null) break;
      const wait = Date.parse(job.dueAt) - server.clock.now().getTime();
      waits.push(wait / MINUTE);
      server.clock.advance(wait - 1);
      await runDueJobs(server.deps, handlers);
      expect(failures).toHaveLength(9 - attempt);
      server.clock.advance(1);
    }
    expect(waits).toEqual([0.05, 2, 4, 8, 16, 32, 64, 128]);
    expect(await jobs()).toMatchObject([{ outcome: 'failed', attempts: 9, lastError: 'Error' }]);
  });

  test('keeps the words of a failure that are safe to show', async () => {
    const { failures, handlers } = record();
    await enqueue('refus');
    failures.push(new JobError('the mail could not be sent: ECONNECTION'));
    await runDueJobs(server.deps, handlers);
    expect(await jobs()).toMatchObject([{ lastError: 'the mail could not be sent: ECONNECTION' }]);
  });

  test('of any other keeps its code alone', async () => {
    const { failures, handlers } = record();
    await enqueue('refus');
    failures.push(Object.assign(new TypeError('<anne@exemple.fr> is unknown'), { code: 'SQLITE_FULL' }));
    await runDueJobs(server.deps, handlers);
    expect(await jobs()).toMatchObject([{ lastError: 'TypeError (SQLITE_FULL)' }]);
  });
});

describe('several workers', () => {
  test('never do the same job twice, and never more at once than they may', async () => {
    const done: string[] = [];
    const areAllDone = Promise.withResolvers<void>();
    let atOnce = 0;
    let most = 0;
    const handlers: JobHandlers = {
      'send-mail': async ({ payload }) => {
        most = Math.max(most, ++atOnce);
        await new Promise((resolve) => setImmediate(resolve));
        atOnce--;
        done.push(payload.mailId);
        if (done.length === 60) areAllDone.resolve();
      },
    };
    const names = Array.from({ length: 60 }, (_, index) => `m${index}`);
    await Promise.all(names.map((name) => enqueue(name)));
    const stops = [1, 2, 3].map(() => startWorker(server.deps, handlers, { concurrency: 2 }));
    await areAllDone.promise;
    await Promise.all(stops.map((stop) => stop()));
    expect(new Set(done)).toEqual(new Set(names));
    expect(most).toBeLessThanOrEqual(6);
    expect((await jobs()).every(({ outcome, attempts }) => outcome === 'done' && attempts === 1)).toBe(true);
  });

  test('leave a job to the one that holds it, to the millisecond at which its lease ends', async () => {
    const { done, handlers } = record();
    await enqueue('tenu');
    const held = await takeJob(server.deps, handlers);
    server.clock.advance(MINUTE - 1);
    await runDueJobs(server.deps, handlers);
    expect(done).toEqual([]);
    server.clock.advance(1);
    await runDueJobs(server.deps, handlers);
    expect(done).toEqual(['tenu']);

    // The first one wakes up: what it did in a transaction with the end of the job is taken back.
    if (held === undefined) throw new Error('the job was not taken');
    const late: JobHandlers = {
      'send-mail': ({ finish }) =>
        server.database.transaction(async (queries) => {
          await queries
            .insertInto('coupon')
            .values({ ...COUPON, code: 'TROPTARD' })
            .execute();
          await finish(queries);
        }),
    };
    await runJob(server.deps, late, held, signal);
    expect(await server.database.queries.selectFrom('coupon').selectAll().execute()).toEqual([]);
    expect(await jobs()).toMatchObject([{ outcome: 'done', attempts: 2 }]);
  });

  test('leave a job to the one that does it, however long it takes', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: server.clock.now() });
    onTestFinished(() => void vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now() }));
    const { done, handlers } = record();
    await enqueue('long');
    const held = await takeJob(server.deps, handlers);
    if (held === undefined) throw new Error('the job was not taken');
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const running = runJob(server.deps, { 'send-mail': () => promise }, held, signal);
    for (let seconds = 0; seconds < 180; seconds += 20) {
      server.clock.advance(20 * SECOND);
      await runDueJobs(server.deps, handlers);
      vi.advanceTimersByTime(20 * SECOND);
      // What was begun is on a connection of its own: the clock goes on once it is written.
      const until = instantAfter(server.clock, MINUTE);
      for (let asked = 0; asked < 500 && (await jobs())[0]?.leaseUntil !== until; asked += 1);
    }
    expect(done).toEqual([]);
    end();
    await running;
    expect(vi.getTimerCount()).toBe(0);
    expect(await jobs()).toMatchObject([{ outcome: 'done', attempts: 1 }]);
  });

  test('make a job of the clock once for each turn, and after a stop of ten days one alone', async () => {
    const handlers: JobHandlers = { 'clean-up': () => Promise.resolve() };
    const turn = () => Promise.all([1, 2, 3].map(() => enqueueRecurring(server.deps, handlers)));
    await turn();
    await turn();
    expect(await jobs()).toHaveLength(1);
    server.clock.advance(10 * DAY);
    await turn();
    expect(await jobs()).toHaveLength(2);
  });

  test('make the jobs of the clock a minute later when it was set back meanwhile', async () => {
    const real = performance.now.bind(performance);
    let ahead = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
    let done = 0;
    const stop = startWorker(server.deps, { 'clean-up': async () => void (done += 1) });
    try {
      await expect.poll(() => done, { timeout: 20_000 }).toBe(1);
      server.clock.advance(-10 * DAY);
      ahead = MINUTE;
      await expect.poll(() => done, { timeout: 20_000 }).toBe(2);
    } finally {
      await stop();
      now.mockRestore();
      server.clock.advance(10 * DAY);
    }
  });
});

const COUPON = {
  discountPercentage: 10,
  validUntil: null,
  maxUses: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  endedAt: null,
};

async function spawnWorker(handler: 'transaction' | 'outside') {
  const { dataDir, databaseUrl } = server.deps.config;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'worker-process.ts')], {
    env: {
      PATH: process.env['PATH'],
      ODU_DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      TEST_NOW: server.clock.now().toISOString(),
      TEST_HANDLER: handler,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

const UNTIL_NOTICED = { timeout: 30_000, interval: 50 };

describe('a worker that is killed with -9', () => {
  test.for(['transaction', 'outside'] as const)(
    'half-way (%s) leaves nothing of it; the job is taken again after its lease, and done once',
    async (handler) => {
      const mailId = `mail-${handler}`;
      await enqueue(mailId);
      const child = await spawnWorker(handler);
      child.kill('SIGKILL');
      await once(child, 'close');
      const mails = () =>
        server.database.queries.selectFrom('mail').select('id').where('id', '=', mailId).execute();
      expect(await mails()).toEqual([]);
      const { done, handlers } = record();
      server.clock.advance(59 * SECOND);
      await runDueJobs(server.deps, handlers);
      expect(done).toEqual([]);
      server.clock.advance(SECOND);
      // PostgreSQL holds the row until it has noticed that the killed process is gone.
      await vi.waitFor(async () => {
        await runDueJobs(server.deps, handlers);
        expect(done).toEqual([mailId]);
      }, UNTIL_NOTICED);
      expect(await jobs()).toMatchObject([{ outcome: 'done', attempts: 2 }]);
    },
  );

  test('in its last attempt ends the job as failed, for the operator to see', async () => {
    const { done, handlers } = record();
    await enqueue('perdu');
    await server.database.queries.updateTable('job').set({ attempts: 8 }).execute();
    await takeJob(server.deps, handlers);
    server.clock.advance(MINUTE - 1);
    await cleanUp(server.deps);
    expect(await jobs()).toMatchObject([{ outcome: null }]);
    server.clock.advance(1);
    await runDueJobs(server.deps, handlers);
    expect(done).toEqual([]);
    await cleanUp(server.deps);
    expect(await jobs()).toMatchObject([{ outcome: 'failed', lastError: 'its worker was lost' }]);
  });
});

test('a worker that is asked to stop gives back what it cannot end, which another one takes at once', async () => {
  await enqueue('rendu');
  const child = await spawnWorker('outside');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(await jobs()).toMatchObject([{ attempts: 0, leaseUntil: null, outcome: null }]);
  const { done, handlers } = record();
  await runDueJobs(server.deps, handlers);
  expect(done).toEqual(['rendu']);
});

test('a stop waits for the job that runs', async () => {
  await enqueue('fini');
  let end = () => {};
  const started = Promise.withResolvers<void>();
  const stop = startWorker(server.deps, {
    'send-mail': () => {
      started.resolve();
      return new Promise<void>((resolve) => (end = resolve));
    },
  });
  await started.promise;
  const stopped = stop();
  end();
  await stopped;
  expect(await jobs()).toMatchObject([{ outcome: 'done' }]);
});

test('what is done is forgotten after two days, what failed after thirty', async () => {
  const { failures, handlers } = record();
  await enqueue('fait');
  await runDueJobs(server.deps, handlers);
  await enqueue('raté');
  await server.database.queries
    .updateTable('job')
    .set({ maxAttempts: 1 })
    .where('outcome', 'is', null)
    .execute();
  failures.push(new Error('no'));
  await runDueJobs(server.deps, handlers);
  await enqueue('annulé');
  const cancelled = (await jobs()).find(({ outcome }) => outcome === null)?.id ?? '';
  expect(await cancelJob(server.database.queries, cancelled, server.clock.now().toISOString())).toBe(true);
  const outcomes = async () =>
    (await jobs()).map(({ outcome }) => outcome).toSorted((a, b) => String(a).localeCompare(String(b)));
  server.clock.advance(2 * DAY);
  await cleanUp(server.deps);
  expect(await outcomes()).toEqual(['cancelled', 'done', 'failed']);
  server.clock.advance(1);
  await cleanUp(server.deps);
  expect(await outcomes()).toEqual(['cancelled', 'failed']);
  server.clock.advance(28 * DAY + HOUR);
  await cleanUp(server.deps);
  expect(await outcomes()).toEqual([]);
});
