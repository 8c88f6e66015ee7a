import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeHastenMails } from '../../src/jobs/hasten-mails.ts';
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

test('one alone asks for a mail server that is away; a server that stops ends it without an error, and the next one asks anew', async () => {
  const hasten = makeHastenMails(server.deps);
  const begin = () => {
    const stopping = new AbortController();
    const begun = { isOver: false, over: Promise.resolve(), stop: () => stopping.abort() };
    begun.over = hasten(stopping.signal).then(() => void (begun.isOver = true));
    return begun;
  };
  const first = begin();
  await begin().over;
  expect(first.isOver).toBe(false);
  first.stop();
  await first.over;
  const next = begin();
  await nextTurn();
  expect(next.isOver).toBe(false);
  next.stop();
  await next.over;
  expect(server.logLines.join('')).not.toContain('could not be hastened');
});
