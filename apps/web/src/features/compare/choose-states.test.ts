import { describe, expect, test } from 'vitest';
import { BROUILLON, chooseStates, listStates } from './choose-states.ts';

const VERSIONS = [
  { id: 'v2', versionNumber: 2, creationTime: '2026-11-21T09:00:00.000Z' },
  { id: 'v1', versionNumber: 1, creationTime: '2025-11-20T23:30:00.000Z' },
];

describe('which states are compared', () => {
  test('without a version there is nothing to compare', () => expect(chooseStates([], {})).toBeNull());

  test.for([
    [{}, { avant: 'v2', apres: BROUILLON }],
    [{ avant: 'v1' }, { avant: 'v1', apres: BROUILLON }],
    [
      { avant: 'v1', apres: 'v2' },
      { avant: 'v1', apres: 'v2' },
    ],
    [
      { avant: BROUILLON, apres: 'v1' },
      { avant: BROUILLON, apres: 'v1' },
    ],
    [
      { avant: 'of another', apres: '' },
      { avant: 'v2', apres: BROUILLON },
    ],
  ] as const)('%o gives %o', ([asked, chosen]) => expect(chooseStates(VERSIONS, asked)).toEqual(chosen));
});

test('the choices say the number and the day in Paris, the draft first', () => {
  expect(listStates(VERSIONS).map(({ label }) => label)).toEqual([
    'Brouillon actuel',
    'Version 2 du 21\u00A0novembre 2026',
    'Version 1 du 21\u00A0novembre 2025',
  ]);
});
