import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import { DUERP, DUERP_ID, EMAIL, RISQUE_ID, UNKNOWN_ID, VERSION_ID } from './support/examples.ts';
import { catchError, createResourcePact, problem, type GivenState } from './support/resource-pact.ts';

const { eachLike, uuid } = MatchersV3;
const play = createResourcePact('revue');

const user: GivenState = ['a signed-in user', { emailAddress: EMAIL }];
const version = { ...DUERP, versionId: VERSION_ID };
const withVersion: GivenState[] = [user, ['a DUERP with a version exists', { ...version, isCovered: true }]];
const withReview: GivenState[] = [
  user,
  ['a risk was reviewed since a version', { ...version, idRisque: RISQUE_ID }],
];

const path = { duerpDocumentId: DUERP_ID, versionId: VERSION_ID };
const at = `/api/duerp/${DUERP_ID}/versions/${VERSION_ID}/revue`;
const url = '/api/duerp/{duerpDocumentId}/versions/{versionId}/revue';

test('how far the review is, is read', async () => {
  const revue = await play(
    {
      states: withReview,
      description: 'a reading of the review',
      request: { method: 'GET', path: at },
      answer: { status: 200, body: eachLike({ idRisque: uuid(RISQUE_ID), reponse: 'INCHANGE' }) },
    },
    (api) => unwrap(api.GET(url, { params: { path } })),
  );
  expect(revue[0]?.reponse).toBe('INCHANGE');
});

test('an answer is taken back', async () => {
  const body = { idRisque: RISQUE_ID, reponse: null };
  await play(
    {
      states: withReview,
      description: 'an answer of the review to take back',
      request: { method: 'POST', path: at, body },
      answer: { status: 204 },
    },
    (api) => unwrap(api.POST(url, { params: { path }, body })),
  );
});

test('a risk that is gone is refused', async () => {
  const body = { idRisque: UNKNOWN_ID, reponse: 'CHANGE' as const };
  const error = await play(
    {
      states: withVersion,
      description: 'a risk to review that is gone',
      request: { method: 'POST', path: at, body },
      answer: problem(422),
    },
    (api) => catchError(unwrap(api.POST(url, { params: { path }, body }))),
  );
  expect(error).toMatchObject({ status: 422 });
});
