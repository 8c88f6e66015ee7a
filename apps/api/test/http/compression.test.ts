import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, useDuerpServer } from '../support/duerp-server.ts';

const { server, account, calls } = useDuerpServer({ isVip: 1 });

const read = (id: string, encoding: string) =>
  server.request({ url: `/api/duerp/${id}`, account, headers: { 'accept-encoding': encoding } });

test.for([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a document travels as %s, smaller, and is the same', async ([encoding, inflate]) => {
  const { id } = await makeCompleteDuerp(calls);
  const plain = await read(id, 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await read(id, encoding);
  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, etag: plain.headers.etag });
  expect(packed.headers.vary).toContain('accept-encoding');
  expect(packed.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 2);
  expect(inflate(packed.rawPayload).toString('utf8')).toBe(plain.body);
});

test('a small answer and a PDF are left as they are', async () => {
  const { id } = await makeCompleteDuerp(calls);
  const version = idOf(await calls.generate(id));
  for (const url of ['/healthz', '/api/myaccount/info', `/api/duerp/${id}/versions/${version}/download`]) {
    const answer = await server.request({ url, account, headers: { 'accept-encoding': 'br, gzip' } });
    expect([url, answer.statusCode, answer.headers['content-encoding']]).toEqual([url, 200, undefined]);
  }
});

test('a body that comes compressed is refused, never inflated', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/public/account/info',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ emailAddress: 'a@b.example' })),
  });
  expect(response.statusCode).toBe(415);
});
