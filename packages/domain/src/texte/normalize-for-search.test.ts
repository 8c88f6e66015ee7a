import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsWords, normalizeAll, normalizeForSearch, splitSearch } from './normalize-for-search.ts';

test.for([
  ['Élève à l’École', 'eleve a l ecole'],
  ["Bureau d'études  BÂTIMENT", 'bureau d etudes batiment'],
  ['Gros œuvre, Ægypte', 'gros oeuvre aegypte'],
  ['Cœur et œil, curriculum vitæ d’Ægypte', 'coeur et oeil curriculum vitae d aegypte'],
  ['CHU-ECH-01', 'chu ech 01'],
  ['  ', ''],
  ['VLEP\u00A0: 1\u202F210 mg\u202F; 20\u202F%', 'vlep 1 210 mg 20'],
  ['e\u0301te\u0301', 'ete'],
] as const)('« %s » becomes « %s »', ([text, normalized]) =>
  expect(normalizeForSearch(text)).toBe(normalized),
);

test('normalizing twice changes nothing, and leaves neither accents nor outer spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = normalizeForSearch(text);
      expect(normalizeForSearch(once)).toBe(once);
      expect(once).toBe(once.trim());
      expect(once).not.toMatch(/\p{M}| {2}/u);
    }),
    { numRuns: 2000 },
  );
});

test('a run of accents costs no more than letters', () => {
  const before = Date.now();
  expect(normalizeForSearch(`e${'\u0323\u0301'.repeat(100_000)}`)).toBe('e');
  expect(Date.now() - before).toBeLessThan(2_000);
});

const matches = (search: string, ...texts: (string | null | undefined)[]) =>
  holdsWords(splitSearch(search), normalizeAll(texts));

test('every word of the search must stand somewhere', () => {
  expect(matches('', 'Chute')).toBe(true);
  expect(matches('  ', null)).toBe(true);
  expect(matches('HAUTEUR chute', 'Chute de hauteur')).toBe(true);
  expect(matches('echelle', 'Chute de hauteur', null, undefined, 'Échelle usée')).toBe(true);
  expect(matches('chute bruit', 'Chute de hauteur')).toBe(false);
  expect(matches('chute', null)).toBe(false);
  expect(matches('chutes', 'Chute de hauteur')).toBe(true);
  expect(matches('niveaux', 'Niveau sonore')).toBe(true);
  expect(matches('gaz', 'Garage')).toBe(false);
  expect(matches('catégorie : bruit', 'Catégorie\u00A0: bruit\u202F; vibrations')).toBe(true);
});

test('a search never joins the end of one text to the beginning of the next', () => {
  expect(matches('ab', 'a', 'b')).toBe(false);
});
