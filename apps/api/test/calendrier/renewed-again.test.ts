import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
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
