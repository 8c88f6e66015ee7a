import { expect, test } from 'vitest';
import { insertNotice } from '../../src/repositories/account/notice-repository.ts';
import { forgetLostNotices } from '../../src/repositories/server/lost-mail-repository.ts';
import { DAY, instantAfter } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

const at = (days: number) => instantAfter(server.clock, days * DAY);

type Lost = { sentAt: number; finishedAt: number; outcome: 'failed' | 'cancelled' | 'done' };

/** A notice and the job of its mail, which reached nobody; when, in days from now. */
async function insertLost(accountId: string, key: string, { sentAt, finishedAt, outcome }: Lost) {
  const { queries } = server.database;
  await insertNotice(queries, { key, accountId, sentAt: at(sentAt) });
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
      finishedAt: at(finishedAt),
      outcome,
      lastError: 'the mail could not be sent: EENVELOPE 550',
    })
    .execute();
}

test('a notice whose mail was lost may be sent anew, and what was sent anew since is not forgotten', async () => {
  const { queries } = server.database;
  const account = await server.signUp('anne@exemple.fr');
  for (const [key, sentAt] of [
    ['lost', -40],
    ['sent anew', -5],
  ] as const)
    await insertLost(account.id, key, { sentAt, finishedAt: -35, outcome: 'failed' });
  await forgetLostNotices(queries, { doneBefore: at(-2), failedBefore: at(-30) });
  expect(await queries.selectFrom('notice').select('key').execute()).toEqual([{ key: 'sent anew' }]);
});

test('a notice is kept for as long as the job of its lost mail, which the operator may try again', async () => {
  const { queries } = server.database;
  const account = await server.signUp('basile@exemple.fr');
  for (const [key, outcome, finishedAt] of [
    ['failed for 29 days', 'failed', -29],
    ['cancelled for 31 days', 'cancelled', -31],
    ['past its time for a day', 'done', -1],
    ['past its time for 3 days', 'done', -3],
  ] as const)
    await insertLost(account.id, key, { sentAt: -40, finishedAt, outcome });
  await forgetLostNotices(queries, { doneBefore: at(-2), failedBefore: at(-30) });
  const left = queries.selectFrom('notice').select('key').where('accountId', '=', account.id).orderBy('key');
  expect((await left.execute()).map(({ key }) => key)).toEqual([
    'failed for 29 days',
    'past its time for a day',
  ]);
});
