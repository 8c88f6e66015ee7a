import { createApiClient } from '@odu/api-contract';
import type { Session } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { makeDuerp } from '../duerp-fixture.test-data.ts';
import { sendEcriture } from './send-ecriture.ts';

const send = (answer: () => Response) =>
  sendEcriture(
    createApiClient({
      session: { getFreshAccessToken: () => Promise.resolve('token') } as unknown as Session,
      frontendVersion: 'test',
      baseUrl: 'https://odu.test',
      fetch: () => Promise.resolve(answer()),
    }),
    'd1',
    { kind: 'papripact', body: { isPapripactEnabled: true } },
    '"12"',
  );

test('a write that is made is answered with the new version alone', async () => {
  const headers = { ETag: '"13"' };
  expect(await send(() => Response.json({ isPatch: true }, { headers }))).toEqual({ etag: '"13"' });
});

test('one whose effect was there already is answered with the document, of the version that a reading would have', async () => {
  const document = makeDuerp();
  const headers = { ETag: '"14-5c1f0a9e"' };
  expect(await send(() => Response.json(document, { headers }))).toEqual({ etag: '"14"', document });
});
