import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap, unwrapWithEtag } from '../src/index.ts';
import type { ImportDuerpRequest } from '../src/types.ts';
import {
  DUERP,
  DUERP_ID,
  DUERP_WITH_UNITE,
  EMAIL,
  ETAG,
  KEYED,
  STALE_ETAG,
  UNKNOWN_ID,
} from './support/examples.ts';
import { duerpDocument, STRONG_ETAG } from './support/duerp-answers.ts';
import {
  catchError,
  createResourcePact,
  etagOfState,
  problem,
  type GivenState,
} from './support/resource-pact.ts';

const { boolean, eachLike, string, uuid } = MatchersV3;
const play = createResourcePact('duerp');

const user: GivenState = ['a signed-in user', { emailAddress: EMAIL }];
const withDuerp: GivenState[] = [user, ['a DUERP exists', DUERP]];
const atLimit: GivenState = ['the account is at its limit of DUERPs', { emailAddress: EMAIL }];
const path = { id: DUERP_ID };

const read = { method: 'GET', path: `/api/duerp/${DUERP_ID}` };
const create = { method: 'POST', path: '/api/duerp/create' };
const duplicate = { method: 'POST', path: `/api/duerp/duplicate/${DUERP_ID}` };
const remove = { method: 'DELETE', path: `/api/duerp/${DUERP_ID}` };
const created = { status: 201, body: { id: uuid(UNKNOWN_ID) } };

test('the list has what its cards show', async () => {
  const list = await play(
    {
      states: withDuerp,
      description: 'a reading of the list of DUERPs',
      request: { method: 'GET', path: '/api/duerp/list' },
      answer: {
        status: 200,
        body: eachLike({
          id: uuid(DUERP_ID),
          displayName: string('Boulangerie Martin'),
          data: {},
          paymentStatus_Derivated: 'DRAFT',
          hasFullAccess_Derivated: boolean(false),
          hasBeenModifiedSinceLastGeneration: boolean(true),
        }),
      },
    },
    (api) => unwrap(api.GET('/api/duerp/list')),
  );
  expect(list[0]?.id).toBe(DUERP_ID);
});

test('without a session the list is a 401', async () => {
  const error = await play(
    {
      states: [],
      description: 'a reading of the list of DUERPs without a session',
      token: 'invalid',
      request: { method: 'GET', path: '/api/duerp/list' },
      answer: problem(401),
    },
    (api) => catchError(unwrap(api.GET('/api/duerp/list'))),
  );
  expect(error).toMatchObject({ status: 401 });
});

test('creating a DUERP gives its id', async () => {
  const { id } = await play(
    {
      states: [user],
      description: 'the creation of a DUERP',
      request: { ...create, headers: KEYED },
      answer: created,
    },
    (api) => unwrap(api.POST('/api/duerp/create', { params: { header: KEYED } })),
  );
  expect(id).toBe(UNKNOWN_ID);
});

test('creating a DUERP at the limit is a 403', async () => {
  const error = await play(
    {
      states: [user, atLimit],
      description: 'the creation of one DUERP too many',
      request: create,
      answer: problem(403),
    },
    (api) => catchError(unwrap(api.POST('/api/duerp/create'))),
  );
  expect(error).toMatchObject({ status: 403 });
});

const importBody: ImportDuerpRequest = {
  displayName: 'Boulangerie Martin',
  entreprise: null,
  unitesDeTravail: [{ idUniteDeTravail: UNKNOWN_ID, displayName: 'Fournil' }],
  isPapripactEnabled: false,
  displayOptions: { sortBy: 'none', shouldGroupByUnite: true, shouldGroupByCategorie: true },
};
const importing = { method: 'POST', path: '/api/duerp/import', body: importBody };

test('importing the data of a version gives the id of the DUERP', async () => {
  const { id } = await play(
    {
      states: [user],
      description: 'the import of a DUERP',
      request: { ...importing, headers: KEYED },
      answer: created,
    },
    (api) => unwrap(api.POST('/api/duerp/import', { params: { header: KEYED }, body: importBody })),
  );
  expect(id).toBe(UNKNOWN_ID);
});

test('importing at the limit is a 403', async () => {
  const error = await play(
    {
      states: [user, atLimit],
      description: 'the import of one DUERP too many',
      request: importing,
      answer: problem(403),
    },
    (api) => catchError(unwrap(api.POST('/api/duerp/import', { body: importBody }))),
  );
  expect(error).toMatchObject({ status: 403 });
});

test('data that hold an id twice are a 422', async () => {
  const [unite = { idUniteDeTravail: UNKNOWN_ID, displayName: '' }] = importBody.unitesDeTravail;
  const body = { ...importBody, unitesDeTravail: [unite, unite] };
  const error = await play(
    {
      states: [user],
      description: 'the import of a DUERP with the same unit twice',
      request: { ...importing, body },
      answer: problem(422),
    },
    (api) => catchError(unwrap(api.POST('/api/duerp/import', { body }))),
  );
  expect(error).toMatchObject({ status: 422 });
});

test('a DUERP comes whole, with its ETag', async () => {
  const { data, etag } = await play(
    {
      states: [user, ['a DUERP with a unit, a risk and an action exists', DUERP_WITH_UNITE]],
      description: 'a reading of a DUERP',
      request: read,
      answer: { status: 200, headers: { ETag: STRONG_ETAG }, body: duerpDocument },
    },
    (api) => unwrapWithEtag(api.GET('/api/duerp/{id}', { params: { path } })),
  );
  expect(etag).toBe(ETAG);
  expect(data.data.unitesDeTravail[0]?.risques[0]?.niveauDeRisqueValue).toBe(4.5);
});

test('a DUERP that does not exist is a 404', async () => {
  const error = await play(
    { states: [user], description: 'a reading of an unknown DUERP', request: read, answer: problem(404) },
    (api) => catchError(unwrap(api.GET('/api/duerp/{id}', { params: { path } }))),
  );
  expect(error).toMatchObject({ status: 404 });
});

test("somebody else's DUERP is a 404 too", async () => {
  const error = await play(
    {
      states: [user, ['a DUERP of another account exists', { duerpId: DUERP_ID }]],
      description: "a reading of somebody else's DUERP",
      request: read,
      answer: problem(404),
    },
    (api) => catchError(unwrap(api.GET('/api/duerp/{id}', { params: { path } }))),
  );
  expect(error).toMatchObject({ status: 404 });
});

test('duplicating a DUERP gives the id of the copy', async () => {
  const { id } = await play(
    {
      states: withDuerp,
      description: 'a duplication of a DUERP',
      request: { ...duplicate, headers: KEYED },
      answer: created,
    },
    (api) => unwrap(api.POST('/api/duerp/duplicate/{id}', { params: { path, header: KEYED } })),
  );
  expect(id).toBe(UNKNOWN_ID);
});

test('duplicating a DUERP at the limit is a 403', async () => {
  const error = await play(
    {
      states: [...withDuerp, atLimit],
      description: 'a duplication that makes one DUERP too many',
      request: duplicate,
      answer: problem(403),
    },
    (api) => catchError(unwrap(api.POST('/api/duerp/duplicate/{id}', { params: { path } }))),
  );
  expect(error).toMatchObject({ status: 403 });
});

test('duplicating an unknown DUERP is a 404', async () => {
  const error = await play(
    {
      states: [user],
      description: 'a duplication of an unknown DUERP',
      request: duplicate,
      answer: problem(404),
    },
    (api) => catchError(unwrap(api.POST('/api/duerp/duplicate/{id}', { params: { path } }))),
  );
  expect(error).toMatchObject({ status: 404 });
});

test('deleting a DUERP answers nothing', async () => {
  const answer = play(
    {
      states: withDuerp,
      description: 'a deletion of a DUERP',
      request: { ...remove, headers: { 'If-Match': etagOfState } },
      answer: { status: 204 },
    },
    (api) => unwrap(api.DELETE('/api/duerp/{id}', { params: { path, header: { 'If-Match': ETAG } } })),
  );
  await expect(answer).resolves.toBeUndefined();
});

test('deleting a DUERP that changed since is a 409', async () => {
  const error = await play(
    {
      states: withDuerp,
      description: 'a deletion of a DUERP that changed since it was read',
      request: { ...remove, headers: { 'If-Match': STALE_ETAG } },
      answer: problem(409),
    },
    (api) =>
      catchError(
        unwrap(api.DELETE('/api/duerp/{id}', { params: { path, header: { 'If-Match': STALE_ETAG } } })),
      ),
  );
  expect(error).toMatchObject({ status: 409 });
});

test('deleting an unknown DUERP is a 404', async () => {
  const error = await play(
    { states: [user], description: 'a deletion of an unknown DUERP', request: remove, answer: problem(404) },
    (api) => catchError(unwrap(api.DELETE('/api/duerp/{id}', { params: { path } }))),
  );
  expect(error).toMatchObject({ status: 404 });
});
