import { expect, test } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import { MemoryStorage } from '../autosave/storage/memory-storage.test-data.ts';

const setUp = () => {
  const storage = new MemoryStorage();
  let accountId: string | null = 'claire';
  const signIn = (id: string | null) => void (accountId = id);
  return { storage, signIn, drafts: createDraftStore({ storage, getAccountId: () => accountId }) };
};

test('a draft is read again as it was saved, by DUERP and by item', () => {
  const { drafts } = setUp();
  drafts.save('d1', 'risque:r1', { danger: 'Four', evalGravite: 3 });
  drafts.save('d1', 'risque:r2', { danger: 'Sol' });
  expect(drafts.read('d1', 'risque:r1')).toEqual({ danger: 'Four', evalGravite: 3 });
  expect(drafts.read('d1', 'risque:r3')).toBeNull();
  expect(drafts.read('d2', 'risque:r1')).toBeNull();
});

test('the place of one draft reads, saves and forgets it', () => {
  const { drafts } = setUp();
  const slot = drafts.at('d1', 'risque:r1');
  expect(slot.save({ danger: 'Four' })).toBe(true);
  expect(slot.read()).toEqual({ danger: 'Four' });
  expect(drafts.read('d1', 'risque:r1')).toEqual({ danger: 'Four' });
  slot.forget();
  expect(slot.read()).toBeNull();
});

test('no change leaves no draft', () => {
  const { drafts, storage } = setUp();
  drafts.save('d1', 'risque:r1', { danger: 'Four' });
  drafts.save('d1', 'risque:r1', {});
  expect(storage.length).toBe(0);
});

test('another account does not read it, a visitor neither; the account itself finds it again', () => {
  const { drafts, signIn, storage } = setUp();
  drafts.save('d1', 'risque:r1', { danger: 'Four' });
  signIn('paul');
  expect(drafts.read('d1', 'risque:r1')).toBeNull();
  signIn(null);
  expect(drafts.read('d1', 'risque:r1')).toBeNull();
  expect(drafts.save('d1', 'risque:r1', { danger: 'Personne' })).toBe(false);
  expect(storage.length).toBe(1);
  signIn('claire');
  expect(drafts.read('d1', 'risque:r1')).toEqual({ danger: 'Four' });
});

test('forgetting takes one item, or all those of a DUERP', () => {
  const { drafts } = setUp();
  for (const item of ['action:a1', 'action:new:u1', 'risque:r1']) drafts.save('d1', item, { danger: 'Four' });
  drafts.save('d10', 'risque:r1', { danger: 'Sol' });
  drafts.forget('d1', 'action:a1');
  expect(drafts.read('d1', 'action:a1')).toBeNull();
  expect(drafts.read('d1', 'action:new:u1')).not.toBeNull();
  drafts.forget('d1');
  expect(drafts.read('d1', 'risque:r1')).toBeNull();
  expect(drafts.read('d10', 'risque:r1')).not.toBeNull();
});

test('a damaged draft counts as none, a full storage stops nobody', () => {
  const { drafts, storage } = setUp();
  storage.setItem('odu.draft:claire:d1:risque:r1', '{"danger":');
  expect(drafts.read('d1', 'risque:r1')).toBeNull();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(drafts.save('d1', 'risque:r1', { danger: 'Four' })).toBe(false);
});
