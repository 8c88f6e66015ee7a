import { expect, test } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../test/fake-server.ts';
import { createMemoryStorage, makeAccessToken, NOW } from '../test/fake-session.ts';
import { ApiError, unwrap, unwrapWithEtag } from './api-error.ts';
import { createApiClient } from './create-api-client.ts';
import { createSession } from './session.ts';

const silent = { onForcedLogout: () => {}, onOtherAccount: () => {} };
const id = '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11';

function createClientOf(answer: FakeAnswer) {
  const server = createFakeServer(() => answer);
  const storage = createMemoryStorage({ token: makeAccessToken('one', 600), refreshToken: 'refresh-1' });
  const session = createSession({ ...silent, storage, locks: undefined, now: () => NOW });
  const baseUrl = 'http://odu.test';
  return {
    server,
    api: createApiClient({ session, frontendVersion: 'ODU-v0.8.0', baseUrl, fetch: server.fetch }),
  };
}

test('every call says JSON and the version of the interface, a body or not', async () => {
  const { api, server } = createClientOf({ status: 201, body: { id } });
  await unwrap(api.POST('/api/duerp/create'));
  const headers = server.calls[0]?.headers;
  expect(headers?.get('Content-Type')).toBe('application/json');
  expect(headers?.get('x-frontendversion')).toBe('ODU-v0.8.0');
});

test('a write sends If-Match and Prefer, and its ETag comes back', async () => {
  const { api, server } = createClientOf({ status: 200, body: { isPatch: true }, headers: { ETag: '"13"' } });
  const { etag } = await unwrapWithEtag(
    api.POST('/api/duerp/{id}/update-toggle-papripact', {
      params: { path: { id }, header: { 'If-Match': '"12"', Prefer: 'return=minimal' } },
      body: { isPapripactEnabled: true },
    }),
  );
  expect(etag).toBe('"13"');
  expect(server.calls[0]?.headers.get('If-Match')).toBe('"12"');
  expect(server.calls[0]?.headers.get('Prefer')).toBe('return=minimal');
});

test('a problem becomes an ApiError with all that the server said', async () => {
  const errors = [{ path: '/newPassword', message: 'Le mot de passe doit contenir au moins 8 caractères' }];
  const problem = {
    type: 'about:blank',
    title: 'x',
    status: 422,
    message: 'Refusé.',
    errors,
    requestId: 'req-1',
  };
  const { api } = createClientOf({ status: 422, body: problem, headers: { 'Retry-After': '120' } });
  const error = await unwrap(api.GET('/api/duerp/list')).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 422,
    message: 'Refusé.',
    errors,
    requestId: 'req-1',
    retryAfterSeconds: 120,
  });
});

test('a failure without a problem has its status and an empty message', async () => {
  const { api } = createClientOf({ status: 503, body: 'upstream is down' });
  const expected = {
    status: 503,
    message: '',
    errors: [],
    requestId: undefined,
    retryAfterSeconds: undefined,
  };
  await expect(unwrap(api.GET('/api/duerp/list'))).rejects.toMatchObject(expected);
});

test('no network is status 0', async () => {
  const { api } = createClientOf('no network');
  await expect(unwrap(api.GET('/api/duerp/list'))).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

test('a 200 that is not JSON is status 0', async () => {
  const fetch = () => Promise.resolve(new Response('<html>Portail Wi-Fi</html>', { status: 200 }));
  const session = createSession({ ...silent, storage: createMemoryStorage(), locks: undefined });
  const api = createApiClient({ session, frontendVersion: 'x', baseUrl: 'http://odu.test', fetch });
  await expect(unwrap(api.GET('/api/public/config'))).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

test('an abort stays an abort', async () => {
  const { api } = createClientOf({ status: 200, body: [] });
  const aborted = Promise.reject(new DOMException('aborted', 'AbortError'));
  await expect(unwrap(aborted)).rejects.toMatchObject({ name: 'AbortError' });
  await expect(unwrap(api.GET('/api/duerp/list'))).resolves.toEqual([]);
});

test('a download is read as a blob', async () => {
  const { api } = createClientOf({ status: 200, body: 'bytes' });
  const blob = await unwrap(
    api.GET('/api/duerp/{duerpDocumentId}/versions/{versionId}/download', {
      params: { path: { duerpDocumentId: id, versionId: id } },
      parseAs: 'blob',
    }),
  );
  expect(blob.size).toBe('"bytes"'.length);
});
