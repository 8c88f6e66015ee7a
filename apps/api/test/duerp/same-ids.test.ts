import { randomUUID } from 'node:crypto';
import type { UniteDeTravail } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { readTogether } from '../../src/db/readings.ts';
import { readingsOfParts } from '../../src/repositories/duerp/duerp-content-repository.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { type CompleteDuerp, makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { categorie } from '../support/editor-scenario.ts';

// A file that is imported makes a document with the ids of the one that it comes from.

const { server, calls, signUp } = useDuerpServer({ deps: NO_ENGINE });

async function makeTwins() {
  const mine = await makeCompleteDuerp(calls);
  const { displayName, data } = await calls.document(mine.id);
  const { entreprise, unitesDeTravail, isPapripactEnabled, displayOptions } = data;
  const other = await signUp(`${randomUUID()}@exemple.fr`);
  const imported = await server.request({
    method: 'POST',
    url: '/api/duerp/import',
    account: other.account,
    body: { displayName, entreprise, unitesDeTravail, isPapripactEnabled, displayOptions },
  });
  const [vente, fournil] = unitesDeTravail;
  if (vente === undefined || fournil === undefined) throw new Error('the document has two units');
  return { mine, theirs: { ...mine, id: idOf(imported) }, theirCalls: other.calls, vente, fournil };
}

type Twins = Awaited<ReturnType<typeof makeTwins>>;

/** The first risk as step 5 sends it. */
function evaluationOf({ idUniteDeTravail, risques: [risque] }: UniteDeTravail, fields: object) {
  const { idRisque, idCategorie, code, displayName, isUserDefined, danger, remarques } = risque ?? {};
  const { evalGravite, evalFrequence, evalMaitrise } = risque ?? {};
  const texts = {
    idUniteDeTravail,
    idRisque,
    idCategorie,
    code,
    displayName,
    isUserDefined,
    danger,
    remarques,
  };
  return { ...texts, evalGravite, evalFrequence, evalMaitrise, ...fields };
}

const actionOf = ({ action, unites, risques }: CompleteDuerp, fields: object = {}) => ({
  idAction: action,
  idUniteDeTravail: unites[0],
  idRisqueAssocie: risques[0],
  descriptionDeLaMesure: 'Poser un tapis antidérapant',
  responsable: 'Dominique Petit',
  date: '2027-03-01',
  statut: 'À planifier',
  ...fields,
});

describe('an edit of a document', () => {
  test.for<[string, (twins: Twins) => ReturnType<typeof calls.write>]>([
    [
      'of the texts of a risk',
      ({ mine, vente }) => calls.write(mine.id, 'update-risque', evaluationOf(vente, { danger: 'Verglas' })),
    ],
    [
      'of the notes of a risk',
      ({ mine, vente }) => calls.write(mine.id, 'update-risque', evaluationOf(vente, { evalMaitrise: 1 })),
    ],
    [
      'that deletes the risks and the categories of a unit',
      ({ mine, vente: { idUniteDeTravail } }) =>
        calls.write(mine.id, 'update-list-risques', {
          idUniteDeTravail,
          categorieDeRisques: [],
          risques: [],
        }),
    ],
    [
      'that deletes a unit',
      ({ mine, fournil }) =>
        calls.write(mine.id, 'update-list-unitesdetravail', { unitesDeTravail: [fournil] }),
    ],
    [
      'of a preventive action',
      ({ mine }) =>
        calls.write(mine.id, 'upsert-action-preventive-papripact', actionOf(mine, { responsable: 'Claude' })),
    ],
    [
      'that puts a preventive action before the others of its unit',
      ({ mine }) =>
        calls.write(
          mine.id,
          'upsert-action-preventive-papripact',
          actionOf(mine, { idAction: randomUUID(), apresIdAction: null }),
        ),
    ],
    [
      'that deletes a preventive action',
      ({ mine: { id, action, unites } }) =>
        calls.removeAction(id, { idAction: action, idUniteDeTravail: unites[0] }),
    ],
  ])('%s changes nothing in another one that has the same ids', async ([, edit]) => {
    const twins = await makeTwins();
    // From the database: the server may give again what it keeps of the other document.
    const readParts = ({ id }: CompleteDuerp) => readTogether(server.database.queries, readingsOfParts(id));
    const [mine, theirs] = [await readParts(twins.mine), await readParts(twins.theirs)];
    expect((await edit(twins)).statusCode).toBe(200);
    expect(await readParts(twins.theirs)).toStrictEqual(theirs);
    expect(await readParts(twins.mine)).not.toStrictEqual(mine);
  });
});

describe('what another document alone has under the same ids', () => {
  test('is not in this one: a category, a unit', async () => {
    const { mine, theirs, theirCalls, vente, fournil } = await makeTwins();
    const [bruit, livraison] = [
      categorie('Bruit'),
      { idUniteDeTravail: randomUUID(), displayName: 'Livraison' },
    ];
    const added = [
      await theirCalls.write(theirs.id, 'update-list-risques', {
        idUniteDeTravail: vente.idUniteDeTravail,
        categorieDeRisques: [...vente.categorieDeRisques, bruit],
        risques: vente.risques,
      }),
      await theirCalls.write(theirs.id, 'update-list-unitesdetravail', {
        unitesDeTravail: [vente, fournil, livraison],
      }),
    ];
    expect(added.map(({ statusCode }) => statusCode)).toStrictEqual([200, 200]);
    const evaluate = (fields: object) => calls.write(mine.id, 'update-risque', evaluationOf(vente, fields));
    const refused = [
      await evaluate({ idCategorie: bruit.idCategorie }),
      await evaluate({ idUniteDeTravail: livraison.idUniteDeTravail }),
    ];
    expect(refused.map((answer) => [answer.statusCode, messageOf(answer)])).toStrictEqual([
      [422, "La catégorie du risque n'est pas dans l'unité de travail."],
      [404, 'Unité de travail introuvable.'],
    ]);
  });

  test('says nothing of a risk of this one: a finished action', async () => {
    const { mine, theirs, theirCalls, vente } = await makeTwins();
    server.clock.advance(MINUTE);
    await theirCalls.write(
      theirs.id,
      'upsert-action-preventive-papripact',
      actionOf(theirs, { statut: 'Terminé' }),
    );
    server.clock.advance(MINUTE);
    await calls.write(mine.id, 'update-risque', evaluationOf(vente, { evalMaitrise: 1 }));
    const [unite] = (await calls.document(mine.id)).data.unitesDeTravail;
    expect(unite?.risques[0]).toMatchObject({ evalMaitrise: 1, evaluationPrecedente: null });
  });

  test('is not there: an action that is gone here is not deleted twice, and may come back in another unit', async () => {
    const { mine } = await makeTwins();
    const place = { idAction: mine.action, idUniteDeTravail: mine.unites[0] };
    expect((await calls.removeAction(mine.id, place)).statusCode).toBe(200);
    expect((await calls.removeAction(mine.id, place)).statusCode).toBe(404);
    const moved = actionOf(mine, { idUniteDeTravail: mine.unites[1], idRisqueAssocie: mine.risques[2] });
    expect((await calls.write(mine.id, 'upsert-action-preventive-papripact', moved)).statusCode).toBe(200);
  });
});
