import { expect, test } from 'vitest';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import type { Reports } from '../../src/services/duerp/reports.ts';
import { makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const asked: { unite: string; names: string[]; isDemo: boolean }[] = [];
const reports: Reports = {
  ...NO_ENGINE.reports,
  renderExtrait: async (input, unite, accountId) => {
    asked.push({
      unite,
      names: input.data.unitesDeTravail.map(({ displayName }) => displayName),
      isDemo: input.isDemo,
    });
    return NO_ENGINE.reports.renderExtrait(input, unite, accountId);
  },
};

const { server, signUp } = useDuerpServer({ deps: { reports } });

let people = 0;
/** An account with a version of a document, covered or not, and the downloads of a unit of it. */
async function makeVersion({ isVip = true } = {}) {
  const emailAddress = `unite${people++}@exemple.fr`;
  const { account, calls } = await signUp(emailAddress);
  if (isVip) {
    await server.database.queries
      .updateTable('account')
      .set({ isVip: 1 })
      .where('emailAddress', '=', emailAddress)
      .execute();
  }
  const { id, unites } = await makeCompleteDuerp(calls);
  const [unite] = unites;
  const versionId = idOf(await calls.generate(id));
  const of = (idUniteDeTravail: string, version = versionId) =>
    `/api/duerp/${id}/versions/${version}/unitesdetravail/${idUniteDeTravail}/download`;
  return { of, unite, account, download: (url = of(unite)) => server.request({ url, account }) };
}

const UNKNOWN = '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11';

test('a unit of a covered version downloads, made from what the version keeps', async () => {
  const { unite, download } = await makeVersion();
  const answer = await download();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain('DUERP_v1_unite.pdf');
  expect(asked.at(-1)).toMatchObject({ unite, isDemo: false });
});

test('of a version that is not covered it is a 403, and nothing is made', async () => {
  const { download } = await makeVersion({ isVip: false });
  const before = asked.length;
  const answer = await download();
  expect(answer.statusCode).toBe(403);
  expect(messageOf(answer)).toContain("n'est pas couverte par un abonnement");
  expect(asked).toHaveLength(before);
});

test('a unit or a version that is not there, and the document of another, are a 404', async () => {
  const { of, unite, download } = await makeVersion();
  const other = await makeVersion();
  for (const url of [of(UNKNOWN), of(unite, UNKNOWN), other.of(other.unite)]) {
    expect((await download(url)).statusCode).toBe(404);
  }
  expect(messageOf(await download(of(UNKNOWN)))).toBe('Unité de travail introuvable.');
});

test('is downloaded 60 times in an hour by one account at most', async () => {
  const { download } = await makeVersion();
  expect(LIMITS.extraitPerAccount.max).toBe(60);
  for (let count = 0; count < LIMITS.extraitPerAccount.max; count += 1) {
    expect((await download()).statusCode).toBe(200);
  }
  expect((await download()).statusCode).toBe(429);
});
