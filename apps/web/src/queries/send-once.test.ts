import { expect, test } from 'vitest';
import { createSendOnce } from './send-once.ts';

const make = () => {
  let count = 0;
  const sendOnce = createSendOnce(() => `key-${++count}`);
  const keyOf = (content: unknown) =>
    sendOnce(content, (header) => Promise.resolve(header['Idempotency-Key']));
  const loseAnswer = async (content: unknown) => {
    let key: string | undefined;
    const lost = sendOnce(content, (header) => {
      key = header['Idempotency-Key'];
      return Promise.reject(new Error('the answer was lost'));
    });
    await expect(lost).rejects.toThrow('the answer was lost');
    return key;
  };
  return { keyOf, loseAnswer };
};

test('every try has the same key until one succeeds, and then a new press has another', async () => {
  const { keyOf, loseAnswer } = make();
  expect(await loseAnswer({ notes: 'a' })).toBe('key-1');
  expect(await loseAnswer({ notes: 'a' })).toBe('key-1');
  expect(await keyOf({ notes: 'a' })).toBe('key-1');
  expect(await keyOf({ notes: 'a' })).toBe('key-2');
});

test('another content is another intent', async () => {
  const { keyOf, loseAnswer } = make();
  expect(await loseAnswer({ notes: 'a' })).toBe('key-1');
  expect(await loseAnswer({ notes: 'b' })).toBe('key-2');
  expect(await keyOf({ notes: 'b' })).toBe('key-2');
});

test('a first try that ends late does not give the second one another key', async () => {
  const sendOnce = createSendOnce();
  const keys: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = sendOnce('a', (header) => (keys.push(header['Idempotency-Key']), promise));
  const second = sendOnce('a', (header) => (keys.push(header['Idempotency-Key']), promise));
  resolve('done');
  await Promise.all([first, second]);
  expect(keys[0]).toBe(keys[1]);
});
