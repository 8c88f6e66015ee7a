import { expect, test } from 'vitest';
import { describeQuota } from './describe-quota.ts';

test.for([
  [0, 5, '(0/5)', false],
  [4, 5, '(4/5)', false],
  [5, 5, '(5/5)', true],
  [6, 5, '(6/5)', true],
  [0, 0, '(0/0)', true],
  [undefined, 5, undefined, false],
  [3, undefined, undefined, false],
] as const)('%s documents of %s', ([count, max, used, isReached]) => {
  expect(describeQuota(count, max)).toEqual({ used, isReached });
});
