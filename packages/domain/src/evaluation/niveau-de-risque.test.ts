import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  classifyNiveauDeRisque,
  computeNiveauDeRisque,
  computeNiveauDeRisqueOrNull,
  isRisqueEvalue,
  labelNiveauDeRisque,
  NIVEAU_STATUSES,
} from './niveau-de-risque.ts';
import { NOTES } from './notes.ts';

const note = fc.constantFrom(...NOTES);
const evaluation = fc.record({ evalGravite: note, evalFrequence: note, evalMaitrise: note });
const rank = (value: number) =>
  NIVEAU_STATUSES.findIndex((status) => status === classifyNiveauDeRisque(value));

test.for([
  [0.01, 'GREEN', 'Faible'],
  [0.99, 'GREEN', 'Faible'],
  [1, 'YELLOW', 'Modéré'],
  [2.99, 'YELLOW', 'Modéré'],
  [3, 'ORANGE', 'Important'],
  [4.99, 'ORANGE', 'Important'],
  [5, 'RED', 'Critique'],
  [20, 'RED', 'Critique'],
] as const)('level %d is %s, %s', ([value, status, label]) => {
  expect(classifyNiveauDeRisque(value)).toBe(status);
  expect(labelNiveauDeRisque(status)).toBe(label);
});

test('the bands go from the mildest to the worst', () => {
  expect(NIVEAU_STATUSES.map(labelNiveauDeRisque)).toEqual(['Faible', 'Modéré', 'Important', 'Critique']);
});

test.for([0, -1, Number.NaN, null, undefined])('level %s is « Non évalué »', (value) => {
  expect(classifyNiveauDeRisque(value)).toBeNull();
  expect(labelNiveauDeRisque(classifyNiveauDeRisque(value))).toBe('Non évalué');
});

test('a very frequent slight risk without any mastery is exactly 5, and critical (decision D1)', () => {
  const niveau = computeNiveauDeRisque({ evalGravite: 1, evalFrequence: 4, evalMaitrise: 4 });
  expect(niveau).toBe(5);
  expect(classifyNiveauDeRisque(niveau)).toBe('RED');
});

test('the level is the product, from 0.25 to 20, never rounded', () => {
  expect(computeNiveauDeRisque({ evalGravite: 3, evalFrequence: 2, evalMaitrise: 3 })).toBe(4.5);
  expect(computeNiveauDeRisque({ evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 })).toBe(0.25);
  expect(computeNiveauDeRisque({ evalGravite: 4, evalFrequence: 4, evalMaitrise: 4 })).toBe(20);
});

test('a worse rating never gives a lower level, and a higher level never a milder band', () => {
  fc.assert(
    fc.property(evaluation, evaluation, (left, right) => {
      fc.pre(
        left.evalGravite <= right.evalGravite &&
          left.evalFrequence <= right.evalFrequence &&
          left.evalMaitrise <= right.evalMaitrise,
      );
      expect(computeNiveauDeRisque(left)).toBeLessThanOrEqual(computeNiveauDeRisque(right));
    }),
  );
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 20, noNaN: true }),
      fc.double({ min: 0.001, max: 20, noNaN: true }),
      (left, right) => {
        expect(rank(Math.min(left, right))).toBeLessThanOrEqual(rank(Math.max(left, right)));
      },
    ),
  );
});

test('a risk is evaluated once its three criteria are set', () => {
  const complete = { evalGravite: 1, evalFrequence: 2, evalMaitrise: 3 } as const;
  expect(isRisqueEvalue(complete)).toBe(true);
  expect(computeNiveauDeRisqueOrNull(complete)).toBe(1.5);
  for (const missing of ['evalGravite', 'evalFrequence', 'evalMaitrise']) {
    expect(isRisqueEvalue({ ...complete, [missing]: null })).toBe(false);
    expect(computeNiveauDeRisqueOrNull({ ...complete, [missing]: undefined })).toBeNull();
  }
  expect(isRisqueEvalue({})).toBe(false);
});
