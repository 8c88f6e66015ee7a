import { expect, test } from 'vitest';
import { computeContrast } from './contrast.ts';

// The ratios that the WebAIM checker gives.
test.for([
  ['#000000', '#FFFFFF', 21],
  ['#777777', '#FFFFFF', 4.48],
  ['#767676', '#FFFFFF', 4.54],
  ['#FFFFFF', '#FF0000', 4],
  ['#123456', '#123456', 1],
] as const)('%s on %s is %d', ([foreground, background, ratio]) => {
  expect(computeContrast(foreground, background)).toBeCloseTo(ratio, 2);
  expect(computeContrast(background, foreground)).toBeCloseTo(ratio, 2);
});

test.for(['transparent', '#FFF', 'rgba(0, 0, 0, 0.5)', ''])('« %s » has no ratio of its own', (color) => {
  expect(() => computeContrast(color, '#FFFFFF')).toThrow(RangeError);
});
