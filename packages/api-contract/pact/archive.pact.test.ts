import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import { DUERP, DUERP_ID, EMAIL, VERSION_ID } from './support/examples.ts';
import { catchError, createResourcePact, type GivenState, problem } from './support/resource-pact.ts';

const { boolean, eachLike, integer, regex, string } = MatchersV3;
const play = createResourcePact('archive');

const withArchive = (isCovered: boolean): GivenState[] => [
  ['a signed-in user', { emailAddress: EMAIL }],
  ['an archived DUERP with a version exists', { ...DUERP, versionId: VERSION_ID, isCovered }],
];
const path = { duerpDocumentId: DUERP_ID, versionId: VERSION_ID };
const download = {
  method: 'GET',
  path: `/api/myaccount/archives/${DUERP_ID}/versions/${VERSION_ID}/download`,
};
const pdf = (fileName: RegExp, example: string) => ({
  status: 200,
  headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': regex(fileName, example) },
});

test('the archives list the deleted documents with their versions', async () => {
  const archives = await play(
    {
      states: withArchive(true),
      description: 'a reading of the archives',
      request: { method: 'GET', path: '/api/myaccount/archives' },
      answer: {
        status: 200,
        body: eachLike({
          id: DUERP_ID,
          displayName: string('Boulangerie Martin'),
          deletedAt: string('2026-11-21T09:00:00.000Z'),
          versions: eachLike({
            id: VERSION_ID,
            versionNumber: integer(1),
            creationTime: string('2026-11-20T09:00:00.000Z'),
            isCovered_Derivated: boolean(true),
          }),
        }),
      },
    },
    (api) => unwrap(api.GET('/api/myaccount/archives')),
  );
  expect(archives[0]?.versions[0]?.id).toBe(VERSION_ID);
});

test('a covered version of an archive is downloaded as its PDF', async () => {
  const response = await play(
    {
      states: withArchive(true),
      description: 'a download of the full PDF of an archive',
      request: download,
      answer: pdf(/^attachment;.*DUERP_v1\.pdf.*$/, 'attachment; filename="DUERP_v1.pdf"'),
    },
    async (api) =>
      (
        await api.GET('/api/myaccount/archives/{duerpDocumentId}/versions/{versionId}/download', {
          params: { path },
          parseAs: 'blob',
        })
      ).response,
  );
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
});

test('a version of an archive that is not covered is a 403', async () => {
  const error = await play(
    {
      states: withArchive(false),
      description: 'a download of the full PDF of an archive without the right to it',
      request: download,
      answer: problem(403),
    },
    (api) =>
      catchError(
        unwrap(
          api.GET('/api/myaccount/archives/{duerpDocumentId}/versions/{versionId}/download', {
            params: { path },
            parseAs: 'blob',
          }),
        ),
      ),
  );
  expect(error).toMatchObject({ status: 403 });
});

test('the demonstration PDF of an archive needs no right', async () => {
  const response = await play(
    {
      states: withArchive(false),
      description: 'a download of the demonstration PDF of an archive',
      request: { ...download, path: `${download.path}-demo` },
      answer: pdf(/^attachment;.*DUERP_v1_demo\.pdf.*$/, 'attachment; filename="DUERP_v1_demo.pdf"'),
    },
    async (api) =>
      (
        await api.GET('/api/myaccount/archives/{duerpDocumentId}/versions/{versionId}/download-demo', {
          params: { path },
          parseAs: 'blob',
        })
      ).response,
  );
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
});
