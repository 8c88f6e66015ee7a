import { expect, test } from 'vitest';
import { findNearestWord } from './mot-le-plus-proche.ts';

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
  // People hear the beginning of a word.
  ['massage', null],
] as const)('« %s » is a misspelling of %s', ([word, nearest]) => {
  const known = ['echafaudage', 'harcelement', 'electricite', 'amiante', 'chutes', 'trouble', 'passage'];
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

test('of two known words that are near enough the nearer one is meant, wherever it stands', () => {
  const known = ['chargement', 'changement'];
  for (const words of [known, known.toReversed()])
    expect(findNearestWord('chaargement', words)).toBe('chargement');
});
