import { expect, test } from 'vitest';
import { readVue } from './vue.ts';

test('the cards are shown unless the address asks for the table', () => {
  expect(readVue('tableau')).toBe('tableau');
  for (const name of [undefined, '', 'cartes', 'Tableau', 'toString']) expect(readVue(name)).toBe('cartes');
});
