import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { isDuerpPatch, unwrap, unwrapWithEtag } from '../src/index.ts';
import { duerpDocument, duerpPatch, risquePatch, STRONG_ETAG, unitePatch } from './support/duerp-answers.ts';
import {
  action,
  deleteAction,
  EDITOR_WRITES,
  entreprise,
  listRisques,
  risque,
  saveAction,
  saveEntreprise,
  saveListRisques,
  saveRisque,
  togglePapripact,
} from './support/editor-writes.ts';
import { DUERP, DUERP_WITH_UNITE, EMAIL, ETAG, STALE_ETAG, UNKNOWN_ID } from './support/examples.ts';
import {
  catchError,
  createResourcePact,
  etagOfState,
  problem,
  type GivenState,
} from './support/resource-pact.ts';

const { eachLike, string } = MatchersV3;
const play = createResourcePact('editeur');

const user: GivenState = ['a signed-in user', { emailAddress: EMAIL }];
const withUnite: GivenState[] = [
  user,
  ['a DUERP with a unit, a risk and an action exists', DUERP_WITH_UNITE],
];
const minimal = { 'If-Match': ETAG, Prefer: 'return=minimal' };
const minimalOfState = { 'If-Match': etagOfState, Prefer: 'return=minimal' };
const patchHeaders = { ETag: STRONG_ETAG, 'Preference-Applied': 'return=minimal' };

test.for(EDITOR_WRITES)('an autosave of $name answers what changed', async ({ name, request, call }) => {
  const { data, etag } = await play(
    {
      states: withUnite,
      description: `an autosave of ${name}`,
      request: { ...request, headers: minimalOfState },
      answer: { status: 200, headers: patchHeaders, body: duerpPatch },
    },
    (api) => unwrapWithEtag(call(api, minimal)),
  );
  expect(isDuerpPatch(data)).toBe(true);
  expect(etag).toBe(ETAG);
});

test('an evaluation answers the levels that it changed', async () => {
  const data = await play(
    {
      states: withUnite,
      description: 'an evaluation of a risk',
      request: { ...saveRisque.request, headers: minimalOfState },
      answer: {
        status: 200,
        headers: patchHeaders,
        body: {
          ...duerpPatch,
          niveauDeRisqueTotalValue: MatchersV3.decimal(4.5),
          niveauDeRisqueTotalStatus: 'ORANGE',
          unitesDeTravail: eachLike(unitePatch),
          risques: eachLike(risquePatch),
        },
      },
    },
    (api) => unwrap(saveRisque.call(api, minimal)),
  );
  expect(data).toMatchObject({ risques: [{ niveauDeRisqueValue: 4.5, niveauDeRisqueStatus: 'ORANGE' }] });
});

test('without a preference and without If-Match a write answers the document', async () => {
  const { data, etag } = await play(
    {
      states: withUnite,
      description: 'a write that knows no version of the document',
      request: togglePapripact.request,
      answer: { status: 200, headers: { ETag: STRONG_ETAG }, body: duerpDocument },
    },
    (api) => unwrapWithEtag(togglePapripact.call(api, {})),
  );
  expect(isDuerpPatch(data)).toBe(false);
  expect(etag).toBe(ETAG);
});

describe('a write is refused', () => {
  test.for(EDITOR_WRITES)('$name of a document that changed since, 409', async ({ name, request, call }) => {
    const stale = { 'If-Match': STALE_ETAG, Prefer: 'return=minimal' };
    const error = await play(
      {
        states: withUnite,
        description: `an autosave of ${name} after the document changed`,
        request: { ...request, headers: stale },
        answer: problem(409),
      },
      (api) => catchError(unwrap(call(api, stale))),
    );
    expect(error).toMatchObject({ status: 409 });
  });

  test.for(EDITOR_WRITES)('$name of an unknown document, 404', async ({ name, request, call }) => {
    const error = await play(
      { states: [user], description: `${name} of an unknown document`, request, answer: problem(404) },
      (api) => catchError(unwrap(call(api, {}))),
    );
    expect(error).toMatchObject({ status: 404 });
  });

  test.for([saveListRisques, saveRisque, saveAction, deleteAction])(
    '$name of an unknown unit, 404',
    async ({ name, request, call }) => {
      const error = await play(
        {
          states: [user, ['a DUERP exists', DUERP]],
          description: `${name} of an unknown unit`,
          request,
          answer: problem(404),
        },
        (api) => catchError(unwrap(call(api, {}))),
      );
      expect(error).toMatchObject({ status: 404 });
    },
  );

  test('without a session, 401', async () => {
    const error = await play(
      {
        states: [],
        description: 'a write without a session',
        token: 'invalid',
        request: togglePapripact.request,
        answer: problem(401),
      },
      (api) => catchError(unwrap(togglePapripact.call(api, {}))),
    );
    expect(error).toMatchObject({ status: 401 });
  });

  test('a negative number of employees, 400', async () => {
    const body = { ...entreprise, nombreEmployes: -1 };
    const error = await play(
      {
        states: withUnite,
        description: 'a company with a negative number of employees',
        request: { ...saveEntreprise.request, body },
        answer: problem(400, {
          errors: eachLike({ path: string('/body/nombreEmployes'), message: string('must be >= 0') }),
        }),
      },
      (api) => catchError(unwrap(saveEntreprise.call(api, {}, body))),
    );
    expect(error).toMatchObject({ status: 400, errors: [{ path: '/body/nombreEmployes' }] });
  });

  test('a risk whose category is not in the list, 422', async () => {
    const body = { ...listRisques, categorieDeRisques: [] };
    const error = await play(
      {
        states: withUnite,
        description: 'risks without their category',
        request: { ...saveListRisques.request, body },
        answer: problem(422),
      },
      (api) => catchError(unwrap(saveListRisques.call(api, {}, body))),
    );
    expect(error).toMatchObject({ status: 422 });
  });

  test("a risk moved to a category that is not the unit's, 422", async () => {
    const body = { ...risque, idCategorie: UNKNOWN_ID };
    const error = await play(
      {
        states: withUnite,
        description: 'a risk of an unknown category',
        request: { ...saveRisque.request, body },
        answer: problem(422),
      },
      (api) => catchError(unwrap(saveRisque.call(api, {}, body))),
    );
    expect(error).toMatchObject({ status: 422 });
  });

  test('an action of an unknown risk, 422', async () => {
    const body = { ...action, idRisqueAssocie: UNKNOWN_ID };
    const error = await play(
      {
        states: withUnite,
        description: 'an action of an unknown risk',
        request: { ...saveAction.request, body },
        answer: problem(422),
      },
      (api) => catchError(unwrap(saveAction.call(api, {}, body))),
    );
    expect(error).toMatchObject({ status: 422 });
  });
});
