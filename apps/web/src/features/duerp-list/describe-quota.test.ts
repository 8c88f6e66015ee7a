import { expect, test } from 'vitest';
import { describeQuota } from './describe-quota.ts';

test.for([
  [0, 5, 'Mes DUERP (0/5)', false],
  [4, 5, 'Mes DUERP (4/5)', false],
  [5, 5, 'Mes DUERP (5/5)', true],
  [6, 5, 'Mes DUERP (6/5)', true],
  [0, 0, 'Mes DUERP (0/0)', true],
  [undefined, 5, 'Mes DUERP', false],
  [3, undefined, 'Mes DUERP', false],
] as const)('%s documents of %s', ([count, max, title, isReached]) => {
  expect(describeQuota(count, max)).toEqual({ title, isReached });
});
