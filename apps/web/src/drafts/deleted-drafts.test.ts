import { expect, test } from 'vitest';
import { makeDuerp, makeRisque, makeUnite } from '../autosave/duerp-fixture.test-data.ts';
import { MemoryStorage } from '../autosave/storage/memory-storage.test-data.ts';
import { createDeletedDrafts } from './deleted-drafts.ts';
import { createDraftStore } from './draft-store.ts';

const WITH = makeDuerp([makeUnite('u1', [makeRisque('r1'), makeRisque('r2')])]);
const WITHOUT = makeDuerp([makeUnite('u1', [makeRisque('r2')])]);
const DRAFT = { base: { danger: '' }, values: { danger: 'Four' } };

const setUp = () => {
  const storage = new MemoryStorage();
  const drafts = createDraftStore({ storage, getAccountId: () => 'claire' });
  for (const id of ['r1', 'r2']) drafts.save('d1', `risque:${id}`, DRAFT);
  return { storage, drafts, deleted: createDeletedDrafts(drafts) };
};

test('a deletion takes what was typed off the device, its undo gives it back, and doing it again takes it', () => {
  const { drafts, deleted } = setUp();
  for (let turn = 0; turn < 2; turn += 1) {
    deleted.follow('d1', WITH, WITHOUT);
    expect([drafts.read('d1', 'risque:r1'), drafts.read('d1', 'risque:r2')]).toEqual([null, DRAFT]);
    deleted.follow('d1', WITHOUT, WITH);
    expect(drafts.read('d1', 'risque:r1')).toEqual(DRAFT);
  }
});

test('of two deletions one after the other, each gives back what was typed in what it deleted', () => {
  const { drafts, deleted } = setUp();
  const empty = makeDuerp([makeUnite('u1')]);
  deleted.follow('d1', WITH, WITHOUT);
  deleted.follow('d1', WITHOUT, empty);
  deleted.follow('d1', empty, WITHOUT);
  expect([drafts.read('d1', 'risque:r1'), drafts.read('d1', 'risque:r2')]).toEqual([null, DRAFT]);
  deleted.follow('d1', WITHOUT, WITH);
  expect(drafts.read('d1', 'risque:r1')).toEqual(DRAFT);
});

test('what was typed is given back when the page shows the item anew, and not before', () => {
  const { drafts, deleted } = setUp();
  deleted.follow('d1', WITH, WITHOUT);
  deleted.meet('d1', WITHOUT);
  deleted.meet('d2', WITH);
  expect(drafts.read('d1', 'risque:r1')).toBeNull();
  deleted.meet('d1', WITH);
  expect(drafts.read('d1', 'risque:r1')).toEqual(DRAFT);
  // Given up since: it is not given back twice.
  drafts.forget('d1', 'risque:r1');
  deleted.meet('d1', WITH);
  expect(drafts.read('d1', 'risque:r1')).toBeNull();
});

test('what was typed is given back to its own document only, and to nobody once the session ended', () => {
  const { storage, drafts, deleted } = setUp();
  deleted.follow('d1', WITH, WITHOUT);
  deleted.follow('d2', WITHOUT, WITH);
  expect(storage.length).toBe(1);
  deleted.clear();
  deleted.follow('d1', WITHOUT, WITH);
  expect(drafts.read('d1', 'risque:r1')).toBeNull();
});

test('what a full device has no room for is given back once it has', () => {
  const { storage, drafts, deleted } = setUp();
  deleted.follow('d1', WITH, WITHOUT);
  const setItem = storage.setItem.bind(storage);
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  deleted.follow('d1', WITHOUT, WITH);
  storage.setItem = setItem;
  deleted.meet('d1', WITH);
  expect(drafts.read('d1', 'risque:r1')).toEqual(DRAFT);
});
