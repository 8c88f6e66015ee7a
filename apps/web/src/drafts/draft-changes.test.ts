import { expect, test } from 'vitest';
import { isText, joinStored, listChanges, pickDraft, trimTyped } from './draft-changes.ts';

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

test('a typed text is trimmed, but what is saved already is no change', () => {
  expect(trimTyped('Un mi-temps', 'Un mi-temps ')).toBe('Un mi-temps');
  expect(trimTyped('Un mi-temps ', 'Un mi-temps ')).toBe('Un mi-temps ');
});

test('a draft gives back what is still valid of it, with what each field was typed on', () => {
  const draft = { base: { nom: 'Four', note: 4 }, values: { nom: 'Pétrin', note: null } };
  expect(pickDraft(FIELDS, draft)).toEqual(draft);
  expect(pickDraft(FIELDS, { base: { nom: 'Four' }, values: { nom: 12, note: 3, autre: 'x' } })).toEqual({
    base: {},
    values: { note: 3 },
  });
  // A category that is gone since is no value any more, but it is what the field said.
  expect(pickDraft(FIELDS, { base: { note: 'partie' }, values: { note: 3 } }).base).toEqual({
    note: 'partie',
  });
  expect(pickDraft(FIELDS, { base: { note: {} }, values: { note: 3 } }).base).toEqual({});
});

test('a list is the same when it says the same, and is typed on a list only', () => {
  const mesure = { idMesure: 'm1', texte: 'Gants', type: 'organisation' };
  expect(listChanges({ mesures: [mesure] }, { mesures: [{ ...mesure }] })).toEqual({});
  expect(listChanges({ mesures: [mesure] }, { mesures: [] })).toEqual({ mesures: [] });
  const fields = { mesures: (value: unknown): value is object[] => Array.isArray(value) };
  expect(pickDraft(fields, { base: { mesures: [mesure] }, values: { mesures: [] } })).toEqual({
    base: { mesures: [mesure] },
    values: { mesures: [] },
  });
  expect(pickDraft(fields, { base: { mesures: {} }, values: { mesures: [] } }).base).toEqual({});
});

test('what is stored of a form keeps the fields that another tab types in', () => {
  const mine = { base: { nom: 'Four' }, values: { nom: 'Pétrin' } };
  const stored = { base: { nom: 'Four', note: null }, values: { nom: 'Sol', note: 3 } };
  expect(joinStored(mine, stored, new Set(['nom']))).toEqual({
    base: { nom: 'Four', note: null },
    values: { nom: 'Pétrin', note: 3 },
  });
  // What this form had and gave up goes.
  expect(joinStored(mine, stored, new Set(['nom', 'note']))).toEqual(mine);
  expect(joinStored({ base: {}, values: {} }, stored, new Set(['nom', 'note']))).toEqual({});
  expect(joinStored({ base: {}, values: {} }, { note: 3 }, new Set(['nom']))).toEqual({
    base: {},
    values: { note: 3 },
  });
  expect(joinStored({ base: {}, values: {} }, null, new Set())).toEqual({});
});

test('a draft of an older page has the values alone', () => {
  expect(pickDraft(FIELDS, { nom: 'Pétrin', note: null })).toEqual({
    base: {},
    values: { nom: 'Pétrin', note: null },
  });
});

test.for([null, 'texte', 4, [], {}, { base: null, values: null }])('%j is no draft', (draft) => {
  expect(pickDraft(FIELDS, draft)).toEqual({ base: {}, values: {} });
});
