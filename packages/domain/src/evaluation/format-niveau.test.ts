import { expect, test } from 'vitest';
import { formatFormule, formatNiveau } from './format-niveau.ts';
import { classifyNiveauDeRisque } from './niveau-de-risque.ts';

test.for([
  [4.5, '4,5'],
  [3, '3,0'],
  [20, '20,0'],
  [2.0833, '2,1'],
  [null, 'Non évalué'],
  [undefined, 'Non évalué'],
  [0, 'Non évalué'],
] as const)('level %s is shown as %s', ([value, text]) => expect(formatNiveau(value)).toBe(text));

// The mean of a unit is any number; rounded to one decimal it could reach the next band, beside the name of its own.
test.for([
  [2.94, '2,9'],
  [2.95, '2,95'],
  [2.97, '2,97'],
  [2.957, '2,96'],
  [2.994, '2,99'],
  [2.996, '2,99'],
  [2.999_999, '2,99'],
  [3, '3,0'],
  [3.04, '3,0'],
  [0.949, '0,9'],
  [0.95, '0,95'],
  [0.96, '0,96'],
  [0.995, '0,99'],
  [0.999, '0,99'],
  [1, '1,0'],
  [4.949, '4,9'],
  [4.95, '4,95'],
  [4.995, '4,99'],
  [4.96, '4,96'],
  [4.9999, '4,99'],
  [5, '5,0'],
  [5.01, '5,0'],
  [19.96, '20,0'],
] as const)('near a threshold, level %s is shown as %s, a number of its own band', ([value, text]) => {
  expect(formatNiveau(value)).toBe(text);
  expect(classifyNiveauDeRisque(Number(text.replace(',', '.')))).toBe(classifyNiveauDeRisque(value));
});

test('the formula is written out, and true', () => {
  expect(formatFormule({ evalGravite: 3, evalFrequence: 2, evalMaitrise: 3 })).toBe('3 × 2 × 0,75 = 4,5');
  expect(formatFormule({ evalGravite: 1, evalFrequence: 4, evalMaitrise: 4 })).toBe('1 × 4 × 1,25 = 5,0');
  expect(formatFormule({ evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 })).toBe('1 × 1 × 0,25 = 0,25');
  expect(formatFormule({ evalGravite: 2, evalFrequence: 2, evalMaitrise: 2 })).toBe('2 × 2 × 0,50 = 2,0');
});
