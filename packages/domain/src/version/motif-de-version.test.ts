import { expect, test } from 'vitest';
import { formatTropLong } from '../formulaire/fields.ts';
import { firstMessage } from '../formulaire/validate-with.ts';
import { listMotifs, MOTIF_LABELS } from './motif-de-version.ts';
import { notesDeVersionSchema } from './notes-de-version.ts';

test('the first version has its own reason, the later ones the others', () => {
  expect(listMotifs(false)).toEqual(['PREMIERE_VERSION']);
  expect(listMotifs(true)).toEqual([
    'MISE_A_JOUR_ANNUELLE',
    'CHANGEMENT_IMPORTANT',
    'INFORMATION_NOUVELLE',
    'ACCIDENT_OU_MALADIE',
    'AUTRE',
  ]);
});

// Art. R4121-2 C. trav.: every year, a decision of importance, something new on a risk.
test.for([
  ['PREMIERE_VERSION', 'Première version'],
  ['MISE_A_JOUR_ANNUELLE', 'Mise à jour annuelle'],
  ['CHANGEMENT_IMPORTANT', 'Changement important des conditions de travail'],
  ['INFORMATION_NOUVELLE', 'Information nouvelle sur un risque'],
  ['AUTRE', 'Autre motif'],
] as const)('the reason %s is called « %s »', ([motif, label]) => {
  expect(MOTIF_LABELS[motif]).toBe(label);
});

test('an accident is one of work, beside the disease of the trade', () => {
  expect(MOTIF_LABELS.ACCIDENT_OU_MALADIE).toBe('Accident du travail ou maladie professionnelle');
});

test('notes are any text of at most 40,000 characters, or none', () => {
  for (const notes of ['', 'x'.repeat(40_000)]) expect(firstMessage(notesDeVersionSchema, notes)).toBeNull();
  expect(firstMessage(notesDeVersionSchema, 'x'.repeat(40_001))).toBe(formatTropLong(40_000));
});
