import type { Version } from '@odu/api-contract';
import { comparerVersions } from '@odu/domain';
import { expect, test } from 'vitest';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, account, calls, signUp } = useDuerpServer({ deps: NO_ENGINE });

const urlOf = (id: string, versionId: string) => `/api/duerp/${id}/versions/${versionId}`;

test('a version is read with its data as they were, whatever was written since, and whatever the plan', async () => {
  const { id, unites } = await makeCompleteDuerp(calls);
  const before = await calls.document(id);
  const versionId = idOf(await calls.generate(id));
  await calls.write(id, 'update-list-unitesdetravail', {
    unitesDeTravail: [{ idUniteDeTravail: unites[0], displayName: 'Boutique' }],
  });
  const version = (await server.request({ url: urlOf(id, versionId), account })).json<Version>();
  expect(version).toMatchObject({
    id: versionId,
    duerpDocumentId: id,
    versionNumber: 1,
    isCovered_Derivated: false,
  });
  expect(version.snapshot?.unitesDeTravail).toStrictEqual(before.data.unitesDeTravail);
  if (version.snapshot === undefined) throw new Error('the version has its data');
  const lignes = comparerVersions(version.snapshot, (await calls.document(id)).data);
  expect(lignes.map(({ objet, natures, nom }) => [objet, ...natures, nom])).toStrictEqual([
    ['UNITE', 'RENOMMAGE', 'Boutique'],
    ['UNITE', 'RETRAIT', 'Fournil'],
    ['RISQUE', 'RETRAIT', 'Brûlure au four'],
  ]);
});

test('each version is read with its own data, its number and whether it is covered', async () => {
  const { account: vip, calls: vipCalls } = await signUp('couverte@exemple.fr', { isVip: 1 });
  const { id, unites } = await makeCompleteDuerp(vipCalls);
  const [first, second] = [idOf(await vipCalls.generate(id)), idOf(await vipCalls.generate(id))];
  await vipCalls.write(id, 'update-list-unitesdetravail', {
    unitesDeTravail: unites.map((idUniteDeTravail, index) => ({
      idUniteDeTravail,
      displayName: `Unité ${index}`,
    })),
  });
  const third = idOf(await vipCalls.generate(id, { notesDeVersion: 'Renommées' }));
  const versions = await Promise.all(
    [first, second, third].map(async (versionId) =>
      (await server.request({ url: urlOf(id, versionId), account: vip })).json<Version>(),
    ),
  );
  expect(versions).toMatchObject([
    { id: first, versionNumber: 1, isCovered_Derivated: true },
    { id: second, versionNumber: 2, isCovered_Derivated: true },
    { id: third, versionNumber: 3, isCovered_Derivated: true, notesDeVersion: 'Renommées' },
  ]);
  expect(versions.map(({ snapshot }) => snapshot?.unitesDeTravail[1]?.displayName)).toStrictEqual([
    'Fournil',
    'Fournil',
    'Unité 1',
  ]);
});

test('of a document that was deleted it is a 404: the archive says of it what it says', async () => {
  const { id } = await makeCompleteDuerp(calls);
  const url = urlOf(id, idOf(await calls.generate(id)));
  await calls.remove(id);
  expect((await server.request({ url, account })).statusCode).toBe(404);
});

test('of another account, of another document or unknown it is a 404', async () => {
  const { id } = await makeCompleteDuerp(calls);
  const versionId = idOf(await calls.generate(id));
  const other = await signUp('voisine@exemple.fr');
  const own = await makeCompleteDuerp(other.calls);
  const ofOther = idOf(await other.calls.generate(own.id));
  const statusOf = async (url: string, caller = account) =>
    (await server.request({ url, account: caller })).statusCode;
  expect(await statusOf(urlOf(id, versionId))).toBe(200);
  expect(await statusOf(urlOf(own.id, ofOther), other.account)).toBe(200);
  expect(await statusOf(urlOf(id, versionId), other.account)).toBe(404);
  // Her own document, and the version of somebody else's.
  expect(await statusOf(urlOf(own.id, versionId), other.account)).toBe(404);
  expect(await statusOf(urlOf(id, ofOther))).toBe(404);
  expect((await server.request({ url: urlOf(id, versionId) })).statusCode).toBe(401);
});
