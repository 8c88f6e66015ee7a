import { expect, test } from 'vitest';
import { makeContractChecker } from './contract-errors.ts';
import { readContract } from '../../src/openapi-document.ts';

const contract = readContract();
const check = makeContractChecker(contract);
const checkAs = (name: string, value: unknown) =>
  check({ $ref: `#/components/schemas/${name}` }, value, name).map(
    ({ field, problem }) => `${field} ${problem}`,
  );

const tokens = { accessToken: 'a', refreshToken: 'r' };

test('what the contract describes has no error', () => {
  expect(checkAs('Tokens', tokens)).toEqual([]);
});

test('only what has the form of the missing field is taken for it', () => {
  const { accessToken, ...others } = tokens;
  expect(checkAs('Tokens', { ...others, jeton: accessToken, duree: 12 })).toEqual([
    'Tokens.accessToken is missing; the server sends "jeton", which the contract does not know: renamed?',
  ]);
  expect(checkAs('Tokens', { ...others, duree: 12 })).toEqual(['Tokens.accessToken is missing']);
});

test('a wrong type is told with what was sent', () => {
  expect(checkAs('Tokens', { ...tokens, refreshToken: 12 })).toEqual([
    'Tokens.refreshToken must be string; the server sends 12',
  ]);
});

test('of the two answers of a write, the nearest one says what is wrong', () => {
  const patch = {
    isPatch: true,
    id: '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11',
    displayName: 'Boulangerie Martin',
    hasBeenModifiedSinceLastGeneration: true,
    niveauDeRisqueTotalValue: null,
    niveauDeRisqueTotalStatus: null,
    unitesDeTravail: [],
    risques: [],
  };
  expect(checkAs('DuerpWriteResult', patch)).toEqual([]);
  const { isPatch, ...withoutMark } = patch;
  expect(checkAs('DuerpWriteResult', { ...withoutMark, partiel: isPatch })).toEqual([
    'DuerpPatch.isPatch is missing; the server sends "partiel", which the contract does not know: renamed?',
  ]);
});
