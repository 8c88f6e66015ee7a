import { expect, test, vi } from 'vitest';
import { makePasswords } from './passwords.ts';

// Hashes that are under way for as long as the test needs them.
const { promise: isOver, resolve: end } = Promise.withResolvers<string>();
vi.mock('@node-rs/argon2', () => ({ hash: () => isOver, verify: () => isOver }));

test('a hundred hashes wait behind the two under way; one more is a 503 that says when to come back', async () => {
  const passwords = makePasswords();
  const asked = Array.from({ length: 102 }, () => passwords.hash('Pain.au.chocolat.7'));
  expect(() => passwords.hash('Pain.au.chocolat.7')).toThrow(
    expect.objectContaining({ status: 503, headers: { 'retry-after': '5' } }),
  );
  end('haché');
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['haché']));
  expect(await passwords.hash('Pain.au.chocolat.7')).toBe('haché');
});
