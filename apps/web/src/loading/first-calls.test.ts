import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTokens } from '../../test/make-tokens.ts';
import { MemoryStorage } from '../autosave/storage/memory-storage.test-data.ts';
import { endFirstCalls, fetchOrTake, sendFirstCalls } from './first-calls.ts';

const LIST = 'https://odu.example/api/duerp/list';
const { accessToken } = makeTokens('claire');
let storage: MemoryStorage;
const send = vi.fn<(input: Request | string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  send.mockReset().mockImplementation((input) => {
    if (input instanceof Request) input.signal.throwIfAborted();
    return Promise.resolve(new Response('anew'));
  });
  vi.stubGlobal('fetch', send);
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
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
    signal: expect.any(AbortSignal) as AbortSignal,
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

test('a call that is given up ends, its body too', async () => {
  sendFirst();
  const controller = new AbortController();
  await fetchOrTake(ask({ signal: controller.signal }));
  const { signal } = send.mock.lastCall?.[1] ?? {};
  expect(signal?.aborted).toBe(false);
  controller.abort(new Error('given up'));
  expect(signal?.reason).toEqual(new Error('given up'));
});

test('a call that is given up before its answer throws the reason', async () => {
  const { promise, reject } = Promise.withResolvers<Response>();
  sendFirst(promise);
  const controller = new AbortController();
  const answer = fetchOrTake(ask({ signal: controller.signal }));
  controller.abort(new Error('given up'));
  reject(controller.signal.reason as Error);
  await expect(answer).rejects.toThrow('given up');
});

test('what nobody took is given up when the page is there', () => {
  sendFirst();
  endFirstCalls();
  expect(send.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});

test('an answer of half a minute is taken, an older one is not', async () => {
  const now = vi.spyOn(Date, 'now');
  const start = Date.now();
  for (const [age, expected] of [
    [30_000, 'first'],
    [30_001, 'anew'],
  ] as const) {
    now.mockReturnValue(start);
    sendFirst();
    now.mockReturnValue(start + age);
    // oxlint-disable-next-line no-await-in-loop -- one clock for both
    expect(await read(ask())).toBe(expected);
  }
  now.mockRestore();
});

test('on a computer whose clock is a day ahead, a token that the server gave just now is good', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  sendFirstCalls(['/api/duerp/list'], accessToken);
  expect(send).not.toHaveBeenCalled();
  storage.setItem('clockOffset', '86400000');
  sendFirstCalls(['/api/duerp/list'], accessToken);
  expect(send).toHaveBeenCalledOnce();
  now.mockRestore();
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
