import { expect, test } from 'vitest';
import { isText } from './draft-changes.ts';
import { createDraftStore } from './draft-store.ts';
import { MemoryStorage } from '../autosave/storage/memory-storage.test-data.ts';
import { readFormDraft } from './use-kept-draft.ts';

const FIELDS = { nom: isText, lieu: isText };

/** What a form takes up of what the device holds, on what is saved by now. */
const read = (stored: object, saved = { nom: 'Four', lieu: '' }) => {
  const drafts = createDraftStore({ storage: new MemoryStorage(), getAccountId: () => 'claire' });
  const slot = drafts.at('d1', 'risque:r1');
  slot.save(stored);
  return readFormDraft({ slot, fields: FIELDS }, saved);
};

test('a form takes up what was typed, and on what', () => {
  expect(read({ base: { nom: 'Pétrin' }, values: { nom: 'Petrin' } })).toStrictEqual({
    base: { nom: 'Pétrin' },
    values: { nom: 'Petrin' },
  });
});

test('what says by now what is saved is no longer typed', () => {
  const draft = { base: { nom: 'Pétrin', lieu: '' }, values: { nom: 'Four', lieu: 'Cave' } };
  expect(read(draft)).toStrictEqual({ base: { lieu: '' }, values: { lieu: 'Cave' } });
});

test('of what an older page kept, nothing is known of what it was typed on', () => {
  expect(read({ nom: 'Petrin' })).toStrictEqual({ base: {}, values: { nom: 'Petrin' } });
});
