import { beforeEach, expect, test } from 'vitest';
import { MemoryStorage } from '../../autosave/storage/memory-storage.test-data.ts';
import { createKeptRequests } from './kept-requests.ts';
import { createSendOnce } from './send-once.ts';

const DAY_MS = 86_400_000;
let storage = new MemoryStorage();
let now = 0;
let made = 0;
beforeEach(() => {
  storage = new MemoryStorage();
  [now, made] = [0, 0];
});

/** A page of an account, with the button of one request; opened again it is another page of the same device. */
const openPage = (accountId = 'claire') => {
  const requests = createKeptRequests({ storage, getAccountId: () => accountId, now: () => now });
  const sendOnce = createSendOnce(requests.at('generate:d1'), () => `key-${(made += 1)}`);
  const keyOf = (content: unknown, revision?: Parameters<typeof sendOnce>[0]['revision']) =>
    sendOnce({ content, revision }, (header) => Promise.resolve(header['Idempotency-Key']));
  const loseAnswer = async (content: unknown, revision?: Parameters<typeof sendOnce>[0]['revision']) => {
    let key: string | undefined;
    const lost = sendOnce({ content, revision }, (header) => {
      key = header['Idempotency-Key'];
      return Promise.reject(new Error('the answer was lost'));
    });
    await expect(lost).rejects.toThrow('the answer was lost');
    return key;
  };
  return { keyOf, loseAnswer, requests };
};

test('every try has the same key until one succeeds, and then a new press has another', async () => {
  const { keyOf, loseAnswer } = openPage();
  expect(await loseAnswer({ notes: 'a' })).toBe('key-1');
  expect(await loseAnswer({ notes: 'a' })).toBe('key-1');
  expect(await keyOf({ notes: 'a' })).toBe('key-1');
  expect(await keyOf({ notes: 'a' })).toBe('key-2');
});

test('another content is another intent', async () => {
  const { keyOf, loseAnswer } = openPage();
  expect(await loseAnswer({ notes: 'a' })).toBe('key-1');
  expect(await loseAnswer({ notes: 'b' })).toBe('key-2');
  expect(await keyOf({ notes: 'b' })).toBe('key-2');
});

test('a request without an answer keeps its key over a load, for its account and for a day', async () => {
  expect(await openPage().loseAnswer('a')).toBe('key-1');
  expect(await openPage('paul').loseAnswer('a')).toBe('key-2');
  now = DAY_MS - 1;
  expect(await openPage().loseAnswer('a')).toBe('key-1');
  now = DAY_MS;
  // The server does not know the first answer any more.
  expect(await openPage().keyOf('a')).toBe('key-3');
  expect(Object.keys(storage)).toEqual(['odu.request:paul:generate:d1']);
});

test('a request about a document that became another one is another request', async () => {
  const at = (now_: string) => ({ now: now_, isStill: (kept: unknown) => kept === now_ });
  expect(await openPage().loseAnswer('a', at('"1"'))).toBe('key-1');
  expect(await openPage().loseAnswer('a', at('"1"'))).toBe('key-1');
  expect(await openPage().loseAnswer('a', at('"2"'))).toBe('key-2');
});

test('a request that is sent again under its key is told of which revision it was asked first', async () => {
  const { requests } = openPage();
  const sendOnce = createSendOnce(requests.at('generate:d1'));
  const asked: unknown[] = [];
  for (const now_ of [{ versions: 0 }, { versions: 1 }])
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await sendOnce({ content: 'a', revision: { now: now_, isStill: () => true } }, (_, askedOf) => {
      asked.push(askedOf);
      return Promise.reject(new Error('the answer was lost'));
    }).catch(() => undefined);
  expect(asked).toEqual([{ versions: 0 }, { versions: 0 }]);
});

test('a full or damaged storage keeps the key for the visit', async () => {
  storage.setItem('odu.request:claire:generate:d1', '{"content":');
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { loseAnswer, requests } = openPage();
  expect(await loseAnswer('a')).toBe('key-1');
  expect(await loseAnswer('a')).toBe('key-1');
  requests.at('generate:d1').clear();
  expect(await loseAnswer('a')).toBe('key-2');
});

test('what a session held for the visit ends with it, as what is kept of its account when it signs out', async () => {
  const { loseAnswer, requests } = openPage();
  expect(await loseAnswer('a')).toBe('key-1');
  storage.clear();
  requests.release();
  expect(await loseAnswer('a')).toBe('key-2');
});

test('a first try that ends late does not give the second one another key', async () => {
  const requests = createKeptRequests({ storage, getAccountId: () => 'claire', now: () => now });
  const sendOnce = createSendOnce(requests.at('create'));
  const keys: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const send = () => sendOnce({ content: 'a' }, (header) => (keys.push(header['Idempotency-Key']), promise));
  const both = [send(), send()];
  resolve('done');
  await Promise.all(both);
  expect(keys[0]).toBe(keys[1]);
});

test('an answer that comes late leaves what was asked since its key', async () => {
  const { loseAnswer, requests } = openPage();
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = createSendOnce(requests.at('generate:d1'))({ content: 'a' }, () => promise);
  const key = await loseAnswer('b');
  resolve('done');
  await late;
  expect(await loseAnswer('b')).toBe(key);
});
