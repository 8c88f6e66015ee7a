import type { Entreprise } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { followEntreprise, nameOfCopy } from './display-name.ts';

const entreprise = (fields: Partial<Entreprise> = {}): Entreprise => ({
  nom: 'Martin',
  siret: null,
  secteurDActivite: null,
  isSecteurPublic: null,
  adresse: null,
  nomDuRepresentantLegal: null,
  nombreEmployes: null,
  isEtablissement: false,
  nomDeLEtablissement: 'Lyon',
  ...fields,
});
const etablissement = entreprise({ isEtablissement: true });

test.for([
  ['the first company', 'Nouveau DUERP', null, entreprise(), 'Martin'],
  ['a company without a name yet', 'Nouveau DUERP', null, entreprise({ nom: ' ' }), 'Nouveau DUERP'],
  ['an establishment', 'Martin', entreprise(), etablissement, 'Martin – Lyon'],
  ['another field', 'Martin (copie)', entreprise(), entreprise({ siret: '1' }), 'Martin (copie)'],
  ['another name', 'Martin (copie)', entreprise(), entreprise({ nom: ' Durand ' }), 'Durand'],
  ['a name that is emptied', 'Martin', entreprise(), entreprise({ nom: null }), 'Martin'],
] as const)('%s', ([, displayName, before, after, expected]) => {
  expect(followEntreprise(displayName, before, after)).toBe(expected);
});

test('a name never passes 200 characters', () => {
  const long = entreprise({
    nom: 'n'.repeat(200),
    isEtablissement: true,
    nomDeLEtablissement: 'e'.repeat(200),
  });
  expect(followEntreprise('', null, long)).toHaveLength(200);
  expect(nameOfCopy('n'.repeat(200))).toBe(`${'n'.repeat(191)}… (copie)`);
  expect(Array.from(nameOfCopy('🥖'.repeat(200)))).toHaveLength(200);
  expect(nameOfCopy('🥖'.repeat(200)).isWellFormed()).toBe(true);
  expect(nameOfCopy('Martin')).toBe('Martin (copie)');
});
