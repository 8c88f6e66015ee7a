import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { isDuerpPatch, unwrap } from '../src/index.ts';
import type { UpdateListUnitesDeTravailRequest, UpdateRisqueRequest } from '../src/types.ts';
import { duerpPatch, risquePatch, STRONG_ETAG } from './support/duerp-answers.ts';
import { risque, saveRisque, saveUnites } from './support/editor-writes.ts';
import { DUERP_WITH_UNITE, EMAIL, ETAG, UNITE_ID } from './support/examples.ts';
import { createResourcePact, etagOfState, type GivenState } from './support/resource-pact.ts';

// What a client of the first contract does not send: what protects already, who is exposed, who works in a unit.

const { eachLike } = MatchersV3;
const play = createResourcePact('exposition');

const states: GivenState[] = [
  ['a signed-in user', { emailAddress: EMAIL }],
  ['a DUERP with a unit, a risk and an action exists', DUERP_WITH_UNITE],
];
const minimal = { 'If-Match': ETAG, Prefer: 'return=minimal' };
const headers = { 'If-Match': etagOfState, Prefer: 'return=minimal' };
const answer = {
  status: 200,
  headers: { ETag: STRONG_ETAG, 'Preference-Applied': 'return=minimal' },
  body: duerpPatch,
};

test('a risk is saved with its measures in place and its exposed people', async () => {
  const body: UpdateRisqueRequest = {
    ...risque,
    mesuresEnPlace: [
      {
        idMesure: '5f1a0e9d-7e6d-4c5b-8a2f-1e0d9c8b7a65',
        texte: 'Gants longs anti-chaleur au poste',
        type: 'protection individuelle',
      },
    ],
    nombreExposes: 2,
  };
  const data = await play(
    {
      states,
      description: 'a risk with its measures in place',
      request: { ...saveRisque.request, body, headers },
      answer: { ...answer, body: { ...duerpPatch, risques: eachLike(risquePatch) } },
    },
    (api) => unwrap(saveRisque.call(api, minimal, body)),
  );
  expect(isDuerpPatch(data)).toBe(true);
});

test('a unit is saved with who works in it', async () => {
  const body: UpdateListUnitesDeTravailRequest = {
    unitesDeTravail: [
      {
        idUniteDeTravail: UNITE_ID,
        displayName: 'Fournil',
        effectif: { total: 3, femmes: 1, hommes: 2 },
        differencesSelonSexe: 'Sacs de 15 kg pour tous.',
      },
    ],
  };
  const data = await play(
    {
      states,
      description: 'a unit with who works in it',
      request: { ...saveUnites.request, body, headers },
      answer,
    },
    (api) => unwrap(saveUnites.call(api, minimal, body)),
  );
  expect(isDuerpPatch(data)).toBe(true);
});
