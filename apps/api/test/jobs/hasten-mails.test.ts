import { expect, test } from 'vitest';
import { makeJobsDue } from '../../src/repositories/server/job-repository.ts';
import { instantAfter, MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

test('once its server is back a mail that was refused is due at once, and nothing else is', async () => {
  const { queries } = server.database;
  const at = (minutes: number) => instantAfter(server.clock, minutes * MINUTE);
  const refused = {
    kind: 'send-mail',
    payload: '{}',
    dueAt: at(8),
    attempts: 4,
    maxAttempts: 8,
    createdAt: at(-20),
  };
  await queries
    .insertInto('job')
    .values([
      { ...refused, id: 'a refused mail', uniqueKey: 'a' },
      { ...refused, id: 'another kind', uniqueKey: 'b', kind: 'renew-subscription' },
      { ...refused, id: 'not tried yet', uniqueKey: 'c', attempts: 0 },
      { ...refused, id: 'given up', uniqueKey: 'd', outcome: 'failed', finishedAt: at(-1) },
      { ...refused, id: 'due before', uniqueKey: 'e', dueAt: at(-5) },
    ])
    .execute();
  await makeJobsDue(queries, 'send-mail', at(0));
  const jobs = await queries.selectFrom('job').select(['id', 'dueAt']).execute();
  expect(Object.fromEntries(jobs.map(({ id, dueAt }) => [id, dueAt]))).toEqual({
    'a refused mail': at(0),
    'another kind': at(8),
    'not tried yet': at(8),
    'given up': at(8),
    'due before': at(-5),
  });
});
