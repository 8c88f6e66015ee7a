import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followEntreprise, NEW_DUERP_NAME, nameAfterEntreprise, nameOfCopy } from './nom-du-document.ts';

type Fields = Parameters<typeof nameAfterEntreprise>[0];

const entreprise = (fields: Partial<NonNullable<Fields>> = {}) => ({
  nom: 'Martin',
  isEtablissement: false,
  nomDeLEtablissement: 'Lyon',
  ...fields,
});
const etablissement = entreprise({ isEtablissement: true });
const durand = entreprise({ nom: ' Durand ' });

test('a company names its document; without a name it is a new one', () => {
  expect(NEW_DUERP_NAME).toBe('Nouveau DUERP');
  expect(nameAfterEntreprise(null)).toBe(NEW_DUERP_NAME);
  expect(nameAfterEntreprise(entreprise({ nom: null }))).toBe(NEW_DUERP_NAME);
  expect(nameAfterEntreprise(entreprise({ nom: ' ', isEtablissement: true }))).toBe(NEW_DUERP_NAME);
  expect(nameAfterEntreprise(entreprise({ nom: '\u200B' }))).toBe(NEW_DUERP_NAME);
  expect(nameAfterEntreprise(durand)).toBe('Durand');
  expect(nameAfterEntreprise(etablissement)).toBe('Martin – Lyon');
  expect(nameAfterEntreprise(entreprise({ isEtablissement: true, nomDeLEtablissement: ' ' }))).toBe('Martin');
});

describe('a document follows its company', () => {
  test.for([
    ['the first company', 'Nouveau DUERP', null, entreprise(), 'Martin'],
    ['a company without a name yet', 'Nouveau DUERP', null, entreprise({ nom: ' ' }), 'Nouveau DUERP'],
    ['an establishment', 'Martin', entreprise(), etablissement, 'Martin – Lyon'],
    ['a name that is emptied', 'Martin', entreprise(), entreprise({ nom: null }), 'Nouveau DUERP'],
    ['a company that is taken back', 'Martin', entreprise(), null, 'Nouveau DUERP'],
    ['a copy, the same name', 'Martin (copie)', entreprise(), entreprise(), 'Martin (copie)'],
    ['a copy, another name', 'Martin (copie)', entreprise(), durand, 'Durand (copie)'],
    ['the copy of a copy', 'Martin (copie) (copie)', entreprise(), durand, 'Durand (copie) (copie)'],
    ['a copy of an empty document', 'Nouveau DUERP (copie)', null, durand, 'Durand (copie)'],
    ['« (copie) » in the name itself', 'A (copie)', entreprise({ nom: 'A (copie)' }), durand, 'Durand'],
    ['a name of its own', 'Atelier', entreprise(), durand, 'Atelier'],
    [
      'a name that only starts alike',
      'Martin et fils (copie)',
      entreprise(),
      durand,
      'Martin et fils (copie)',
    ],
  ] as const)('%s', ([, displayName, before, after, expected]) => {
    expect(followEntreprise(displayName, before, after)).toBe(expected);
  });

  test('and finds its first name again when the first company comes back', () => {
    // Without « … »: a name of 200 characters that ends with « … (copie) » is also that of a copy.
    const nom = fc
      .array(fc.constantFrom('a', 'É', ' ', '🥖', ' (copie)', 'Boulangerie '.repeat(8)), { maxLength: 30 })
      .map((parts) => Array.from(parts.join('')).slice(0, 200).join(''));
    const company = fc.option(
      fc.record({
        nom: fc.option(nom),
        isEtablissement: fc.boolean(),
        nomDeLEtablissement: fc.option(nom),
      }),
    );
    fc.assert(
      fc.property(company, company, fc.nat(3), (before, after, copies) => {
        let copy = NEW_DUERP_NAME;
        for (let count = 0; count < copies; count++) copy = nameOfCopy(copy);
        const name = followEntreprise(copy, null, before);
        const there = followEntreprise(name, before, after);
        expect(Array.from(there).length).toBeLessThanOrEqual(200);
        expect(followEntreprise(there, after, before)).toBe(name);
      }),
      { numRuns: 1000 },
    );
  });
});

test('a name never passes 200 characters', () => {
  const long = entreprise({
    nom: 'n'.repeat(200),
    isEtablissement: true,
    nomDeLEtablissement: 'e'.repeat(200),
  });
  expect(nameAfterEntreprise(long)).toHaveLength(200);
  expect(nameOfCopy('n'.repeat(200))).toBe(`${'n'.repeat(191)}… (copie)`);
  expect(followEntreprise('Martin (copie)', entreprise(), long)).toBe(`${'n'.repeat(191)}… (copie)`);
  expect(Array.from(nameOfCopy('🥖'.repeat(200)))).toHaveLength(200);
  expect(nameOfCopy('🥖'.repeat(200)).isWellFormed()).toBe(true);
});
