import type { MasterData } from '@odu/api-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestAccount } from '../build-app.ts';
import { type DuerpCalls, ENTREPRISE } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });

describe('the master data', () => {
  const read = async (id: string) => {
    const response = await server.request({
      url: `/api/duerpmasterdata/risques?duerpDocId=${id}`,
      account: fresh,
    });
    expect(response.statusCode).toBe(200);
    return response.json<MasterData>();
  };
  let fresh: TestAccount;
  let freshCalls: DuerpCalls;
  beforeAll(async () => {
    ({ account: fresh, calls: freshCalls } = await signUp('referentiel@exemple.fr'));
  });

  test('are general before the company is known, then of its sector', async () => {
    const id = idOf(await freshCalls.create());
    const before = await read(id);
    expect([before.secteursReconnus, before.categorieDeRisques.length, before.secteurs.length]).toStrictEqual(
      [[], 91, 15],
    );
    await freshCalls.write(id, 'update-infosentreprise', ENTREPRISE);
    const after = await read(id);
    expect(after.secteursReconnus).toStrictEqual(['ALIMENTAIRE']);
    expect(after.categorieDeRisques.filter(({ isSecteurSpecifique }) => isSecteurSpecifique)).toHaveLength(9);
    expect(after.unitesDeTravail[0]).toStrictEqual({
      idUniteDeTravail: 'ut_alimentaire_01',
      displayName: 'Fournil',
      isHighlighted: true,
      idPremadeCategories: expect.arrayContaining(['cat_ali_pet', 'cat_cpp_sol']) as unknown,
    });
  });

  test('are their sectors alone for who asks for no more, and everything again for who does', async () => {
    const id = idOf(await freshCalls.create());
    await freshCalls.write(id, 'update-infosentreprise', ENTREPRISE);
    const all = await read(id);
    const nothing = { familleDeRisques: [], categorieDeRisques: [], risques: [], unitesDeTravail: [] };
    expect(await read(`${id}&partie=secteurs`)).toStrictEqual({ ...all, ...nothing });
    expect(await read(id)).toStrictEqual(all);
    const url = `/api/duerpmasterdata/risques?duerpDocId=${id}&partie=mesures`;
    expect((await server.request({ url, account: fresh })).statusCode).toBe(400);
  });

  test('are their names or their texts for who asks for one of them', async () => {
    const id = idOf(await freshCalls.create());
    await freshCalls.write(id, 'update-infosentreprise', ENTREPRISE);
    const all = await read(id);
    const noms = await read(`${id}&partie=noms`);
    const textes = await read(`${id}&partie=textes`);
    expect(noms.risques.map(({ displayName }) => displayName)).toStrictEqual(
      all.risques.map(({ displayName }) => displayName),
    );
    expect(noms.unitesDeTravail).toStrictEqual(all.unitesDeTravail);
    expect(noms.secteurs.map(({ code }) => code)).toStrictEqual(['ALIMENTAIRE']);
    expect(textes.categorieDeRisques.map(({ mesuresTypes }) => mesuresTypes)).toStrictEqual(
      all.categorieDeRisques.map(({ mesuresTypes }) => mesuresTypes),
    );
    const listSeuils = ({ risques }: MasterData) =>
      risques.flatMap(({ idPremadeRisque, seuil }) => (seuil ? [{ idPremadeRisque, seuil }] : []));
    expect(listSeuils(textes)).toStrictEqual(listSeuils(all));
    expect(listSeuils(noms)).toStrictEqual([]);
    expect(textes.unitesDeTravail).toStrictEqual([]);
  });

  test('need the document in the query', async () => {
    expect((await server.request({ url: '/api/duerpmasterdata/risques', account: fresh })).statusCode).toBe(
      400,
    );
  });
});
