import { expect, test } from 'vitest';
import { findNearestWord, holdsWordStarts, splitIntoStems } from './mots-cherches.ts';

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

test.for([
  ['echaffaudage', 'echafaudage'],
  // Two letters in a long word, never in a short one.
  ['echaffaudagge', 'echafaudage'],
  ['amyantte', null],
  ['harcellement', 'harcelement'],
  ['electrisite', 'electricite'],
  ['amyante', 'amiante'],
  ['chute', null],
  ['introuvable', null],
] as const)('« %s » is a misspelling of %s', ([word, nearest]) => {
  const known = ['echafaudage', 'harcelement', 'electricite', 'amiante', 'chutes', 'trouble'];
  expect(findNearestWord(word, known)).toBe(nearest);
});

test.for([
  // Five letters may be another word, six are one letter apart, nine too, ten are two.
  ['chuta', null],
  ['tribus', 'tribut'],
  ['tripus', null],
  ['paussiere', 'poussiere'],
  ['pausiiere', null],
  ['condicteir', 'conducteur'],
  ['cindicteir', null],
] as const)('as far as its length allows, « %s » is a misspelling of %s', ([word, nearest]) => {
  expect(findNearestWord(word, ['chute', 'tribut', 'poussiere', 'conducteur'])).toBe(nearest);
});
