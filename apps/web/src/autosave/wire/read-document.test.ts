import { createApiClient } from '@odu/api-contract';
import type { Session } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { makeDuerp } from '../duerp-fixture.test-data.ts';
import { createDocumentReader, toVersionTag } from './read-document.ts';

/** A server that answers as ours does, and what it was asked. */
const openServer = () => {
  const server = { etag: '"12-5c1f0a9e"', document: makeDuerp(), isDown: false };
  const asked: (string | null)[] = [];
  const session = { getFreshAccessToken: () => Promise.resolve('token') } as unknown as Session;
  const api = createApiClient({
    session,
    frontendVersion: 'test',
    baseUrl: 'https://odu.test',
    fetch: (request: Request) => {
      const tag = request.headers.get('If-None-Match');
      asked.push(tag);
      request.signal.throwIfAborted();
      if (server.isDown) return Promise.resolve(new Response(null, { status: 503 }));
      const headers = { ETag: server.etag };
      return Promise.resolve(
        tag === server.etag
          ? new Response(null, { status: 304, headers })
          : Response.json(server.document, { headers }),
      );
    },
  });
  return { server, asked, api };
};

test('a document that did not change is the one that came before, without a body', async () => {
  const { asked, api } = openServer();
  const reader = createDocumentReader();
  const first = await reader.read(api, 'd1');
  expect(first.etag).toBe('"12"');
  expect((await reader.read(api, 'd1')).document).toBe(first.document);
  expect(asked).toEqual([null, '"12-5c1f0a9e"']);
});

test('a document that changed, or whose rights did, comes whole, and counts from then on', async () => {
  const { server, asked, api } = openServer();
  const reader = createDocumentReader();
  await reader.read(api, 'd1');
  for (const etag of ['"12-ffffffff"', '"13"']) {
    server.etag = etag;
    server.document = makeDuerp([], { displayName: etag });
    expect((await reader.read(api, 'd1')).document.displayName).toBe(etag);
    expect((await reader.read(api, 'd1')).document.displayName).toBe(etag);
  }
  expect(asked).toEqual([null, '"12-5c1f0a9e"', '"12-ffffffff"', '"12-ffffffff"', '"13"']);
});

test('what is kept is of one document, and is forgotten with it or with the account', async () => {
  const { asked, api } = openServer();
  const reader = createDocumentReader();
  await reader.read(api, 'd1');
  await reader.read(api, 'd2');
  reader.forget('d1');
  await reader.read(api, 'd1');
  reader.clear();
  await reader.read(api, 'd1');
  expect(asked).toEqual([null, null, null, null]);
});

test('a reading that fails is no reading, whatever came before', async () => {
  const { server, api } = openServer();
  const reader = createDocumentReader();
  await reader.read(api, 'd1');
  server.isDown = true;
  await expect(reader.read(api, 'd1')).rejects.toMatchObject({ status: 503 });
  server.isDown = false;
  await expect(reader.read(api, 'd1', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});

test.for([
  ['"12"', '"12"'],
  ['"12-5c1f0a9e"', '"12"'],
  ['W/"12-5c1f0a9e"', 'W/"12"'],
  [null, null],
])('the version of %s is %s', ([etag, version]) => expect(toVersionTag(etag ?? null)).toBe(version));
