import { expect, test } from 'vitest';
import { labelRisque } from './label-risque.ts';

test('a risk is called by its number and name, by its name alone without a number', () => {
  expect(labelRisque({ code: 'R12', displayName: 'Chute de plain-pied' })).toBe('R12 Chute de plain-pied');
  expect(labelRisque({ code: '', displayName: 'Chute au fournil' })).toBe('Chute au fournil');
});
