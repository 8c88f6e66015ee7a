import { createApiClient, unwrap } from '@odu/api-contract';
import type { Session } from '@odu/api-contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openQueue, write } from '../autosave/queue/queue-fixture.test-data.ts';
import { sendEcriture } from '../autosave/wire/send-ecriture.ts';
import { fetchWithin } from './fetch-within.ts';

/** Longer than the server works on a report, a queue included. */
const PATIENCE_MS = 90_000;

let asked: Request[];
let answer: () => Promise<Response>;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = () => new Promise(() => undefined);
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.signal.aborted) return Promise.reject(request.signal.reason as Error);
    asked.push(request);
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    return Promise.race([answer(), aborted]);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const session = {
  getFreshAccessToken: () => Promise.resolve('token'),
  getAccountId: () => 'claire',
} as unknown as Session;
const api = createApiClient({
  session,
  frontendVersion: 'test',
  baseUrl: 'https://odu.test',
  fetch: fetchWithin,
});

test('a call that nobody answers ends as one without a connection, and its body was sent', async () => {
  const sent = unwrap(api.POST('/api/public/account/info', { body: { emailAddress: 'a@exemple.fr' } }));
  sent.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(asked[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(sent).rejects.toMatchObject({ status: 0 });
  expect(asked[0]?.signal.aborted).toBe(true);
  await expect(asked[0]?.json()).resolves.toEqual({ emailAddress: 'a@exemple.fr' });
});

test('an answer passes, and nothing ends it later', async () => {
  answer = () => Promise.resolve(Response.json({ hasAccount: true }));
  const sent = unwrap(api.POST('/api/public/account/info', { body: { emailAddress: 'a@exemple.fr' } }));
  await expect(sent).resolves.toEqual({ hasAccount: true });
  expect(vi.getTimerCount()).toBe(0);
});

test('who asked may give the call up', async () => {
  const caller = new AbortController();
  const read = unwrap(api.GET('/api/duerp/list', { signal: caller.signal }));
  await vi.advanceTimersByTimeAsync(0);
  caller.abort();
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  expect(vi.getTimerCount()).toBe(0);
});

test('what was given up before it is sent is not sent', async () => {
  const given = AbortSignal.abort(new DOMException('given up', 'AbortError'));
  const sent = fetchWithin(new Request('https://odu.test/api/duerp/d1', { method: 'DELETE', signal: given }));
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toEqual([]);
});

test('an edit that is never answered is tried again, and holds nobody up', async () => {
  const { queue, edit, calls } = openQueue({
    send: (ecriture, ifMatch) => sendEcriture(api, 'd1', ecriture, ifMatch),
  });
  edit(write('r1', { danger: 'Four' }));
  const flushed = queue.flush();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(queue.getState().kind).toBe('retrying');
  await expect(flushed).resolves.toBe(false);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
});
