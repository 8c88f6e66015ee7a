import { expect, test } from 'vitest';
import { listWidestWords } from './widest-words.ts';

test('each line of the texts has the bound of its widest word, wherever it stands', () => {
  const content = {
    risques: [{ nom: 'Port de charges', remarques: 'Le matin\nchaque livraison' }],
    total: 3,
  };
  const bounds = listWidestWords(content);
  expect(Object.keys(bounds)).toEqual(['Port de charges', 'Le matin', 'chaque livraison']);
  expect(bounds['Port de charges']).toBeCloseTo(7 * 0.69);
  expect(bounds['chaque livraison']).toBeCloseTo(9 * 0.69);
});

test('a sign that may be wide counts for more, and none for more than its bytes', () => {
  expect(listWidestWords(['Minimum'])).toEqual({});
  expect(listWidestWords(['Commune de'])['Commune de']).toBeCloseTo(7 * 0.69 + 2 * 0.9);
  // Four bytes a picture, and a letter that takes two.
  expect(listWidestWords(['🙂🙂'])['🙂🙂']).toBeCloseTo(8 * 0.69 + 2 * 0.9);
  expect(listWidestWords(['été'])['été']).toBeCloseTo(5 * 0.69);
});

test('a name that every object has is a text like the others', () => {
  expect(Object.keys(listWidestWords({ nom: '__proto__ constructor' }))).toEqual(['__proto__ constructor']);
  expect(Object.keys(listWidestWords(['constructor']))).toEqual(['constructor']);
});
