import { expect, test } from 'vitest';
import { forgetAccount, hasUnsaved } from './kept-on-device.ts';
import { MemoryStorage } from './memory-storage.test-data.ts';

const KINDS = ['odu.autosave', 'odu.draft', 'odu.order', 'odu.request'];

const keep = (...keys: readonly string[]) => {
  const storage = new MemoryStorage();
  for (const key of keys) storage.setItem(key, '{}');
  return storage;
};

test.for([
  ['an edit', 'odu.autosave:claire:d1', true],
  ['an open dialog', 'odu.draft:claire:d1:risque:r1', true],
  ['an order', 'odu.order:claire:d1', false],
  ['the key of a request', 'odu.request:claire:pay', false],
  ['an edit of another account', 'odu.autosave:claire-2:d1', false],
] as const)('whether %s alone is a work that a sign-out would lose', ([, key, isUnsaved]) => {
  expect(hasUnsaved(keep(key), 'claire')).toBe(isUnsaved);
});

test('of an account that signs out nothing is kept, and all that is another’s', () => {
  const storage = keep(...KINDS.flatMap((kind) => [`${kind}:claire:d1`, `${kind}:paul:d1`]));
  forgetAccount(storage, 'claire');
  expect(Object.keys(storage)).toEqual(KINDS.map((kind) => `${kind}:paul:d1`));
});
