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
