import { expect, test } from 'vitest';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { describeEtapes, ETAPES_INCONNUES } from './etapes.ts';

const evaluated = { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 } as const;
const statuses = (document: ReturnType<typeof makeDuerp>) =>
  describeEtapes(document).map(({ status }) => status);

test('a new document has only its introduction done', () => {
  expect(statuses(makeDuerp())).toEqual(['done', 'todo', 'todo', 'todo', 'todo', 'todo', 'todo']);
});

test('the seven steps stand in their order, and none is known before the document is', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  expect(describeEtapes(makeDuerp()).map(({ step }) => step)).toEqual(numbers);
  expect(ETAPES_INCONNUES).toEqual(numbers.map((step) => ({ step, status: 'todo' })));
});

test('one unit begins the third step, and none of those after it', () => {
  expect(statuses(makeDuerp([makeUnite('u1')]))).toEqual([
    'done',
    'todo',
    'done',
    'todo',
    'todo',
    'todo',
    'todo',
  ]);
});

test('a step that was begun and lacks something says how much', () => {
  const document = makeDuerp([
    makeUnite('u1', [makeRisque('r1'), makeRisque('r2', evaluated)]),
    makeUnite('u2'),
  ]);
  expect(statuses(document)).toEqual(['done', 'todo', 'done', 'warning', 'warning', 'todo', 'todo']);
  // Unit u2 has no risk, and its category has none.
  expect(describeEtapes(document)[3]?.hint).toBe('2 points à compléter');
});

test('the sixth step is not done before an action is planned', () => {
  const unite = makeUnite('u1', [makeRisque('r1', evaluated)]);
  const action = {
    idAction: 'a1',
    idUniteDeTravail: 'u1',
    idRisqueAssocie: 'r1',
    descriptionDeLaMesure: 'Poser un tapis',
    responsable: 'Claire',
    budget: '',
    statut: 'À planifier',
    date: '2027-01-15',
    termineeLe: null,
  } as const;
  expect(statuses(makeDuerp([unite]))[5]).toBe('todo');
  expect(statuses(makeDuerp([{ ...unite, papripactActionsPreventives: [action] }]))[5]).toBe('done');
  const annulee = { ...action, statut: 'Annulé' } as const;
  expect(statuses(makeDuerp([{ ...unite, papripactActionsPreventives: [annulee] }]))[5]).toBe('todo');
  const enabled = makeDuerp([unite]);
  expect(statuses({ ...enabled, data: { ...enabled.data, isPapripactEnabled: true } })[5]).not.toBe('todo');
});

test('each risk that is not evaluated counts', () => {
  const risques = Array.from({ length: 28 }, (_, index) => makeRisque(`r${index}`));
  expect(describeEtapes(makeDuerp([makeUnite('u1', risques)]))[4]?.hint).toBe('28 points à compléter');
  expect(describeEtapes(makeDuerp([makeUnite('u1', risques.slice(27))]))[4]?.hint).toBe(
    '1 point à compléter',
  );
});

test('the last step is done while nothing changed since the last version', () => {
  const version = {
    id: 'v',
    duerpDocumentId: 'd1',
    versionNumber: 1,
    creationTime: '2026-11-21T10:00:00Z',
    notesDeVersion: '',
    isCovered_Derivated: false,
  };
  expect(statuses(makeDuerp([], { versions: [version] })).at(-1)).toBe('done');
  expect(
    statuses(makeDuerp([], { versions: [version], hasBeenModifiedSinceLastGeneration: true })).at(-1),
  ).toBe('todo');
});
