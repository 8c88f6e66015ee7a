import { expect, test, vi } from 'vitest';
import { createMemoryStorage, makeTokenOf, NOW } from '../test/fake-session.ts';
import { unwrap } from './api-error.ts';
import { createApiClient } from './create-api-client.ts';
import { createSession } from './session.ts';

// The calls of this file leave through the browser's own fetch, which minds what Node's does not.

const openTab = (refreshToken: string) => {
  const storage = createMemoryStorage({ token: makeTokenOf('Zoé', 'revoked', 600), refreshToken });
  const onForcedLogout = vi.fn<() => void>();
  const session = createSession({
    storage,
    locks: navigator.locks,
    onForcedLogout,
    onOtherAccount: () => {},
    now: () => NOW,
  });
  const api = createApiClient({ session, frontendVersion: 'ODU-v0.8.0', baseUrl: location.origin });
  return { api, session, onForcedLogout };
};

test('after a 401 the call is sent once more with a new token and the same body', async () => {
  const { api, onForcedLogout } = openTab('to accepted');
  const body = { otp: '123456' };
  await expect(unwrap(api.POST('/api/myaccount/verifyemail', { body }))).resolves.toEqual({ body });
  expect(onForcedLogout).not.toHaveBeenCalled();
});

test('a second 401 signs out', async () => {
  const { api, session, onForcedLogout } = openTab('to refused');
  await expect(unwrap(api.GET('/api/duerp/list'))).rejects.toMatchObject({ status: 401 });
  expect(session.isSignedIn()).toBe(false);
  expect(onForcedLogout).toHaveBeenCalledTimes(1);
});

test('a refused refresh signs out', async () => {
  const { api, session, onForcedLogout } = openTab('unknown');
  await expect(unwrap(api.GET('/api/duerp/list'))).rejects.toMatchObject({ status: 401 });
  expect(session.isSignedIn()).toBe(false);
  expect(onForcedLogout).toHaveBeenCalledTimes(1);
});

test.for([['away', 503] as const, ['cut', 0] as const])(
  'a refresh whose server is %s keeps the session',
  async ([refreshToken, status]) => {
    const { api, session, onForcedLogout } = openTab(refreshToken);
    await expect(unwrap(api.GET('/api/duerp/list'))).rejects.toMatchObject({ status });
    expect(session.isSignedIn()).toBe(true);
    expect(onForcedLogout).not.toHaveBeenCalled();
  },
);
