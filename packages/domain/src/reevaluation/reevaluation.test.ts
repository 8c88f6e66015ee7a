import { expect, test } from 'vitest';
import type { Risque } from '@odu/api-contract/types';
import { makeAction, makeRisque, uuid } from '../edition/test-data/documents.test-data.ts';
import { createUnite } from '../edition/apply/evaluation-du-risque.ts';
import { describeEvaluationPrecedente } from './describe-evaluation-precedente.ts';
import { isAReevaluer, listRisquesAReevaluer } from './risques-a-reevaluer.ts';
import { ajouterAction, modifierAction } from '../edition/intents/intentions.ts';
import { findFinDAction, indexFinsDAction, suivreFin } from './fin-d-action.ts';
import { finirApresEvaluation } from './finir-apres-evaluation.ts';
import { hasCotation, hasRated, isSameCotation, isSameTrace, suivreEvaluation } from './suivre-evaluation.ts';

const UNITE = uuid('a', 1);
const RISQUE = uuid('c', 1);
const IMPORTANT = { evalGravite: 4, evalFrequence: 2, evalMaitrise: 2 } as const;
const MODERE = { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2 } as const;

const makeEvalue = (fields: Partial<Risque>) => makeRisque(RISQUE, uuid('b', 1), { ...IMPORTANT, ...fields });

// 23:30 in Paris on 2 March, and half an hour later, on the 3rd.
const SOIR = '2027-03-02T22:30:00.000Z';
const MINUIT = '2027-03-02T23:00:00.000Z';

test('an evaluation of an earlier day in Paris becomes the former one, a correction of the same day does not', () => {
  expect(suivreEvaluation(makeEvalue({ evalueLe: SOIR }), MODERE, MINUIT, null)).toEqual({
    evalueLe: MINUIT,
    evaluationPrecedente: { ...IMPORTANT, evalueLe: SOIR },
  });
  const first = makeEvalue({ evalueLe: '2027-03-02T22:00:00.000Z' });
  expect(suivreEvaluation(first, MODERE, SOIR, null)).toEqual({ evalueLe: SOIR, evaluationPrecedente: null });
});

test('after an action was finished the evaluation before is the former one, whatever the day; only the first correction counts', () => {
  const before = makeEvalue({ evalueLe: '2027-03-02T20:00:00.000Z' });
  const fin = '2027-03-02T21:00:00.000Z';
  const once = suivreEvaluation(before, MODERE, SOIR, fin);
  expect(once.evaluationPrecedente).toEqual({ ...IMPORTANT, evalueLe: '2027-03-02T20:00:00.000Z' });
  expect(once.evalueLe).toBe(SOIR);
  const corrected = suivreEvaluation(
    { ...before, ...MODERE, ...once },
    { ...MODERE, evalGravite: 1 },
    '2027-03-02T22:40:00.000Z',
    fin,
  );
  expect(corrected.evaluationPrecedente).toEqual(once.evaluationPrecedente);
  // The same instant: it was evaluated after the action.
  expect(suivreEvaluation({ ...before, evalueLe: fin }, MODERE, SOIR, fin).evaluationPrecedente).toBeNull();
});

test('what was never evaluated leaves nothing; an evaluation taken away stays the former one', () => {
  const empty = makeRisque(RISQUE, uuid('b', 1));
  expect(suivreEvaluation(empty, IMPORTANT, SOIR, null)).toEqual({
    evalueLe: SOIR,
    evaluationPrecedente: null,
  });
  expect(
    suivreEvaluation(makeEvalue({ evalueLe: SOIR }), { ...IMPORTANT, evalGravite: null }, MINUIT, null),
  ).toEqual({ evalueLe: null, evaluationPrecedente: { ...IMPORTANT, evalueLe: SOIR } });
  expect(suivreEvaluation(makeEvalue({ evalueLe: SOIR }), IMPORTANT, MINUIT, null)).toEqual({
    evalueLe: SOIR,
    evaluationPrecedente: null,
  });
});

test('an evaluation of an unknown day is the former one, its day unknown', () => {
  expect(suivreEvaluation(makeEvalue({ evalueLe: null }), MODERE, SOIR, null)).toEqual({
    evalueLe: SOIR,
    evaluationPrecedente: { ...IMPORTANT, evalueLe: null },
  });
});

test('a device whose clock is slow evaluates after the action that it has seen finished', () => {
  expect(suivreEvaluation(makeEvalue({ evalueLe: null }), MODERE, SOIR, MINUIT).evalueLe).toBe(MINUIT);
});

const TRACE = { evalueLe: SOIR, evaluationPrecedente: { ...IMPORTANT, evalueLe: SOIR } };
test.for([
  [TRACE, true],
  [{ ...TRACE, evalueLe: MINUIT }, false],
  [{ ...TRACE, evaluationPrecedente: { ...IMPORTANT, evalueLe: MINUIT } }, false],
  [{ ...TRACE, evaluationPrecedente: { ...MODERE, evalueLe: SOIR } }, false],
  [{ ...TRACE, evaluationPrecedente: null }, false],
] as const)('%#: two traces are the same when all three of their parts are', ([other, expected]) => {
  expect([isSameTrace(TRACE, other), isSameTrace(other, TRACE)]).toEqual([expected, expected]);
  // A risk that keeps its criteria was evaluated again when its trace is another.
  expect(hasRated({ ...IMPORTANT, ...TRACE }, { ...IMPORTANT, ...other })).toBe(!expected);
  expect(hasRated({ ...IMPORTANT, ...TRACE }, { ...MODERE, ...other })).toBe(true);
});

test('a criterion without a note, and one that an older risk lacks, are the same', () => {
  const without = { ...IMPORTANT, evalMaitrise: null };
  const lacking = { evalGravite: IMPORTANT.evalGravite, evalFrequence: IMPORTANT.evalFrequence };
  expect([isSameCotation(without, lacking), isSameCotation(lacking, without)]).toEqual([true, true]);
  expect([isSameCotation(without, IMPORTANT), isSameCotation(IMPORTANT, lacking)]).toEqual([false, false]);
});

test('values rate a risk when they hold one criterion, also to take it away', () => {
  expect([hasCotation({}), hasCotation({ evalGravite: 3 }), hasCotation({ evalMaitrise: null })]).toEqual([
    false,
    true,
    true,
  ]);
});

test('an action is finished when it becomes « Terminé », once, and is not any more when it is taken up again', () => {
  expect(suivreFin(undefined, { statut: 'Terminé' }, SOIR)).toBe(SOIR);
  expect(suivreFin({ statut: 'En cours' }, { statut: 'Terminé' }, SOIR)).toBe(SOIR);
  expect(suivreFin({ statut: 'Terminé', termineeLe: SOIR }, { statut: 'Terminé' }, MINUIT)).toBe(SOIR);
  // Finished before anybody kept when: nothing is proposed for it.
  expect(suivreFin({ statut: 'Terminé' }, { statut: 'Terminé' }, MINUIT)).toBeNull();
  expect(suivreFin({ statut: 'Terminé', termineeLe: SOIR }, { statut: 'En cours' }, MINUIT)).toBeNull();
});

test('an action is finished after the evaluation of its risk that was seen, where a clock says otherwise', () => {
  const risque = makeEvalue({ evalueLe: MINUIT });
  const apres = '2027-03-02T23:00:00.001Z';
  const enCours = makeAction(UNITE, uuid('d', 1), { idRisqueAssocie: RISQUE, statut: 'En cours' });
  const finish = (at: string, evalue?: Risque) =>
    finirApresEvaluation(modifierAction(enCours, { statut: 'Terminé' }), evalue, at);
  expect(finish(SOIR, risque)).toMatchObject({ values: { statut: 'Terminé' }, termineeLe: apres });
  expect(finish(MINUIT, risque)).toMatchObject({ termineeLe: apres });
  // Its own instant says it.
  expect(finish(apres, risque)).not.toHaveProperty('termineeLe');
  expect(finish(SOIR, makeEvalue({ evalueLe: null }))).not.toHaveProperty('termineeLe');
  expect(finish(SOIR)).not.toHaveProperty('termineeLe');
  const { termineeLe: _none, ...finie } = { ...enCours, statut: 'Terminé' as const };
  expect(finirApresEvaluation(ajouterAction(finie), risque, SOIR)).toMatchObject({
    action: { item: { termineeLe: apres } },
  });
});

test('an action that is not finished by an edit, or was already, gets no end by it', () => {
  const risque = makeEvalue({ evalueLe: MINUIT });
  const enCours = makeAction(UNITE, uuid('d', 1), { idRisqueAssocie: RISQUE, statut: 'En cours' });
  const editions = [
    null,
    modifierAction(enCours, { responsable: 'Paul' }),
    modifierAction({ ...enCours, statut: 'Terminé' }, { statut: 'À planifier' }),
    ajouterAction(enCours),
  ];
  for (const edition of editions) expect(finirApresEvaluation(edition, risque, SOIR)).toBe(edition);
});

const makeUnite = (risque: Risque, ...ends: (string | null)[]) => ({
  ...createUnite(UNITE, 'Fournil'),
  risques: [risque],
  papripactActionsPreventives: ends.map((termineeLe, index) =>
    makeAction(UNITE, uuid('d', index), {
      idRisqueAssocie: RISQUE,
      ...(termineeLe !== null && { statut: 'Terminé', termineeLe }),
    }),
  ),
});

test('a risk is to be evaluated anew while an action of it was finished after its evaluation', () => {
  const risque = makeEvalue({ evalueLe: SOIR });
  expect(isAReevaluer(makeUnite(risque, null), risque)).toBe(false);
  expect(isAReevaluer(makeUnite(risque, SOIR), risque)).toBe(false);
  expect(isAReevaluer(makeUnite(risque, SOIR, MINUIT), risque)).toBe(true);
  const undated = makeEvalue({ evalueLe: null });
  expect(isAReevaluer(makeUnite(undated, SOIR), undated)).toBe(true);
  const empty = makeRisque(RISQUE, uuid('b', 1));
  expect(isAReevaluer(makeUnite(empty, SOIR), empty)).toBe(false);
  expect(findFinDAction(makeUnite(risque, MINUIT, SOIR).papripactActionsPreventives, RISQUE)).toBe(MINUIT);
  expect(findFinDAction(makeUnite(risque, MINUIT).papripactActionsPreventives, uuid('c', 2))).toBeNull();
});

test('the ends of the actions of all risks at once are those of each, and an action of none has none', () => {
  const fins = indexFinsDAction([
    { idRisqueAssocie: RISQUE, termineeLe: MINUIT },
    { idRisqueAssocie: null, termineeLe: MINUIT },
    { idRisqueAssocie: uuid('c', 2), termineeLe: null },
    { idRisqueAssocie: RISQUE, termineeLe: SOIR },
  ]);
  expect([...fins]).toEqual([
    [RISQUE, MINUIT],
    [uuid('c', 2), null],
  ]);
});

test('the list names the actions that were finished since the evaluation, and no older ones', () => {
  const risque = makeEvalue({ evalueLe: SOIR });
  const unite = makeUnite(risque, SOIR, MINUIT);
  expect(listRisquesAReevaluer([createUnite(uuid('a', 2), 'Vente'), unite])).toEqual([
    { unite, risque, actions: [unite.papripactActionsPreventives[1]] },
  ]);
  // Nobody knows when it was evaluated: each may have come after.
  const undated = makeUnite(makeEvalue({ evalueLe: null }), SOIR, MINUIT);
  expect(listRisquesAReevaluer([undated])).toMatchObject([{ actions: undated.papripactActionsPreventives }]);
});

test('a risk whose actions go on is not listed, were it beside one of which some are finished and some not', () => {
  const other = makeRisque(uuid('c', 2), uuid('b', 1), { ...IMPORTANT, evalueLe: SOIR });
  const risque = makeEvalue({ evalueLe: SOIR });
  const unite = makeUnite(risque, null, MINUIT);
  const listed = listRisquesAReevaluer([{ ...unite, risques: [other, risque] }]);
  expect(listed.map(({ risque: { idRisque }, actions }) => [idRisque, actions])).toEqual([
    [RISQUE, [unite.papripactActionsPreventives[1]]],
  ]);
});

test('an action of another risk, or of none, is not named', () => {
  const risque = makeEvalue({ evalueLe: SOIR });
  const unite = makeUnite(risque, MINUIT, MINUIT, MINUIT);
  const [own, ...others] = unite.papripactActionsPreventives;
  const papripactActionsPreventives = [
    ...others.map((action, index) => ({ ...action, idRisqueAssocie: index === 0 ? uuid('c', 2) : null })),
    ...(own === undefined ? [] : [own]),
  ];
  const listed = listRisquesAReevaluer([{ ...unite, papripactActionsPreventives }]);
  expect(listed.map(({ actions }) => actions)).toEqual([[own]]);
});

test('what a risk was is said with its level and its day, without the day where nobody knows it', () => {
  const say = (evalueLe: string | null) =>
    describeEvaluationPrecedente({ evaluationPrecedente: { ...IMPORTANT, evalueLe } });
  expect(say('2027-03-02T23:00:00.000Z')).toEqual({
    value: 4,
    status: 'ORANGE',
    phrase: 'était Important 4,0 le 3\u00A0mars 2027',
  });
  expect(say(null)?.phrase).toBe('était Important 4,0');
  expect(describeEvaluationPrecedente({ evaluationPrecedente: null })).toBeNull();
  expect(describeEvaluationPrecedente({})).toBeNull();
});
