import { expect, test } from 'vitest';
import { isText, listChanges, pickDraft } from './draft-changes.ts';

const SAVED = { nom: 'Four', note: null as number | null };
const FIELDS = {
  nom: isText,
  note: (value: unknown): value is number | null => value === null || typeof value === 'number',
};

test('only the fields that differ from the saved ones are changes', () => {
  expect(listChanges(SAVED, { ...SAVED })).toEqual({});
  expect(listChanges(SAVED, { nom: 'Four', note: 2 })).toEqual({ note: 2 });
  expect(listChanges({ nom: 'Four', note: 2 }, { nom: '', note: null })).toEqual({ nom: '', note: null });
});

test('a draft gives back what is still valid of it', () => {
  expect(pickDraft(FIELDS, { nom: 'Pétrin', note: null })).toEqual({ nom: 'Pétrin', note: null });
  expect(pickDraft(FIELDS, { nom: 12, note: 3, autre: 'x' })).toEqual({ note: 3 });
});

test.for([null, 'texte', 4, [], {}])('%j is no draft', (draft) => {
  expect(pickDraft(FIELDS, draft)).toEqual({});
});
