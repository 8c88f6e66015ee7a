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
