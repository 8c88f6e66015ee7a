import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTokens } from '../../test/make-tokens.ts';
import { endFirstCalls, fetchOrTake, sendFirstCalls } from './first-calls.ts';

const LIST = 'https://odu.example/api/duerp/list';
const { accessToken } = makeTokens('claire');
const send = vi.fn<(input: Request | string) => Promise<Response>>();

beforeEach(() => {
  send.mockReset().mockImplementation(() => Promise.resolve(new Response('anew')));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('location', { href: 'https://odu.example/duerps' });
});
afterEach(() => {
  endFirstCalls();
  vi.unstubAllGlobals();
});

const ask = (changes: RequestInit = {}, token = accessToken) =>
  new Request(LIST, { headers: { Authorization: `Bearer ${token}` }, ...changes });

function sendFirst(answer: Promise<Response> = Promise.resolve(new Response('first'))): void {
  send.mockReturnValueOnce(answer);
  sendFirstCalls(['/api/duerp/list'], accessToken);
}

const read = async (request: Request) => (await fetchOrTake(request)).text();

test('a call that the page was begun with takes its answer, once', async () => {
  sendFirst();
  expect(send).toHaveBeenCalledWith('/api/duerp/list', {
    headers: {
      'Content-Type': 'application/json',
      'x-frontendversion': 'ODU-v0.8.0',
      Authorization: `Bearer ${accessToken}`,
    },
  });
  expect(await read(ask())).toBe('first');
  expect(await read(ask())).toBe('anew');
});

test.for([
  ['another account', ask({}, makeTokens('paul').accessToken)],
  ['another call', new Request(`${LIST}?all=1`, { headers: ask().headers })],
  ['a write', ask({ method: 'POST' })],
] as const)('%s takes nothing of it', async ([, request]) => {
  sendFirst();
  expect(await read(request)).toBe('anew');
  expect(await read(ask())).toBe('first');
});

test('what nobody took by the time that the page is there is old', async () => {
  sendFirst();
  endFirstCalls();
  expect(await read(ask())).toBe('anew');
});

test('a call that failed is sent again', async () => {
  sendFirst(Promise.reject(new TypeError('Failed to fetch')));
  expect(await read(ask())).toBe('anew');
});

test('a call that is given up waits no longer', async () => {
  sendFirst(new Promise(() => {}));
  const controller = new AbortController();
  const answer = fetchOrTake(ask({ signal: controller.signal }));
  controller.abort(new Error('given up'));
  await expect(answer).rejects.toThrow('given up');
});

test('nothing is asked by who is not signed in, nor with a token that must be renewed first', () => {
  const now = vi.spyOn(Date, 'now');
  const end = Number(JSON.parse(atob(accessToken.split('.')[1] ?? '')).exp) * 1_000;
  sendFirstCalls(['/api/duerp/list'], null);
  now.mockReturnValue(end - 30_000);
  sendFirstCalls(['/api/duerp/list'], accessToken);
  expect(send).not.toHaveBeenCalled();
  now.mockReturnValue(end - 30_001);
  sendFirstCalls(['/api/duerp/list'], accessToken);
  expect(send).toHaveBeenCalledOnce();
  now.mockRestore();
});
