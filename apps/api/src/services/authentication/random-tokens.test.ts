import { expect, test } from 'vitest';
import { hashToken, isSameHash } from './random-tokens.ts';

test('a hash is the same as itself, and as nothing else that somebody sends', () => {
  const hash = hashToken('jeton');
  expect(isSameHash(hash, hash)).toBe(true);
  const { length } = hash;
  // As many letters, with more bytes.
  for (const other of [
    '',
    hash.slice(1),
    `${hash}a`,
    'é'.repeat(length),
    `${hash.slice(1)}é`,
    `${'💥'.repeat(Math.floor(length / 2))}a`,
  ])
    expect([isSameHash(other, hash), isSameHash(hash, other)]).toEqual([false, false]);
});
