import { expect, test } from 'vitest';
import {
  COEFFICIENT_MAITRISE,
  FREQUENCE_LABELS,
  GRAVITE_LABELS,
  isNote,
  MAITRISE_LABELS,
  NOTES,
} from './notes.ts';

test('the scales are the specification’s', () => {
  expect(NOTES).toEqual([1, 2, 3, 4]);
  expect(Object.values(GRAVITE_LABELS)).toEqual(['Faible', 'Moyenne', 'Grave', 'Très grave']);
  expect(Object.values(FREQUENCE_LABELS)).toEqual(['Très rare', 'Rare', 'Fréquent', 'Très fréquent']);
  expect(Object.values(MAITRISE_LABELS)).toEqual(['Forte', 'Moyenne', 'Faible', 'Absente']);
  expect(COEFFICIENT_MAITRISE).toEqual({ 1: 0.25, 2: 0.5, 3: 0.75, 4: 1.25 });
});

test.for([0, 5, 1.5, Number.NaN, '1', null, undefined])('%s is no rating', (value) =>
  expect(isNote(value)).toBe(false),
);
test.for([1, 2, 3, 4])('%d is a rating', (value) => expect(isNote(value)).toBe(true));
