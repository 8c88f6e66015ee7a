import { describe, expect, test } from 'vitest';
import { BOULANGERIE, BRULURE, FOURNIL, GLISSADE, VENTE } from '../test-data/boulangerie.test-data.ts';
import { makeAction, makeRisque, uuid } from '../test-data/documents.test-data.ts';
import {
  createUnite,
  mergeAction,
  mergeRisque,
  mergeUnite,
  rateData,
  toUnite,
} from './evaluation-du-risque.ts';

const BEFORE = '2026-11-02T09:00:00.000Z';
const AT = '2026-11-22T08:00:00.000Z';

describe('a risk', () => {
  const { idRisque, idCategorie, code, displayName, isUserDefined } = GLISSADE;
  const named = { idRisque, idCategorie, code, displayName, isUserDefined };
  const known = {
    danger: 'Sol fariné',
    remarques: 'Le matin',
    mesuresEnPlace: [{ idMesure: uuid('e', 10), texte: 'Tapis', type: 'protection collective' as const }],
    nombreExposes: 3,
    evalGravite: 2,
    evalFrequence: 3,
    evalMaitrise: 2,
    evalueLe: BEFORE,
    evaluationPrecedente: { evalGravite: 4, evalFrequence: 3, evalMaitrise: 2, evalueLe: null },
  } as const;
  const merge = (sent: object, ...others: [] | [{ at: string; termineeLe: string | null }]) =>
    mergeRisque({ ...named, ...sent }, { ...known, mesuresEnPlace: [...known.mesuresEnPlace] }, ...others);

  test('keeps what is not sent of it, with its level', () => {
    expect(merge({})).toEqual({
      ...named,
      ...known,
      isRisqueEvalue: true,
      niveauDeRisqueValue: 3,
      niveauDeRisqueStatus: 'ORANGE',
    });
  });

  test('takes what is sent; null and an empty text clear it', () => {
    const cleared = {
      danger: '',
      remarques: '',
      mesuresEnPlace: [],
      nombreExposes: null,
      evalGravite: null,
      evalFrequence: null,
      evalMaitrise: null,
      evalueLe: null,
      evaluationPrecedente: null,
    };
    expect(merge(cleared)).toEqual({
      ...named,
      ...cleared,
      isRisqueEvalue: false,
      niveauDeRisqueValue: null,
      niveauDeRisqueStatus: null,
    });
    const other = { danger: 'Marche', remarques: 'Usée', nombreExposes: 1, evalGravite: 4, evalFrequence: 4 };
    expect(merge({ ...other, evalMaitrise: 4 })).toMatchObject({ ...other, niveauDeRisqueValue: 20 });
  });

  test('of which nothing is known nor said is empty', () => {
    expect(mergeRisque(named, undefined)).toEqual(makeRisque(idRisque, idCategorie, { displayName }));
  });

  test('was evaluated at the instant of the write, or at the end of an action that is later', () => {
    const precedente = { evalGravite: 2, evalFrequence: 3, evalMaitrise: 2, evalueLe: BEFORE };
    const write = (termineeLe: string | null) => merge({ evalGravite: 1 }, { at: AT, termineeLe });
    expect(write(null)).toMatchObject({ evalueLe: AT, evaluationPrecedente: precedente });
    expect(write('2026-11-23T08:00:00.000Z').evalueLe).toBe('2026-11-23T08:00:00.000Z');
    expect(mergeRisque({ ...named, evalGravite: 1 }, undefined, { at: AT, termineeLe: null })).toMatchObject({
      evalueLe: null,
      evaluationPrecedente: null,
    });
    // Where nobody knows the instant nothing is said of it.
    expect(merge({ evalGravite: 1 })).toMatchObject({
      evalueLe: BEFORE,
      evaluationPrecedente: known.evaluationPrecedente,
    });
  });

  test('keeps the instant and the former evaluation that are sent with it', () => {
    const trace = { evalueLe: '2026-11-10T09:00:00.000Z', evaluationPrecedente: null };
    expect(merge({ evalGravite: 1, ...trace }, { at: AT, termineeLe: null })).toMatchObject(trace);
  });
});

describe('an action', () => {
  const { conditionsExecution, indicateurResultat, type, termineeLe, ...first } = makeAction(
    FOURNIL,
    uuid('d', 9),
    { budget: '20 €', statut: 'Terminé' },
  );
  const known = {
    conditionsExecution: 'Le lundi',
    indicateurResultat: 'Aucune chute',
    type: 'organisation',
    statut: 'En cours',
    termineeLe: null,
  } as const;

  test('sent by a client of the first contract keeps what that does not know, and is done at the instant of the write', () => {
    expect(mergeAction(first, known, AT)).toEqual({
      ...first,
      conditionsExecution: 'Le lundi',
      indicateurResultat: 'Aucune chute',
      type: 'organisation',
      termineeLe: AT,
    });
    expect(mergeAction(first, { ...known, statut: 'Terminé', termineeLe: BEFORE }, AT).termineeLe).toBe(
      BEFORE,
    );
    expect(mergeAction({ ...first, statut: 'En cours' }, known, AT).termineeLe).toBeNull();
  });

  test('of which nothing is known nor said is empty', () => {
    const { budget, ...others } = first;
    expect(mergeAction({ ...others, statut: 'En cours' }, undefined, AT)).toEqual({
      ...others,
      statut: 'En cours',
      budget: '',
      conditionsExecution,
      indicateurResultat,
      type,
      termineeLe,
    });
    expect(mergeAction(first, undefined, null).budget).toBe(budget);
  });

  test('takes what is sent; an end is that of an action that is done', () => {
    const sent = {
      ...first,
      conditionsExecution: '',
      indicateurResultat: '',
      type: null,
      termineeLe: BEFORE,
    };
    expect(mergeAction(sent, known, AT)).toEqual(sent);
    expect(mergeAction({ ...sent, statut: 'En cours' }, known, AT).termineeLe).toBeNull();
  });
});

describe('a unit', () => {
  const named = { idUniteDeTravail: FOURNIL, displayName: 'Fournil' };
  const known = { effectif: { total: 4, femmes: 1, hommes: 3 }, differencesSelonSexe: 'Portage réparti' };

  test('keeps what is not sent of it, takes what is; null and an empty text clear it', () => {
    expect(mergeUnite(named, known)).toEqual({ ...named, ...known });
    expect(mergeUnite({ ...named, effectif: null, differencesSelonSexe: '' }, known)).toEqual({
      ...named,
      effectif: null,
      differencesSelonSexe: '',
    });
    expect(mergeUnite({ ...named, effectif: { total: 5 } }, known).effectif).toEqual({
      total: 5,
      femmes: null,
      hommes: null,
    });
    expect(mergeUnite(named, undefined)).toEqual({ ...named, effectif: null, differencesSelonSexe: '' });
  });

  test('that is new has nothing in it, or what is sent with its level', () => {
    const empty = {
      effectif: null,
      differencesSelonSexe: '',
      categorieDeRisques: [],
      risques: [],
      papripactActionsPreventives: [],
      niveauDeRisqueValue: null,
    };
    expect(createUnite(FOURNIL, 'Fournil')).toEqual({ ...named, ...empty, famillesNonConcernees: [] });
    const action = makeAction(FOURNIL, uuid('d', 9), { statut: 'Terminé' });
    const { termineeLe, ...sent } = action;
    expect(
      toUnite({
        ...named,
        risques: [GLISSADE, BRULURE],
        papripactActionsPreventives: [sent],
        famillesNonConcernees: [{ code: 'RAY', motif: 'Aucune source' }],
      }),
    ).toEqual({
      ...named,
      ...empty,
      risques: [GLISSADE, BRULURE],
      papripactActionsPreventives: [{ ...sent, termineeLe }],
      famillesNonConcernees: [{ code: 'RAY', motif: 'Aucune source' }],
      niveauDeRisqueValue: 2,
    });
  });
});

test('a document has the mean of all its risks, and only the units that changed are rated again', () => {
  const { data } = BOULANGERIE;
  const [fournil, vente, livraison] = data.unitesDeTravail;
  if (!fournil || !vente || !livraison) throw new Error('three units');
  const grave = makeRisque(uuid('c', 9), uuid('b', 9), { evalGravite: 4, evalFrequence: 4, evalMaitrise: 4 });
  const after = { ...data, unitesDeTravail: [fournil, { ...vente, risques: [grave] }, livraison] };
  const rated = rateData(data, after);
  expect(rated).toMatchObject({ niveauDeRisqueTotalValue: 11, niveauDeRisqueTotalStatus: 'RED' });
  expect(
    rated.unitesDeTravail.map(({ idUniteDeTravail, niveauDeRisqueValue }) => [
      idUniteDeTravail,
      niveauDeRisqueValue,
    ]),
  ).toEqual([
    [FOURNIL, 2],
    [VENTE, 20],
    [livraison.idUniteDeTravail, null],
  ]);
  expect(rated.unitesDeTravail[0]).toBe(fournil);
  expect(rateData(data, data)).toBe(data);
});

test('the levels of a unit that an edit leaves alone are summed up once, however many edits follow', () => {
  const { data } = BOULANGERIE;
  const [fournil, vente] = data.unitesDeTravail;
  if (!fournil || !vente) throw new Error('two units');
  let readings = 0;
  const autres = [
    Object.defineProperty(makeRisque(uuid('c', 7), uuid('b', 7)), 'evalGravite', {
      get: () => {
        readings += 1;
        return 2;
      },
    }),
  ];
  const of = (risques: typeof autres) => ({
    ...data,
    unitesDeTravail: [
      { ...fournil, risques },
      { ...vente, risques: autres },
    ],
  });
  rateData(data, of([]));
  const first = readings;
  expect(first).toBeGreaterThan(0);
  const critique = { evalGravite: 4, evalFrequence: 4, evalMaitrise: 4 } as const;
  const grave = makeRisque(uuid('c', 9), uuid('b', 9), critique);
  expect(rateData(data, of([grave])).niveauDeRisqueTotalValue).toBeGreaterThan(0);
  expect(readings).toBe(first);
});
