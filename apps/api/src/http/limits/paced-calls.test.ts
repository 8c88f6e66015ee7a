import { expect, test } from 'vitest';
import { sizeOfAnswer } from './paced-calls.ts';

test('an answer counts as it was made: a compressed one for its text, a stream for nothing', () => {
  expect(sizeOfAnswer('x'.repeat(100), undefined)).toBe(100);
  expect(sizeOfAnswer(Buffer.alloc(100), undefined)).toBe(100);
  expect(sizeOfAnswer(Buffer.alloc(100), 'br')).toBe(1_000);
  expect(sizeOfAnswer(undefined, undefined)).toBe(0);
  expect(sizeOfAnswer({ pipe: () => undefined }, 'br')).toBe(0);
});
