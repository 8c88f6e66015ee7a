import { randomUUID } from 'node:crypto';
import type { Calendrier } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { makeCalendarLinks } from '../../src/calendrier/calendar-links.ts';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

test('a renewal whose answer was lost is answered again, and counts for nothing', async () => {
  const account = await server.signUp('agenda@exemple.fr');
  const renew = (idLien: string) =>
    server.request({ method: 'POST', url: '/api/myaccount/calendrier/renew', account, body: { idLien } });
  const { max } = LIMITS.calendrierRenewedPerAccount;
  for (let used = 1; used < max; used++) expect((await renew(randomUUID())).statusCode).toBe(200);
  const last = randomUUID();
  const made = await renew(last);
  expect(made.statusCode).toBe(200);
  const again = await renew(last);
  expect([again.statusCode, again.json<unknown>()]).toStrictEqual([200, made.json<unknown>()]);
  expect((await renew(randomUUID())).statusCode).toBe(429);
});

test('a link that another secret signed is made anew by the same call, and works', async () => {
  const account = await server.signUp('secret@exemple.fr');
  const renew = async () => {
    const body = { idLien };
    const url = '/api/myaccount/calendrier/renew';
    const answer = await server.request({ method: 'POST', url, account, body });
    return new URL(answer.json<Calendrier>().url ?? '').pathname;
  };
  const idLien = randomUUID();
  await renew();
  const { queries } = server.database;
  const row = await queries
    .selectFrom('calendrier')
    .selectAll()
    .where('accountId', '=', account.id)
    .executeTakeFirstOrThrow();
  const before = makeCalendarLinks({ secret: 'x'.repeat(32), baseUrl: 'https://odu.example' });
  await queries
    .updateTable('calendrier')
    .set({ tokenHash: before.hash(row) })
    .where('accountId', '=', account.id)
    .execute();
  expect((await server.request({ url: await renew() })).statusCode).toBe(200);
});
