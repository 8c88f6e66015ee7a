import { expect, test } from 'vitest';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { describeEtapes, findObstacle } from './etapes.ts';

const evaluated = { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 } as const;
const statuses = (document: ReturnType<typeof makeDuerp>) =>
  describeEtapes(document).map(({ status }) => status);

test('a new document has only its introduction done', () => {
  expect(statuses(makeDuerp())).toEqual(['done', 'todo', 'todo', 'todo', 'todo', 'todo', 'todo']);
});

test('a step that was begun and lacks something says how much', () => {
  const document = makeDuerp([
    makeUnite('u1', [makeRisque('r1'), makeRisque('r2', evaluated)]),
    makeUnite('u2'),
  ]);
  expect(statuses(document)).toEqual(['done', 'todo', 'done', 'warning', 'warning', 'done', 'todo']);
  // Unit u2 has no risk, and its category has none.
  expect(describeEtapes(document)[3]?.hint).toBe('2 points à compléter');
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

test('going on from a step needs what the specification says', () => {
  expect(findObstacle(makeDuerp(), 3)).not.toBeNull();
  expect(findObstacle(makeDuerp([makeUnite('u1')]), 3)).toBeNull();
  expect(findObstacle(makeDuerp([makeUnite('u1', [makeRisque('r1')])]), 5)).toBe(
    'Il vous reste des risques à évaluer dans cette étape.',
  );
  expect(findObstacle(makeDuerp([makeUnite('u1', [makeRisque('r1', evaluated)])]), 5)).toBeNull();
  const { data, ...rest } = makeDuerp([makeUnite('u1')]);
  expect(findObstacle({ ...rest, data }, 6)).toBeNull();
  expect(findObstacle({ ...rest, data: { ...data, isPapripactEnabled: true } }, 6)).toBe(
    'Vous devez ajouter au moins une action préventive dans votre PAPRIPACT.',
  );
});
