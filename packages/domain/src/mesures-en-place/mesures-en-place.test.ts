import type { MesureEnPlace } from '@odu/api-contract/types';
import { describe, expect, test } from 'vitest';
import { validateWith } from '../formulaire/validate-with.ts';
import { listMesuresEnCollision, mergeMesures, takeMesures } from './merge-mesures.ts';
import {
  addMesureEnPlace,
  isMesureEnPlace,
  listMesuresProposees,
  MAX_TEXTE_DE_MESURE,
  mesureEnPlaceFormSchema,
  sortMesuresEnPlace,
} from './mesures-en-place.ts';

const mesure = (
  idMesure: string,
  texte: string = idMesure,
  type: MesureEnPlace['type'] = 'organisation',
): MesureEnPlace => ({ idMesure, texte, type });
const [SOL, GANTS, TAPIS] = [mesure('sol'), mesure('gants'), mesure('tapis')];

test('measures come in the order of the principles of prevention, those of one kind as they were added', () => {
  const types = [
    'formation et information',
    'protection individuelle',
    'organisation',
    'protection collective',
    'suppression ou réduction à la source',
  ] as const;
  const sorted = sortMesuresEnPlace([...types.map((type) => mesure(type, type, type)), mesure('autre')]);
  expect(sorted.map(({ idMesure }) => idMesure)).toEqual([
    'suppression ou réduction à la source',
    'protection collective',
    'organisation',
    'autre',
    'protection individuelle',
    'formation et information',
  ]);
});

test('a measure is added once, trimmed, up to the greatest number', () => {
  const createId = () => 'neuf';
  expect(addMesureEnPlace([], { texte: ' Sol ', type: 'organisation' }, createId)).toEqual([
    mesure('neuf', 'Sol'),
  ]);
  const some = [mesure('a', 'Sol séché')];
  expect(addMesureEnPlace(some, { texte: 'sol  SECHE', type: 'organisation' }, createId)).toBe(some);
  const nearly = Array.from({ length: 49 }, (_, index) => mesure(String(index)));
  const full = addMesureEnPlace(nearly, SOL, createId);
  expect(full).toHaveLength(50);
  expect(addMesureEnPlace(full, GANTS, createId)).toBe(full);
});

test('the model measures that are there already are not proposed again', () => {
  const proposees = listMesuresProposees(
    [
      { type: 'formation et information', libelle: 'Former' },
      { type: 'protection collective', libelle: 'Poser un sol antidérapant' },
      { type: 'organisation', libelle: 'Nettoyer' },
    ],
    [{ texte: 'nettoyer ' }],
  );
  expect(proposees.map(({ libelle }) => libelle)).toEqual(['Poser un sol antidérapant', 'Former']);
});

test('a typed measure has a text and one of the five kinds', () => {
  const validate = validateWith(mesureEnPlaceFormSchema);
  expect(validate({ texte: ' ', type: null })).toEqual({
    texte: 'Décrivez la mesure',
    type: 'Choisissez le type de la mesure',
  });
  expect(validate({ texte: 'é'.repeat(MAX_TEXTE_DE_MESURE), type: 'organisation' })).toEqual({});
  expect(validate({ texte: 'é'.repeat(MAX_TEXTE_DE_MESURE + 1), type: 'organisation' })).toEqual({
    texte: 'Ce texte est trop long\u00a0: 1\u202f000 caractères au plus.',
  });
});

test.for([
  [SOL, true],
  [{ ...SOL, type: 'magie' }, false],
  [{ ...SOL, texte: 3 }, false],
  [{ ...SOL, idMesure: 3 }, false],
  [{ texte: 'Sol', type: 'organisation' }, false],
  [null, false],
  ['Sol', false],
])('%j is a measure: %s', ([value, expected]) => {
  expect(isMesureEnPlace(value)).toBe(expected);
});

describe('the measures of two people are one list', () => {
  test('what each added and removed counts', () => {
    expect(mergeMesures([SOL, GANTS], [SOL], [SOL, TAPIS])).toEqual([SOL, GANTS, TAPIS]);
    expect(mergeMesures([SOL, GANTS, TAPIS], [SOL, GANTS], [GANTS])).toEqual([GANTS, TAPIS]);
    expect(mergeMesures([GANTS], [SOL, GANTS], [SOL, GANTS, TAPIS])).toEqual([GANTS, TAPIS]);
  });

  test('what another wrote stays where one only added', () => {
    const other = mesure('sol', 'Sol lavé');
    expect(mergeMesures([other], [SOL], [SOL, TAPIS])).toEqual([other, TAPIS]);
  });

  test('what one wrote stays where another removed it', () => {
    const mine = mesure('sol', 'Sol neuf');
    expect(mergeMesures([], [SOL], [mine])).toEqual([mine]);
    expect(mergeMesures([GANTS], [SOL], [mine])).toEqual([GANTS, mine]);
  });

  test('a list that nobody changed is the same list', () => {
    const now = [SOL, GANTS];
    expect(mergeMesures(now, [...now], [...now])).toBe(now);
  });

  test('where nobody else wrote it is what was meant, its order included; nothing new is the same list', () => {
    const otherKind = [{ ...SOL, type: 'protection collective' as const }];
    expect(mergeMesures([SOL], [SOL], otherKind)).toBe(otherKind);
    const meant = [GANTS, SOL];
    expect(mergeMesures([SOL, GANTS], [SOL, GANTS], meant)).toBe(meant);
    const now = [SOL, TAPIS, GANTS];
    expect(mergeMesures(now, [SOL], [SOL, TAPIS])).toBe(now);
  });

  test('only one measure written by both, or written by one and removed by the other, is asked about', () => {
    const [mine, other] = [mesure('sol', 'Sol neuf'), mesure('sol', 'Sol lavé')];
    expect([...listMesuresEnCollision([other], [SOL], [mine])]).toEqual(['sol']);
    expect([...listMesuresEnCollision([], [SOL], [mine])]).toEqual(['sol']);
    expect([...listMesuresEnCollision([other], [SOL], [])]).toEqual(['sol']);
    expect(listMesuresEnCollision([other, GANTS], [SOL], [SOL, TAPIS]).size).toBe(0);
    expect(listMesuresEnCollision([mine], [SOL], [mine]).size).toBe(0);
    // A measure that was added, and written again before the answer came.
    expect([...listMesuresEnCollision([other], [], [mine])]).toEqual(['sol']);
    expect(mergeMesures([SOL, GANTS], [SOL], [mine])).toEqual([mine, GANTS]);
    expect(listMesuresEnCollision([], [SOL], []).size).toBe(0);
  });

  test('of a measure that is asked about the list of the other person is taken, nothing else of it', () => {
    const [mine, other] = [mesure('sol', 'Sol neuf'), mesure('sol', 'Sol lavé')];
    const ids = new Set(['sol']);
    expect(takeMesures([mine, TAPIS], [other, GANTS], ids)).toEqual([other, TAPIS]);
    expect(takeMesures([mine, TAPIS], [GANTS], ids)).toEqual([TAPIS]);
    expect(takeMesures([TAPIS], [other, GANTS], ids)).toEqual([TAPIS, other]);
  });
});
