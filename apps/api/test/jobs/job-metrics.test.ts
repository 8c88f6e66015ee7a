import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { enqueueJob } from '../../src/jobs/enqueue-job.ts';
import { addJobMetrics } from '../../src/http/metrics/job-metrics.ts';
import { takeJob } from '../../src/jobs/run-job.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';

const server = useTestServer();

test('metrics say of each kind how many jobs wait, run and failed, and how long the oldest has waited', async () => {
  const registry = new Registry();
  addJobMetrics(registry, server.deps);
  const read = async () =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith('odu_jobs'));
  expect(await read()).toEqual([]);

  const enqueue = (mailId: string, dueAt?: string) =>
    enqueueJob(server.database.queries, server.deps, {
      kind: 'send-mail',
      payload: { mailId },
      key: mailId,
      ...(dueAt !== undefined && { dueAt }),
    });
  await enqueue('un');
  await server.database.queries.updateTable('job').set({ maxAttempts: 1 }).execute();
  await runDueJobs(server.deps, { 'send-mail': () => Promise.reject(new Error('no')) });
  await enqueue('deux');
  await takeJob(server.deps, { 'send-mail': () => Promise.resolve() });
  await enqueue('trois');
  await enqueue('plus tard', new Date(server.clock.now().getTime() + MINUTE).toISOString());
  server.clock.advance(MINUTE / 2);
  expect(await read()).toEqual([
    'odu_jobs_waiting{kind="send-mail"} 2',
    'odu_jobs_running{kind="send-mail"} 1',
    'odu_jobs_failed{kind="send-mail"} 1',
    'odu_jobs_oldest_age_seconds{kind="send-mail"} 30',
  ]);
  // The lease ends: the job waits for another worker.
  server.clock.advance(MINUTE / 2);
  expect(await read()).toContain('odu_jobs_running{kind="send-mail"} 0');
  expect(await read()).toContain('odu_jobs_waiting{kind="send-mail"} 3');
  // A kind that has none left does not keep its last figures.
  await server.database.queries.deleteFrom('job').execute();
  expect(await read()).toEqual([]);
});
