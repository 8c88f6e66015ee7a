import { randomUUID } from 'node:crypto';
import type { DuerpDocument } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { ENTREPRISE, makeCompleteDuerp, makeRisque, messageOf } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, calls, signUp } = useDuerpServer({ deps: NO_ENGINE });

describe('a document of another account', () => {
  test('is a 404 for every operation, and nothing in it changes', async () => {
    const owned = await makeCompleteDuerp(calls);
    await calls.generate(owned.id);
    const before = await calls.document(owned.id);
    const versionId = String(before.versions[0]?.id);
    const { account: stranger } = await signUp('etranger@exemple.fr');
    const as = { account: stranger };
    const { id } = owned;
    const answers = [
      await calls.read(id, as),
      await calls.remove(id, as),
      await calls.duplicate(id, as),
      await calls.generate(id, {}, as),
      await calls.write(id, 'update-infosentreprise', ENTREPRISE, as),
      await calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail: [] }, as),
      await calls.write(
        id,
        'update-list-risques',
        { idUniteDeTravail: owned.unites[0], categorieDeRisques: [], risques: [] },
        as,
      ),
      await calls.write(
        id,
        'update-risque',
        {
          ...makeRisque(String(owned.categories[0])),
          idUniteDeTravail: owned.unites[0],
          idRisque: owned.risques[0],
          danger: '',
          remarques: '',
          evalGravite: 1,
          evalFrequence: 1,
          evalMaitrise: 1,
        },
        as,
      ),
      await calls.write(
        id,
        'update-familles',
        { idUniteDeTravail: owned.unites[0], famillesNonConcernees: [] },
        as,
      ),
      await calls.write(id, 'update-expositions', { expositions: [] }, as),
      await calls.write(id, 'update-toggle-papripact', { isPapripactEnabled: true }, as),
      await calls.write(
        id,
        'upsert-action-preventive-papripact',
        {
          idAction: owned.action,
          idUniteDeTravail: owned.unites[0],
          idRisqueAssocie: owned.risques[0],
          descriptionDeLaMesure: 'x',
          responsable: 'x',
          date: '2027-01-01',
          statut: 'Annulé',
        },
        as,
      ),
      await calls.removeAction(id, { idAction: owned.action, idUniteDeTravail: owned.unites[0] }, as),
      await server.request({ url: `/api/duerp/${id}/versions/list`, ...as }),
      await server.request({ url: `/api/duerp/${id}/versions/${versionId}/download`, ...as }),
      await server.request({ url: `/api/duerp/${id}/versions/${versionId}/download-demo`, ...as }),
      await server.request({ url: `/api/myaccount/archives/${id}/versions/${versionId}/download`, ...as }),
      await server.request({ url: `/api/duerpmasterdata/risques?duerpDocId=${id}`, ...as }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual(answers.map(() => 404));
    expect(new Set(answers.map(messageOf))).toStrictEqual(new Set(['DUERP introuvable.']));
    expect(await calls.document(id)).toStrictEqual(before);
    expect((await calls.list(as)).json()).toStrictEqual([]);
  });

  test('never lends its parts: its ids in my document are new ones of mine', async () => {
    const theirs = await makeCompleteDuerp((await signUp('preteur@exemple.fr')).calls);
    const mine = idOf(await calls.create());
    const sent = await calls.write(mine, 'update-list-unitesdetravail', {
      unitesDeTravail: [{ idUniteDeTravail: theirs.unites[0], displayName: 'Pris' }],
    });
    expect(sent.json<DuerpDocument>().data.unitesDeTravail).toMatchObject([
      { displayName: 'Pris', risques: [] },
    ]);
    expect(
      (
        await calls.write(mine, 'update-list-risques', {
          idUniteDeTravail: theirs.unites[1],
          categorieDeRisques: [],
          risques: [],
        })
      ).statusCode,
    ).toBe(404);
  });

  test('and a path that is no id is a 400; no session is a 401', async () => {
    expect((await calls.read('1')).statusCode).toBe(400);
    expect((await server.request({ url: '/api/duerp/list' })).statusCode).toBe(401);
    expect((await calls.read(randomUUID())).statusCode).toBe(404);
  });
});
