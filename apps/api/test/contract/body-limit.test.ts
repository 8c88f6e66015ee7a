import { expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

test.for([
  [524_000, 400],
  [530_000, 413],
] as const)(
  'a call about one item with %i bytes is answered %i: 512 kB are what its texts can need',
  async ([bytes, status]) => {
    const account = await server.signUp(`${bytes}@exemple.fr`);
    const url = '/api/duerp/0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11/update-infosentreprise';
    // The one that is read has a field that nobody knows.
    const answer = await server.request({ method: 'POST', url, account, body: { x: 'x'.repeat(bytes) } });
    expect(answer.statusCode).toBe(status);
  },
);

test.for([
  ['a call without a session', '/api/public/contact', 262_000, 400],
  ['a call without a session', '/api/public/contact', 263_000, 413],
  ['a list of risks', '/api/duerp/0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11/update-list-risques', 5_242_000, 400],
  ['a list of risks', '/api/duerp/0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11/update-list-risques', 5_243_000, 413],
] as const)('%s, %s: %i bytes are answered %i', async ([, url, bytes, status]) => {
  const account = await server.signUp(`${bytes}@exemple.fr`);
  const answer = await server.request({ method: 'POST', url, account, body: { x: 'x'.repeat(bytes - 8) } });
  expect(answer.statusCode).toBe(status);
});
