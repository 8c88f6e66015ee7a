import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap, unwrapWithEtag } from '../src/index.ts';
import type { GenerateVersionRequest } from '../src/types.ts';
import { STRONG_ETAG } from './support/duerp-answers.ts';
import {
  DUERP,
  DUERP_ID,
  DUERP_WITH_UNITE,
  EMAIL,
  ETAG,
  KEYED,
  STALE_ETAG,
  UNITE_ID,
  UNKNOWN_ID,
  VERSION_ID,
} from './support/examples.ts';
import {
  catchError,
  createResourcePact,
  etagOfState,
  problem,
  type GivenState,
} from './support/resource-pact.ts';

const { boolean, eachLike, integer, iso8601DateTimeWithMillis, regex, string, uuid } = MatchersV3;
const play = createResourcePact('version');

const user: GivenState = ['a signed-in user', { emailAddress: EMAIL }];
const complete: GivenState[] = [user, ['a complete DUERP exists', DUERP_WITH_UNITE]];
const withVersion = (isCovered: boolean): GivenState[] => [
  user,
  ['a DUERP with a version exists', { ...DUERP, versionId: VERSION_ID, isCovered }],
];

const body: GenerateVersionRequest = {
  notesDeVersion: 'Première version',
  displayOptions: { sortBy: 'niveauDeRisqueValue', shouldGroupByUnite: true, shouldGroupByCategorie: false },
};
const path = { id: DUERP_ID };
const generate = { method: 'POST', path: `/api/duerp/${DUERP_ID}/generate`, body };
const versionPath = { duerpDocumentId: DUERP_ID, versionId: VERSION_ID };
const download = { method: 'GET', path: `/api/duerp/${DUERP_ID}/versions/${VERSION_ID}/download` };
const downloadDemo = { method: 'GET', path: `${download.path}-demo` };
const pdf = (fileName: RegExp, example: string) => ({
  status: 200,
  headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': regex(fileName, example) },
});

test('the history lists the versions', async () => {
  const versions = await play(
    {
      states: withVersion(true),
      description: 'a reading of the versions',
      request: { method: 'GET', path: `/api/duerp/${DUERP_ID}/versions/list` },
      answer: {
        status: 200,
        body: eachLike({
          id: uuid(VERSION_ID),
          duerpDocumentId: DUERP_ID,
          versionNumber: integer(1),
          creationTime: iso8601DateTimeWithMillis('2026-11-21T09:00:00.000Z'),
          notesDeVersion: string('Première version'),
          isCovered_Derivated: boolean(true),
        }),
      },
    },
    (api) => unwrap(api.GET('/api/duerp/{id}/versions/list', { params: { path } })),
  );
  expect(versions[0]?.versionNumber).toBe(1);
});

test('the history of an unknown DUERP is a 404', async () => {
  const error = await play(
    {
      states: [user],
      description: 'a reading of the versions of an unknown DUERP',
      request: { method: 'GET', path: `/api/duerp/${DUERP_ID}/versions/list` },
      answer: problem(404),
    },
    (api) => catchError(unwrap(api.GET('/api/duerp/{id}/versions/list', { params: { path } }))),
  );
  expect(error).toMatchObject({ status: 404 });
});

test('a version is read with the data that it is compared by', async () => {
  const version = await play(
    {
      states: withVersion(true),
      description: 'a reading of a version',
      request: { method: 'GET', path: `/api/duerp/${DUERP_ID}/versions/${VERSION_ID}` },
      answer: {
        status: 200,
        body: {
          id: VERSION_ID,
          versionNumber: integer(1),
          creationTime: iso8601DateTimeWithMillis('2026-11-21T09:00:00.000Z'),
          snapshot: {
            isPapripactEnabled: boolean(false),
            unitesDeTravail: eachLike({
              idUniteDeTravail: uuid(UNKNOWN_ID),
              displayName: string('Fournil'),
              categorieDeRisques: eachLike({ idCategorie: uuid(UNKNOWN_ID), displayName: string('Four') }),
              risques: eachLike({
                idRisque: uuid(UNKNOWN_ID),
                idCategorie: uuid(UNKNOWN_ID),
                displayName: string('Brûlure au four'),
                evalGravite: integer(3),
              }),
              papripactActionsPreventives: eachLike({
                idAction: uuid(UNKNOWN_ID),
                descriptionDeLaMesure: string('Fournir des gants longs'),
              }),
            }),
          },
        },
      },
    },
    (api) =>
      unwrap(api.GET('/api/duerp/{duerpDocumentId}/versions/{versionId}', { params: { path: versionPath } })),
  );
  expect(version.snapshot?.unitesDeTravail).toHaveLength(1);
});

test('a version of an unknown DUERP is a 404', async () => {
  const error = await play(
    {
      states: [user],
      description: 'a reading of a version of an unknown DUERP',
      request: { method: 'GET', path: `/api/duerp/${DUERP_ID}/versions/${VERSION_ID}` },
      answer: problem(404),
    },
    (api) =>
      catchError(
        unwrap(
          api.GET('/api/duerp/{duerpDocumentId}/versions/{versionId}', { params: { path: versionPath } }),
        ),
      ),
  );
  expect(error).toMatchObject({ status: 404 });
});

test('a file that is no version of the server is said to be none, without a session', async () => {
  const sha256 = '0'.repeat(64);
  const { version } = await play(
    {
      states: [],
      description: 'the verification of an unknown file',
      token: 'none',
      request: { method: 'POST', path: '/api/public/verify', body: { sha256 } },
      answer: { status: 200, body: { version: null } },
    },
    (api) => unwrap(api.POST('/api/public/verify', { body: { sha256 } })),
  );
  expect(version).toBeNull();
});

test('a complete document becomes a version', async () => {
  const { data, etag } = await play(
    {
      states: complete,
      description: 'a generation of a version',
      request: { ...generate, headers: { ...KEYED, 'If-Match': etagOfState } },
      answer: { status: 201, headers: { ETag: STRONG_ETAG }, body: { id: uuid(VERSION_ID) } },
    },
    (api) =>
      unwrapWithEtag(
        api.POST('/api/duerp/{id}/generate', {
          params: { path, header: { ...KEYED, 'If-Match': ETAG } },
          body,
        }),
      ),
  );
  expect(data.id).toBe(VERSION_ID);
  expect(etag).toBe(ETAG);
});

test('an incomplete document is a 422 that lists what is missing', async () => {
  const error = await play(
    {
      states: [user, ['a DUERP exists', DUERP]],
      description: 'a generation of an incomplete document',
      request: generate,
      answer: problem(422, {
        errors: eachLike({ path: string('/data/entreprise'), message: string('Une phrase en français.') }),
      }),
    },
    (api) => catchError(unwrap(api.POST('/api/duerp/{id}/generate', { params: { path }, body }))),
  );
  expect(error).toMatchObject({ status: 422, errors: [{ path: '/data/entreprise' }] });
});

test('a document that changed since is a 409', async () => {
  const error = await play(
    {
      states: complete,
      description: 'a generation after the document changed',
      request: { ...generate, headers: { 'If-Match': STALE_ETAG } },
      answer: problem(409),
    },
    (api) =>
      catchError(
        unwrap(
          api.POST('/api/duerp/{id}/generate', {
            params: { path, header: { 'If-Match': STALE_ETAG } },
            body,
          }),
        ),
      ),
  );
  expect(error).toMatchObject({ status: 409 });
});

test('too many generations are a 429', async () => {
  const error = await play(
    {
      states: [...complete, ['the generation limit of the DUERP is reached', { duerpId: DUERP_ID }]],
      description: 'one generation too many',
      request: generate,
      answer: { ...problem(429), headers: { 'Retry-After': regex(/^\d+$/, '120') } },
    },
    (api) => catchError(unwrap(api.POST('/api/duerp/{id}/generate', { params: { path }, body }))),
  );
  expect(error).toMatchObject({ status: 429, retryAfterSeconds: 120 });
});

test('a covered version is downloaded as its PDF', async () => {
  const response = await play(
    {
      states: withVersion(true),
      description: 'a download of the full PDF',
      request: download,
      answer: pdf(/^attachment;.*DUERP_v1\.pdf.*$/, 'attachment; filename="DUERP_v1.pdf"'),
    },
    async (api) => {
      const params = { path: versionPath };
      const call = api.GET('/api/duerp/{duerpDocumentId}/versions/{versionId}/download', {
        params,
        parseAs: 'blob',
      });
      await unwrap(call);
      return (await call).response;
    },
  );
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
});

test('a version that is not covered is a 403', async () => {
  const error = await play(
    {
      states: withVersion(false),
      description: 'a download of the full PDF without the right to it',
      request: download,
      answer: problem(403),
    },
    (api) =>
      catchError(
        unwrap(
          api.GET('/api/duerp/{duerpDocumentId}/versions/{versionId}/download', {
            params: { path: versionPath },
            parseAs: 'blob',
          }),
        ),
      ),
  );
  expect(error).toMatchObject({ status: 403 });
});

const uniteDownload =
  '/api/duerp/{duerpDocumentId}/versions/{versionId}/unitesdetravail/{idUniteDeTravail}/download';
const withUnite = (isCovered: boolean): GivenState[] => [
  user,
  [
    'a DUERP with a version exists',
    { ...DUERP, versionId: VERSION_ID, isCovered, idUniteDeTravail: UNITE_ID },
  ],
];
const downloadUnite = {
  method: 'GET',
  path: `/api/duerp/${DUERP_ID}/versions/${VERSION_ID}/unitesdetravail/${UNITE_ID}/download`,
};
const uniteParams = { path: { ...versionPath, idUniteDeTravail: UNITE_ID } };

test('the part of a unit downloads', async () => {
  const response = await play(
    {
      states: withUnite(true),
      description: 'a download of the part of a unit',
      request: downloadUnite,
      answer: pdf(/^attachment;.*DUERP_v1_unite\.pdf.*$/, 'attachment; filename="DUERP_v1_unite.pdf"'),
    },
    async (api) => {
      const call = api.GET(uniteDownload, { params: uniteParams, parseAs: 'blob' });
      await unwrap(call);
      return (await call).response;
    },
  );
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
});

test('the part of a unit of a version that is not covered is a 403', async () => {
  const error = await play(
    {
      states: withUnite(false),
      description: 'a download of the part of a unit without the right to it',
      request: downloadUnite,
      answer: problem(403),
    },
    (api) => catchError(unwrap(api.GET(uniteDownload, { params: uniteParams, parseAs: 'blob' }))),
  );
  expect(error).toMatchObject({ status: 403 });
});

test('the demonstration PDF needs no right', async () => {
  const response = await play(
    {
      states: withVersion(false),
      description: 'a download of the demonstration PDF',
      request: downloadDemo,
      answer: pdf(/^attachment;.*DUERP_v1_demo\.pdf.*$/, 'attachment; filename="DUERP_v1_demo.pdf"'),
    },
    async (api) => {
      const params = { path: versionPath };
      const call = api.GET('/api/duerp/{duerpDocumentId}/versions/{versionId}/download-demo', {
        params,
        parseAs: 'blob',
      });
      await unwrap(call);
      return (await call).response;
    },
  );
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
});

test('an unknown version is a 404', async () => {
  const error = await play(
    {
      states: [user, ['a DUERP exists', DUERP]],
      description: 'a download of an unknown version',
      request: downloadDemo,
      answer: problem(404),
    },
    (api) =>
      catchError(
        unwrap(
          api.GET('/api/duerp/{duerpDocumentId}/versions/{versionId}/download-demo', {
            params: { path: versionPath },
            parseAs: 'blob',
          }),
        ),
      ),
  );
  expect(error).toMatchObject({ status: 404 });
});
