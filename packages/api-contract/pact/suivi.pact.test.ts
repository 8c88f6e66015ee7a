import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import type { AddSuiviRequest, SendToSpstRequest } from '../src/types.ts';
import { DUERP, DUERP_ID, EMAIL, ENTREE_ID, KEYED, VERSION_ID } from './support/examples.ts';
import { catchError, createResourcePact, problem, type GivenState } from './support/resource-pact.ts';

const { eachLike, iso8601DateTimeWithMillis, regex, string, uuid } = MatchersV3;
const play = createResourcePact('suivi');

const user: GivenState = ['a signed-in user', { emailAddress: EMAIL }];
const version = { ...DUERP, versionId: VERSION_ID };
const withVersion = (isCovered: boolean): GivenState[] => [
  user,
  ['a DUERP with a version exists', { ...version, isCovered }],
];
const withNotice: GivenState[] = [
  user,
  ['a version with an access notice exists', { ...version, entreeId: ENTREE_ID }],
];

const path = { duerpDocumentId: DUERP_ID, versionId: VERSION_ID };
const at = `/api/duerp/${DUERP_ID}/versions/${VERSION_ID}`;
const signed = {
  id: uuid(ENTREE_ID),
  versionId: VERSION_ID,
  createdAt: iso8601DateTimeWithMillis('2026-11-22T09:00:00.000Z'),
  auteur: string(EMAIL),
};

test('the follow-up lists what was done with the versions', async () => {
  const entrees = await play(
    {
      states: withNotice,
      description: 'a reading of the follow-up',
      request: { method: 'GET', path: `/api/duerp/${DUERP_ID}/suivi` },
      answer: {
        status: 200,
        body: eachLike({
          ...signed,
          type: 'AVIS_D_ACCES',
          date: string('2020-01-15'),
          lieu: string('Accueil'),
        }),
      },
    },
    (api) => unwrap(api.GET('/api/duerp/{id}/suivi', { params: { path: { id: DUERP_ID } } })),
  );
  expect(entrees[0]?.lieu).toBe('Accueil');
});

// Before any version: a consultation may be, and its day is never one to come.
const body: AddSuiviRequest = { type: 'CSE', date: '2020-01-15', avis: 'favorable', compteRendu: '' };
const request = { method: 'POST', path: `${at}/suivi`, body };

// A record that no CSE was elected has its day alone.
const carence: AddSuiviRequest = { type: 'CSE', date: '2020-01-15', avis: 'carence' };
test.for([
  [body, 'a consultation of the CSE to write down'],
  [carence, 'the record that no CSE was elected to write down'],
] as const)('what was done is written down, and answered signed', async ([written, description]) => {
  const entree = await play(
    {
      states: withVersion(true),
      description,
      request: { ...request, body: written, headers: KEYED },
      answer: { status: 201, body: { ...signed, ...written } },
    },
    (api) =>
      unwrap(
        api.POST('/api/duerp/{duerpDocumentId}/versions/{versionId}/suivi', {
          params: { path, header: KEYED },
          body: written,
        }),
      ),
  );
  expect(entree.avis).toBe(written.avis);
});

// Of an earlier day it says nothing of this version: the next one asks again.
test('a headcount of a day before the version is refused', async () => {
  const early: AddSuiviRequest = { type: 'CSE', date: '2020-01-15', avis: 'effectif non atteint' };
  const error = await play(
    {
      states: withVersion(true),
      description: 'a headcount of a day before the version',
      request: { ...request, body: early },
      answer: problem(422),
    },
    (api) =>
      catchError(
        unwrap(
          api.POST('/api/duerp/{duerpDocumentId}/versions/{versionId}/suivi', {
            params: { path },
            body: early,
          }),
        ),
      ),
  );
  expect(error).toMatchObject({ status: 422 });
});

const envoi: SendToSpstRequest = {
  destinataire: 'SPST du Rhône',
  emailAddress: 'contact@spst.exemple.fr',
  message: '',
};
const send = { method: 'POST', path: `${at}/envoi-spst`, body: envoi };

test('a covered version is sent to the service', async () => {
  const entree = await play(
    {
      states: withVersion(true),
      description: 'a version to send to the service',
      request: { ...send, headers: KEYED },
      answer: {
        status: 201,
        body: { ...signed, type: 'SPST', date: string('2026-11-22'), destinataire: 'SPST du Rhône' },
      },
    },
    (api) =>
      unwrap(
        api.POST('/api/duerp/{duerpDocumentId}/versions/{versionId}/envoi-spst', {
          params: { path, header: KEYED },
          body: envoi,
        }),
      ),
  );
  expect(entree.type).toBe('SPST');
});

test('a version that is not covered is not sent', async () => {
  const error = await play(
    {
      states: withVersion(false),
      description: 'a version to send without the right to it',
      request: send,
      answer: problem(403),
    },
    (api) =>
      catchError(
        unwrap(
          api.POST('/api/duerp/{duerpDocumentId}/versions/{versionId}/envoi-spst', {
            params: { path },
            body: envoi,
          }),
        ),
      ),
  );
  expect(error).toMatchObject({ status: 403 });
});

test('the access notice is downloaded as one PDF', async () => {
  const response = await play(
    {
      states: withNotice,
      description: 'a download of the access notice',
      request: { method: 'GET', path: `${at}/suivi/${ENTREE_ID}/avis` },
      answer: {
        status: 200,
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': regex(
            /^attachment;.*avis-acces-duerp\.pdf.*$/,
            'attachment; filename="avis-acces-duerp.pdf"',
          ),
        },
      },
    },
    async (api) => {
      const call = api.GET('/api/duerp/{duerpDocumentId}/versions/{versionId}/suivi/{entreeId}/avis', {
        params: { path: { ...path, entreeId: ENTREE_ID } },
        parseAs: 'blob',
      });
      await unwrap(call);
      return (await call).response;
    },
  );
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
});
