import { randomUUID } from 'node:crypto';
import type { DuerpDocument, Risque } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { makeCompleteDuerp, makeRisque, messageOf } from '../support/duerp-scenario.ts';
import { categorie, useEditor } from '../support/editor-scenario.ts';

const { calls, newDuerp, etagOf, addUnite } = useEditor();

describe('the categories and risks of a unit', () => {
  test('keep the order sent, and levels follow the domain', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const { data } = await calls.document(id);
    const [vente, fournil] = data.unitesDeTravail;
    expect(
      vente?.risques.map(({ niveauDeRisqueValue, niveauDeRisqueStatus }) => [
        niveauDeRisqueValue,
        niveauDeRisqueStatus,
      ]),
    ).toStrictEqual([
      [5, 'RED'],
      [0.5, 'GREEN'],
    ]);
    expect(vente?.niveauDeRisqueValue).toBe(2.75);
    expect(fournil?.niveauDeRisqueValue).toBe(2);
    expect([data.niveauDeRisqueTotalValue, data.niveauDeRisqueTotalStatus]).toStrictEqual([2.5, 'YELLOW']);
  });

  test('absent optional fields keep an evaluation, null clears it', async () => {
    const { id, unites, risques } = await makeCompleteDuerp(calls);
    const [vente] = (await calls.document(id)).data.unitesDeTravail;
    const bare = (risque: Risque) => ({
      idRisque: risque.idRisque,
      idCategorie: risque.idCategorie,
      code: risque.code,
      displayName: risque.displayName,
      isUserDefined: risque.isUserDefined,
    });
    const send = (list: object[]) =>
      calls.write(id, 'update-list-risques', {
        idUniteDeTravail: unites[0],
        categorieDeRisques: vente?.categorieDeRisques,
        risques: list,
      });
    await send((vente?.risques ?? []).map(bare));
    const kept = (await calls.document(id)).data.unitesDeTravail[0]?.risques[0];
    expect(kept).toMatchObject({
      idRisque: risques[0],
      evalMaitrise: 4,
      danger: 'Carrelage lavé à midi',
      remarques: 'Tapis usé',
    });
    await send((vente?.risques ?? []).map((risque) => ({ ...bare(risque), evalMaitrise: null })));
    const cleared = (await calls.document(id)).data.unitesDeTravail[0];
    expect(cleared?.risques[0]).toMatchObject({
      isRisqueEvalue: false,
      niveauDeRisqueValue: null,
      niveauDeRisqueStatus: null,
    });
    expect(cleared?.niveauDeRisqueValue).toBeNull();
  });

  test('a whole risk can be sent back as it was read; a deleted one leaves its action without a risk', async () => {
    const { id, unites, risques, action } = await makeCompleteDuerp(calls);
    const [vente] = (await calls.document(id)).data.unitesDeTravail;
    const response = await calls.write(id, 'update-list-risques', {
      idUniteDeTravail: unites[0],
      categorieDeRisques: vente?.categorieDeRisques,
      risques: vente?.risques.filter(({ idRisque }) => idRisque !== risques[0]),
    });
    expect(response.statusCode).toBe(200);
    const after = response.json<DuerpDocument>().data.unitesDeTravail[0];
    expect(after?.risques.map(({ idRisque }) => idRisque)).toStrictEqual([risques[1]]);
    expect(after?.papripactActionsPreventives).toMatchObject([
      { idAction: action, idRisqueAssocie: null, descriptionDeLaMesure: 'Poser un tapis antidérapant' },
    ]);
  });

  test('a deleted category takes its risks', async () => {
    const { id, unites } = await makeCompleteDuerp(calls);
    await calls.write(id, 'update-list-risques', {
      idUniteDeTravail: unites[0],
      categorieDeRisques: [],
      risques: [],
    });
    expect((await calls.document(id)).data.unitesDeTravail[0]).toMatchObject({
      categorieDeRisques: [],
      risques: [],
    });
  });

  test('every refusal names its place, and nothing changes', async () => {
    const id = await newDuerp();
    const idUniteDeTravail = await addUnite(id);
    const sols = categorie();
    const risque = makeRisque(sols.idCategorie);
    const refusals = [
      [
        { categorieDeRisques: [sols, categorie('SOLS  GLISSANTS')], risques: [] },
        '/categorieDeRisques/1/displayName',
        'Une catégorie avec ce nom existe déjà',
      ],
      [
        { categorieDeRisques: [sols, { ...sols, displayName: 'Autre' }], risques: [] },
        '/categorieDeRisques/1/idCategorie',
        "L'identifiant d'une catégorie est présent deux fois.",
      ],
      [
        { categorieDeRisques: [sols], risques: [risque, risque] },
        '/risques/1/idRisque',
        "L'identifiant d'un risque est présent deux fois.",
      ],
      [
        { categorieDeRisques: [], risques: [risque] },
        '/risques/0/idCategorie',
        "La catégorie du risque n'est pas dans l'unité de travail.",
      ],
    ] as const;
    for (const [lists, path, message] of refusals) {
      const response = await calls.write(id, 'update-list-risques', { idUniteDeTravail, ...lists });
      expect(response.statusCode).toBe(422);
      expect(response.json<{ errors: unknown[] }>().errors).toContainEqual({ path, message });
    }
    expect((await calls.document(id)).data.unitesDeTravail[0]).toMatchObject({
      categorieDeRisques: [],
      risques: [],
    });
    expect(await etagOf(id)).toBe('"2"');
  });

  test('an id of another unit of the document is refused, and leaves that unit alone', async () => {
    const { id, unites, categories, risques } = await makeCompleteDuerp(calls);
    const before = await calls.document(id);
    const other = categorie('Autre');
    const stolenRisque = await calls.write(id, 'update-list-risques', {
      idUniteDeTravail: unites[1],
      categorieDeRisques: [other],
      risques: [makeRisque(other.idCategorie, { idRisque: String(risques[0]) })],
    });
    expect(stolenRisque.statusCode).toBe(422);
    const stolenCategorie = await calls.write(id, 'update-list-risques', {
      idUniteDeTravail: unites[1],
      categorieDeRisques: [categorie('Autre', String(categories[0]))],
      risques: [],
    });
    expect(stolenCategorie.statusCode).toBe(422);
    expect(await calls.document(id)).toStrictEqual(before);
  });

  test('an unknown unit is a 404', async () => {
    const id = await newDuerp();
    const response = await calls.write(id, 'update-list-risques', {
      idUniteDeTravail: randomUUID(),
      categorieDeRisques: [],
      risques: [],
    });
    expect([response.statusCode, messageOf(response)]).toStrictEqual([404, 'Unité de travail introuvable.']);
  });
});
