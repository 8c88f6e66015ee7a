import { randomUUID } from 'node:crypto';
import type { Calendrier } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

test('a calendar ends while its account may not sign in here, and is back after', async () => {
  const account = await server.signUp('anne@exemple.fr');
  const renewed = await server.request({
    method: 'POST',
    url: '/api/myaccount/calendrier/renew',
    account,
    body: { idLien: randomUUID() },
  });
  const url = new URL(renewed.json<Calendrier>().url ?? '').pathname;
  const read = async () => {
    const { statusCode, body } = await server.request({ url });
    return [statusCode, body.startsWith('BEGIN:VCALENDAR')];
  };
  const { allowedEmails } = server.deps.config;
  expect(await read()).toEqual([200, true]);
  allowedEmails.push('@autre-entreprise.example');
  expect(await read()).toEqual([404, false]);
  allowedEmails.push('@exemple.fr');
  expect(await read()).toEqual([200, true]);
});
