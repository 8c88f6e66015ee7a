import { expect, test } from 'vitest';
import { listMotifs } from './motif-de-version.ts';

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
