import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { isDuerpPatch, unwrap } from '../src/index.ts';
import type { Entreprise, UpdateListUnitesDeTravailRequest } from '../src/types.ts';
import { duerpPatch, risquePatch, STRONG_ETAG, unitePatch } from './support/duerp-answers.ts';
import {
  action,
  entreprise,
  listRisques,
  risque,
  saveAction,
  saveEntreprise,
  saveListRisques,
  saveUnites,
} from './support/editor-writes.ts';
import { ACTION_ID, DUERP_WITH_UNITE, EMAIL, ETAG, RISQUE_ID, UNITE_ID } from './support/examples.ts';
import { createResourcePact, etagOfState, type GivenState } from './support/resource-pact.ts';

// What undoing a deletion sends: everything comes back in one write.

const { eachLike } = MatchersV3;
const play = createResourcePact('editeur');

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

const BACK = {
  idUniteDeTravail: '1b7f6a5e-3d2c-4b1a-9f8e-7d6c5b4a3f21',
  idCategorie: '2c8f7b6e-4d3c-4b2a-8f9e-8d7c6b5a4f32',
  idRisque: '3d9f8c7e-5d4c-4b3a-9f0e-9d8c7b6a5f43',
  idAction: '4e0f9d8e-6d5c-4b4a-8f1e-0d9c8b7a6f54',
};
const { idUniteDeTravail: _unite, ...risqueFields } = risque;

test('a deleted unit comes back with its content, and its level', async () => {
  const body: UpdateListUnitesDeTravailRequest = {
    unitesDeTravail: [
      { idUniteDeTravail: UNITE_ID, displayName: 'Fournil' },
      {
        idUniteDeTravail: BACK.idUniteDeTravail,
        displayName: 'Livraison',
        categorieDeRisques: [
          { idCategorie: BACK.idCategorie, code: '', displayName: 'Route', isUserDefined: true },
        ],
        risques: [{ ...risqueFields, idRisque: BACK.idRisque, idCategorie: BACK.idCategorie }],
        papripactActionsPreventives: [
          {
            ...action,
            budget: '',
            idAction: BACK.idAction,
            idUniteDeTravail: BACK.idUniteDeTravail,
            idRisqueAssocie: BACK.idRisque,
          },
        ],
      },
    ],
  };
  const data = await play(
    {
      states,
      description: 'the return of a deleted unit',
      request: { ...saveUnites.request, body, headers },
      answer: {
        ...answer,
        body: { ...duerpPatch, unitesDeTravail: eachLike(unitePatch), risques: eachLike(risquePatch) },
      },
    },
    (api) => unwrap(saveUnites.call(api, minimal, body)),
  );
  expect(isDuerpPatch(data)).toBe(true);
});

test('a deleted risk comes back with its actions', async () => {
  const body = {
    ...listRisques,
    actionsAssociees: [{ idAction: ACTION_ID, idRisqueAssocie: RISQUE_ID }],
  };
  const data = await play(
    {
      states,
      description: 'the return of a deleted risk',
      request: { ...saveListRisques.request, body, headers },
      answer,
    },
    (api) => unwrap(saveListRisques.call(api, minimal, body)),
  );
  expect(isDuerpPatch(data)).toBe(true);
});

test('a deleted action that had lost its risk comes back at its place', async () => {
  const body = { ...action, idAction: BACK.idAction, idRisqueAssocie: null, apresIdAction: ACTION_ID };
  const data = await play(
    {
      states,
      description: 'the return of a deleted action',
      request: { ...saveAction.request, body, headers },
      answer,
    },
    (api) => unwrap(saveAction.call(api, minimal, body)),
  );
  expect(isDuerpPatch(data)).toBe(true);
});

test('the first company is taken back', async () => {
  // Each field of the example, emptied.
  const body = Object.fromEntries(Object.keys(entreprise).map((field) => [field, null])) as {
    [Field in keyof Entreprise]: null;
  };
  const data = await play(
    {
      states,
      description: 'a company of which nothing is known',
      request: { ...saveEntreprise.request, body, headers },
      answer,
    },
    (api) => unwrap(saveEntreprise.call(api, minimal, body)),
  );
  expect(isDuerpPatch(data)).toBe(true);
});
