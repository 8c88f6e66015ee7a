import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { makeUnreadAnswers } from './unread-answers.ts';

/** An answer under way; `destroy` ends it as a connection that is closed does. */
const makeAnswer = () => new PassThrough() as unknown as ServerResponse;
const open = () => makeUnreadAnswers({ mostOfOwner: 100, most: 150 });

test('an account that leaves much unread is a 429 until it is read or gone; another is not', async () => {
  const unread = open();
  const [first, second] = [makeAnswer(), makeAnswer()];
  unread.add('abus', 60, first);
  unread.admit('abus');
  unread.add('abus', 60, second);
  expect(() => unread.admit('abus')).toThrow(
    expect.objectContaining({ status: 429, headers: { 'retry-after': '2' } }),
  );
  expect(() => unread.admit('claire')).not.toThrow();
  first.destroy();
  await expect.poll(() => unread.admit('abus')).toBeUndefined();
});

test('an account is refused from its limit on, and the memory is full from its own on', () => {
  const unread = open();
  const [first, other] = [makeAnswer(), makeAnswer()];
  unread.add('abus', 99, first);
  unread.admit('abus');
  unread.add('abus', 1, makeAnswer());
  expect(() => unread.admit('abus')).toThrow(expect.objectContaining({ status: 429 }));
  unread.add('bruno', 49, other);
  unread.admit('claire');
  expect(first.destroyed).toBe(false);
  unread.add('bruno', 1, makeAnswer());
  unread.admit('claire');
  expect([first, other].map(({ destroyed }) => destroyed)).toEqual([true, false]);
});

test('an answer that failed while it was sent, and is made anew, counts once', async () => {
  const unread = open();
  const answer = makeAnswer();
  unread.add('abus', 60, answer);
  unread.add('abus', 50, answer);
  expect(() => unread.admit('abus')).not.toThrow();
  unread.add('abus', 50, makeAnswer());
  expect(() => unread.admit('abus')).toThrow(expect.objectContaining({ status: 429 }));
  answer.destroy();
  await expect.poll(() => unread.admit('abus')).toBeUndefined();
});

test('when the memory is full, who leaves the most unread loses the oldest of it for a newcomer', () => {
  const unread = open();
  const [first, second, other] = [makeAnswer(), makeAnswer(), makeAnswer()];
  unread.add('abus', 40, first);
  unread.add('abus', 40, second);
  unread.add('bruno', 70, other);
  unread.admit('claire');
  expect([first, second, other].map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
});

test('when it is full and nobody leaves more unread than who asks, that is a 503 with its time', () => {
  const unread = open();
  unread.add('abus', 80, makeAnswer());
  unread.add('bruno', 80, makeAnswer());
  expect(() => unread.admit('abus')).toThrow(
    expect.objectContaining({ status: 503, headers: { 'retry-after': '5' } }),
  );
});
