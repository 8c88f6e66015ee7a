import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeNiveauDeRisqueOrNull } from './niveau-de-risque.ts';
import type { EvaluationPartielle } from './niveau-de-risque.ts';
import { NOTES } from './notes.ts';
import { summarizeEvaluation, summarizeRisques } from './summarize-evaluation.ts';

type RisqueDeTest = EvaluationPartielle & { idRisque: string };
const faible: RisqueDeTest = { idRisque: 'faible', evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 };
const critique: RisqueDeTest = { idRisque: 'critique', evalGravite: 4, evalFrequence: 4, evalMaitrise: 4 };
const nonEvalue = {
  idRisque: 'non évalué',
  evalGravite: 4,
  evalFrequence: null,
  evalMaitrise: null,
} as const;

test('one critical risk among many is not hidden by the mean (decision D1)', () => {
  const summary = summarizeEvaluation([
    { idUniteDeTravail: 'a', displayName: 'Fournil', risques: [faible, faible, faible, nonEvalue] },
    { idUniteDeTravail: 'b', displayName: 'Vente', risques: [critique] },
    { idUniteDeTravail: 'c', displayName: 'Bureau', risques: [nonEvalue] },
  ]);
  expect(summary).toMatchObject({
    niveauValue: 5.1875,
    niveauStatus: 'RED',
    total: 6,
    evalues: 4,
    risqueLePlusEleve: critique,
  });
  expect(summary.compteurs).toEqual({ GREEN: 3, YELLOW: 0, ORANGE: 0, RED: 1, NON_EVALUE: 2 });
  expect(
    summary.parUnite.map(({ displayName, niveauValue, niveauStatus }) => [
      displayName,
      niveauValue,
      niveauStatus,
    ]),
  ).toEqual([
    ['Fournil', 0.25, 'GREEN'],
    ['Vente', 20, 'RED'],
    ['Bureau', null, null],
  ]);
  expect(summary.parUnite[2]).toMatchObject({
    idUniteDeTravail: 'c',
    total: 1,
    evalues: 0,
    risqueLePlusEleve: null,
  });
});

test('the global level is the mean of all risks, not of the units’ means', () => {
  const summary = summarizeEvaluation([
    { idUniteDeTravail: 'a', displayName: 'A', risques: [faible, faible, faible] },
    { idUniteDeTravail: 'b', displayName: 'B', risques: [critique] },
  ]);
  expect(summary.niveauValue).toBe((3 * 0.25 + 20) / 4);
});

test('without any evaluated risk there is no mean', () => {
  expect(summarizeEvaluation([])).toMatchObject({
    niveauValue: null,
    niveauStatus: null,
    total: 0,
    evalues: 0,
    risqueLePlusEleve: null,
  });
});

test('the lowest level there is has its highest risk', () => {
  expect(summarizeRisques([nonEvalue, faible]).risqueLePlusEleve).toBe(faible);
});

test('of equal highest risks, the first is told', () => {
  const twin = { ...critique, idRisque: 'jumeau' };
  expect(summarizeRisques([faible, critique, twin]).risqueLePlusEleve).toBe(critique);
});

const maybeNote = fc.option(fc.constantFrom(...NOTES), { nil: null });
const risque = fc.record({ evalGravite: maybeNote, evalFrequence: maybeNote, evalMaitrise: maybeNote });

test('the mean lies between the lowest and the highest, and the counters lose no risk', () => {
  fc.assert(
    fc.property(fc.array(fc.array(risque)), (lists) => {
      const unites = lists.map((risques, index) => ({
        idUniteDeTravail: String(index),
        displayName: 'Unité',
        risques,
      }));
      const summary = summarizeEvaluation(unites);
      const niveaux = lists.flat().flatMap((each) => computeNiveauDeRisqueOrNull(each) ?? []);
      expect(Object.values(summary.compteurs).reduce((sum, count) => sum + count, 0)).toBe(
        lists.flat().length,
      );
      expect(summary.evalues).toBe(niveaux.length);
      expect(summary.parUnite.reduce((sum, unite) => sum + unite.total, 0)).toBe(summary.total);
      fc.pre(niveaux.length > 0);
      expect(summary.niveauValue).toBeGreaterThanOrEqual(Math.min(...niveaux));
      expect(summary.niveauValue).toBeLessThanOrEqual(Math.max(...niveaux));
      expect(computeNiveauDeRisqueOrNull(summary.risqueLePlusEleve ?? {})).toBe(Math.max(...niveaux));
    }),
  );
});
