import { expect, test } from 'vitest';
import { makeRisque } from '../../../autosave/duerp-fixture.test-data.ts';
import { findNextToEvaluate } from './find-next-to-evaluate.ts';

const done = { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 } as const;
const unites = [
  { risques: [makeRisque('a'), makeRisque('b', done)] },
  { risques: [makeRisque('c'), makeRisque('d', done)] },
];

test('the next one is looked for across units, then from the start', () => {
  expect(findNextToEvaluate(unites, 'a')).toBe('c');
  expect(findNextToEvaluate(unites, 'c')).toBe('a');
  expect(findNextToEvaluate(unites, 'd')).toBe('a');
  // The very next one, be it in the next unit.
  const each = ['a', 'b', 'c'].map((id) => ({ risques: [makeRisque(id)] }));
  expect(['a', 'b', 'c'].map((id) => findNextToEvaluate(each, id))).toEqual(['b', 'c', 'a']);
});

test('there is none when all the others are evaluated', () => {
  expect(findNextToEvaluate([{ risques: [makeRisque('a'), makeRisque('b', done)] }], 'a')).toBeNull();
});
