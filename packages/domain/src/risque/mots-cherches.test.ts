import { expect, test } from 'vitest';
import { findByWords, holdsWordStarts, splitIntoStems } from './mots-cherches.ts';

test.for([
  ['Boulangères', ['boulanger']],
  ['coiffeuse', ['coiffeu']],
  ['conductrices', ['conduct']],
  ['électricienne', ['electricien']],
  ['aide-soignante', ['aide', 'soignant']],
  ['personne isolée', ['personne', 'isole']],
  ['mal de dos', ['mal', 'dos']],
  ['chute d’objets', ['chute', 'objet']],
  // Four letters would begin another word.
  ['fumée', ['fumee']],
  // Words that tell nothing apart.
  ['chute à la cave', ['chute', 'cave']],
  ['au bord du quai', ['bord', 'quai']],
  ['chute aux abords', ['chute', 'abord']],
  ['avec un gant ou une visière', ['gant', 'visier']],
  ['travail en hauteur sur le toit', ['travail', 'hauteur', 'toit']],
  ['l’eau et les sols des vestiaires', ['eau', 'sol', 'vestiaire']],
  // Nothing is left of it otherwise.
  ['de', ['de']],
  ['gaz', ['gaz']],
  ['  ', []],
] as const)('« %s » is looked for as %j', ([search, stems]) => {
  expect(splitIntoStems(search)).toEqual(stems);
});

test('a word is found where a word begins, never inside another', () => {
  expect(holdsWordStarts(['eau'], 'niveau | escabeau')).toBe(false);
  expect(holdsWordStarts(['eau'], 'niveau | eaux usees')).toBe(true);
  expect(holdsWordStarts(['uv'], 'ouverture')).toBe(false);
  expect(holdsWordStarts(['echel', 'chut'], 'chute d une echelle')).toBe(true);
  expect(holdsWordStarts(['echel', 'toit'], 'chute d une echelle')).toBe(false);
});

test('a number is found after its letters and zeros, never inside another', () => {
  expect(holdsWordStarts(['12'], 'r12 | en 0125')).toBe(true);
  expect(holdsWordStarts(['25'], 'r12 | en 0125')).toBe(false);
  expect(holdsWordStarts(['1'], 'chu ech 01')).toBe(true);
  expect(holdsWordStarts(['0'], 'chu ech 10')).toBe(false);
});

test('what begins no word is looked for inside, each word of four letters or more', () => {
  const find = (search: string) =>
    findByWords(['antichute', 'paravent mouvement', 'chute'], search, (text) => text);
  expect(find('chute')).toEqual(['chute']);
  expect(find('ticHute')).toEqual(['antichute']);
  expect(find('vent ment')).toEqual(['paravent mouvement']);
  expect(find('vent uve')).toEqual([]);
  expect(find('uve')).toEqual([]);
  expect(find('au')).toEqual([]);
});
