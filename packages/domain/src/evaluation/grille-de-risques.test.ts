import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeGrilleDeRisques } from './grille-de-risques.ts';
import { computeNiveauDeRisque, isRisqueEvalue, type EvaluationPartielle } from './niveau-de-risque.ts';
import { NOTES, type Note } from './notes.ts';

const situe = (id: string, ...[evalGravite, evalFrequence, evalMaitrise]: (Note | null)[]) => ({
  id,
  risque: { evalGravite, evalFrequence, evalMaitrise } satisfies EvaluationPartielle,
});

const caseAt = <S extends { risque: EvaluationPartielle }>(
  situes: readonly S[],
  maitrise: Note | null,
  [gravite, frequence]: readonly [Note, Note],
) =>
  makeGrilleDeRisques(situes, maitrise)
    .flat()
    .find((one) => one.gravite === gravite && one.frequence === frequence);

test('the rows go from the gravest, the columns from the rarest', () => {
  const grille = makeGrilleDeRisques([], null);
  expect(grille.map(([first]) => first?.gravite)).toEqual([4, 3, 2, 1]);
  expect(grille[0]?.map(({ frequence }) => frequence)).toEqual([1, 2, 3, 4]);
});

test('all masteries together: the case has its worst risk’s level, which stands first', () => {
  const situes = [situe('maîtrisé', 4, 2, 1), situe('absente', 4, 2, 4), situe('ailleurs', 1, 1, 1)];
  const found = caseAt(situes, null, [4, 2]);
  expect(found?.risques.map(({ id }) => id)).toEqual(['absente', 'maîtrisé']);
  expect(found).toMatchObject({ niveauValue: 10, niveauStatus: 'RED' });
});

test('all masteries together: an empty case has no level', () => {
  expect(caseAt([situe('ailleurs', 1, 1, 1)], null, [4, 4])).toMatchObject({
    risques: [],
    niveauValue: null,
    niveauStatus: null,
  });
});

// 1 x 4 x 1.25 is 5, red (decision D1); 1 x 4 x 0.75 is 3, orange; 1 x 3 x 0.75 is 2.25, yellow.
test.for([
  [[1, 4, 4], 'RED'],
  [[1, 4, 3], 'ORANGE'],
  [[1, 3, 3], 'YELLOW'],
  [[1, 3, 1], 'GREEN'],
] as const)(
  'a chosen mastery: %j is %s, with or without a risk',
  ([[gravite, frequence, maitrise], status]) => {
    expect(caseAt([], maitrise, [gravite, frequence])?.niveauStatus).toBe(status);
    const only = caseAt([situe('un', gravite, frequence, maitrise)], maitrise, [gravite, frequence]);
    expect([only?.risques.length, only?.niveauStatus]).toEqual([1, status]);
    const other = maitrise === 1 ? 2 : 1;
    expect(caseAt([situe('un', gravite, frequence, maitrise)], other, [gravite, frequence])?.risques).toEqual(
      [],
    );
  },
);

test('equals keep their order, and a risk that is not evaluated stands nowhere', () => {
  const situes = [situe('a', 2, 2, 2), situe('incomplet', 2, 2, null), situe('b', 2, 2, 2)];
  expect(caseAt(situes, null, [2, 2])?.risques.map(({ id }) => id)).toEqual(['a', 'b']);
});

const note = fc.option(fc.constantFrom(...NOTES), { nil: null });
const risque = fc.record({ evalGravite: note, evalFrequence: note, evalMaitrise: note });

test('every evaluated risk stands once, whichever way it is looked at, and none is worse than its case says', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ risque })), (situes) => {
      const evalues = situes.filter((one) => isRisqueEvalue(one.risque));
      const together = makeGrilleDeRisques(situes, null).flat();
      const apart = NOTES.flatMap((maitrise) => makeGrilleDeRisques(situes, maitrise).flat());
      expect(together.flatMap(({ risques }) => risques)).toHaveLength(evalues.length);
      expect(apart.flatMap(({ risques }) => risques)).toHaveLength(evalues.length);
      for (const { risques, niveauValue } of together)
        for (const one of risques)
          expect(isRisqueEvalue(one.risque) && computeNiveauDeRisque(one.risque)).toBeLessThanOrEqual(
            niveauValue ?? 0,
          );
    }),
  );
});
