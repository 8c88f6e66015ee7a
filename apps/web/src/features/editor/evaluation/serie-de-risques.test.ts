import { expect, test } from 'vitest';
import { makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { followRisques } from './serie-de-risques.ts';

const DONE = { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 } as const;
const UNITES = [
  makeUnite('u1', [makeRisque('a'), makeRisque('b', DONE)]),
  makeUnite('vide'),
  makeUnite('u2', [makeRisque('c', DONE), makeRisque('d')]),
];

test('the series goes across the units and has two ends', () => {
  expect(followRisques(UNITES, 'a')).toMatchObject({ place: '1 sur 4', previousId: null, nextId: 'b' });
  expect(followRisques(UNITES, 'b')).toMatchObject({ place: '2 sur 4', previousId: 'a', nextId: 'c' });
  expect(followRisques(UNITES, 'd')).toMatchObject({ place: '4 sur 4', previousId: 'c', nextId: null });
});

test('a risk that is gone has no place, and nothing beside it', () => {
  expect(followRisques(UNITES, 'gone')).toMatchObject({ place: '', previousId: null, nextId: null });
});

test('a unit begins at what is to evaluate, else at its first; one without a risk is not offered', () => {
  const { unites, firstIdOf } = followRisques(UNITES, 'a');
  expect(unites.map(({ idUniteDeTravail }) => idUniteDeTravail)).toEqual(['u1', 'u2']);
  expect(firstIdOf('u2')).toBe('d');
  expect(followRisques([makeUnite('u1', [makeRisque('a', DONE)])], 'a').firstIdOf('u1')).toBe('a');
  expect(firstIdOf('vide')).toBeNull();
  const several = makeUnite('u3', [makeRisque('e', DONE), makeRisque('f'), makeRisque('g')]);
  expect(followRisques([several], 'e').firstIdOf('u3')).toBe('f');
  expect(followRisques([makeUnite('u4', [makeRisque('h')])], 'h').unites).toHaveLength(1);
});
