import { expect, test, vi } from 'vitest';
import { enqueueJob } from '../../src/jobs/enqueue-job.ts';
import type { JobHandlers } from '../../src/jobs/job-handler.ts';
import { startWorker } from '../../src/jobs/start-worker.ts';
import { DAY, MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();
const SOON = { timeout: 20_000 };

test('while the date is a year ahead for a moment nothing is charged or cleaned up, and mails leave', async () => {
  const done: string[] = [];
  const handlers: JobHandlers = {
    'send-mail': async () => void done.push('mail'),
    'clean-up': async () => void done.push('clean-up'),
    'renew-subscription': async () => void done.push('renewal'),
  };
  const { queries } = server.database;
  const enqueue = (mailId: string) =>
    enqueueJob(queries, server.deps, { kind: 'send-mail', payload: { mailId }, key: mailId });
  const real = performance.now.bind(performance);
  let ahead = 0;
  const uptime = vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
  const stop = startWorker(server.deps, handlers);
  try {
    await expect.poll(() => done, SOON).toEqual(['clean-up']);
    server.clock.advance(365 * DAY);
    const jumps = () => server.logLines.filter((line) => line.includes('the date has jumped ahead'));
    // Before, a claim that is under way by the old date would take what the new one makes for one of a clock that was ahead.
    await expect.poll(jumps, SOON).toHaveLength(1);
    // The next turn of the clock would be now.
    ahead = MINUTE;
    const payload = { subscriptionId: 's', periodIndex: 1 };
    await enqueueJob(queries, server.deps, { kind: 'renew-subscription', payload, key: 'next year' });
    // Two of them: by the second the worker has looked at the first's time.
    await enqueue('m1');
    await expect.poll(() => done, SOON).toEqual(['clean-up', 'mail']);
    await enqueue('m2');
    await expect.poll(() => done, SOON).toEqual(['clean-up', 'mail', 'mail']);
    expect(jumps()).toHaveLength(1);
    // No turn of a day that may never come has jobs of its own.
    const turns = queries.selectFrom('job').select('id').where('kind', '=', 'clean-up');
    expect(await turns.execute()).toHaveLength(1);
    server.clock.advance(-365 * DAY);
    await expect.poll(() => done, SOON).toEqual(['clean-up', 'mail', 'mail', 'renewal']);
    // Before it took the renewal, and once.
    const believed = server.logLines.filter((line) => line.includes('the date is believed again'));
    expect([believed.length, jumps().length]).toEqual([1, 1]);
  } finally {
    await stop();
    uptime.mockRestore();
  }
});
