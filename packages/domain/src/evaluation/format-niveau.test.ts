import { expect, test } from 'vitest';
import { formatFormule, formatNiveau } from './format-niveau.ts';

test.for([
  [4.5, '4,5'],
  [3, '3,0'],
  [20, '20,0'],
  [2.0833, '2,1'],
  [null, 'Non évalué'],
  [undefined, 'Non évalué'],
  [0, 'Non évalué'],
] as const)('level %s is shown as %s', ([value, text]) => expect(formatNiveau(value)).toBe(text));

test('the formula is written out, and true', () => {
  expect(formatFormule({ evalGravite: 3, evalFrequence: 2, evalMaitrise: 3 })).toBe('3 × 2 × 0,75 = 4,5');
  expect(formatFormule({ evalGravite: 1, evalFrequence: 4, evalMaitrise: 4 })).toBe('1 × 4 × 1,25 = 5,0');
  expect(formatFormule({ evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 })).toBe('1 × 1 × 0,25 = 0,25');
  expect(formatFormule({ evalGravite: 2, evalFrequence: 2, evalMaitrise: 2 })).toBe('2 × 2 × 0,5 = 2,0');
});
