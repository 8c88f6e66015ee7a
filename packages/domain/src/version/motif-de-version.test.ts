import { expect, test } from 'vitest';
import { listMotifs, MOTIF_LABELS } from './motif-de-version.ts';

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

test('an accident is one of work, beside the disease of the trade', () => {
  expect(MOTIF_LABELS.ACCIDENT_OU_MALADIE).toBe('Accident du travail ou maladie professionnelle');
});
