import { expect, test } from 'vitest';
import { insertNotice } from '../../src/repositories/account/notice-repository.ts';
import { forgetLostNotices } from '../../src/repositories/server/lost-mail-repository.ts';
import { DAY, instantAfter } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

test('a notice whose mail was lost may be sent anew, and what was sent anew since is not forgotten', async () => {
  const { queries } = server.database;
  const account = await server.signUp('anne@exemple.fr');
  const at = (days: number) => instantAfter(server.clock, days * DAY);
  for (const [key, sentAt] of [
    ['lost', at(-40)],
    ['sent anew', at(-5)],
  ] as const) {
    await insertNotice(queries, { key, accountId: account.id, sentAt });
    await queries
      .insertInto('job')
      .values({
        id: key,
        kind: 'send-mail',
        uniqueKey: key,
        payload: JSON.stringify({ mailId: key, noticeKey: key }),
        dueAt: at(-40),
        attempts: 8,
        maxAttempts: 8,
        createdAt: at(-40),
        finishedAt: at(-35),
        outcome: 'failed',
        lastError: 'the mail could not be sent: EENVELOPE 550',
      })
      .execute();
  }
  await forgetLostNotices(queries, { doneBefore: at(-2), failedBefore: at(-30) });
  expect(await queries.selectFrom('notice').select('key').execute()).toEqual([{ key: 'sent anew' }]);
});

test('a notice is kept for as long as the job of its lost mail, which the operator may try again', async () => {
  const { queries } = server.database;
  const account = await server.signUp('basile@exemple.fr');
  const at = (days: number) => instantAfter(server.clock, days * DAY);
  for (const [key, outcome, days] of [
    ['failed for 29 days', 'failed', -29],
    ['cancelled for 31 days', 'cancelled', -31],
    ['past its time for a day', 'done', -1],
    ['past its time for 3 days', 'done', -3],
  ] as const) {
    await insertNotice(queries, { key, accountId: account.id, sentAt: at(-40) });
    await queries
      .insertInto('job')
      .values({
        id: key,
        kind: 'send-mail',
        uniqueKey: key,
        payload: JSON.stringify({ mailId: key, noticeKey: key }),
        dueAt: at(-40),
        attempts: 1,
        maxAttempts: 9,
        createdAt: at(-40),
        finishedAt: at(days),
        outcome,
        lastError: 'the mail was past its time or gone',
      })
      .execute();
  }
  await forgetLostNotices(queries, { doneBefore: at(-2), failedBefore: at(-30) });
  const left = queries.selectFrom('notice').select('key').where('accountId', '=', account.id).orderBy('key');
  expect((await left.execute()).map(({ key }) => key)).toEqual([
    'failed for 29 days',
    'past its time for a day',
  ]);
});
