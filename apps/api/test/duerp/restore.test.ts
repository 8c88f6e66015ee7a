import { randomUUID } from 'node:crypto';
import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { ENTREPRISE, makeCompleteDuerp, makeRisque, messageOf, patchOf } from '../support/duerp-scenario.ts';
import { categorie, CONFLICT, MINIMAL, useEditor } from '../support/editor-scenario.ts';

// What was deleted comes back in one call: same ids, same order, same links.

const { calls, newDuerp, etagOf } = useEditor();

type Errors = { errors: { path: string; message: string }[] };
type Sent = Awaited<ReturnType<typeof calls.write>>;

const unitesOf = async (id: string) => (await calls.document(id)).data.unitesDeTravail;
const errorsOf = (response: Sent) => response.json<Errors>().errors;

async function withVenteAndFournil() {
  const duerp = await makeCompleteDuerp(calls);
  const [vente, fournil] = await unitesOf(duerp.id);
  if (vente === undefined || fournil === undefined) throw new Error('the document has two units');
  return { ...duerp, vente, fournil };
}

describe('a deleted unit', () => {
  const send = (id: string, unitesDeTravail: object[], headers: Record<string, string> = {}) =>
    calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail }, { headers });

  test('comes back whole, at its place', async () => {
    const { id, vente, fournil } = await withVenteAndFournil();
    const before = (await calls.document(id)).data;
    await send(id, [fournil]);
    const response = await send(id, [vente, fournil]);
    expect(response.statusCode).toBe(200);
    expect(response.json<DuerpDocument>().data).toStrictEqual(before);
    expect((await calls.document(id)).data).toStrictEqual(before);
  });

  test('tells the levels that it brings back; one that comes empty has none', async () => {
    const { id, vente, fournil } = await withVenteAndFournil();
    await send(id, []);
    const livraison = { idUniteDeTravail: randomUUID(), displayName: 'Livraison' };
    const patch = patchOf(await send(id, [livraison, vente, fournil], MINIMAL));
    expect(patch).toMatchObject({
      niveauDeRisqueTotalValue: 2.5,
      unitesDeTravail: [
        { idUniteDeTravail: vente.idUniteDeTravail, niveauDeRisqueValue: 2.75 },
        { idUniteDeTravail: fournil.idUniteDeTravail, niveauDeRisqueValue: 2 },
      ],
    });
    expect(patch.risques).toHaveLength(3);
  });

  test('gives its levels by the rule, whatever is sent, and keeps an action that had lost its risk', async () => {
    const { id, vente, fournil } = await withVenteAndFournil();
    await send(id, [fournil]);
    const lying: UniteDeTravail = {
      ...vente,
      niveauDeRisqueValue: 0.1,
      risques: vente.risques.map((risque) => ({ ...risque, niveauDeRisqueValue: 0.1 })),
      papripactActionsPreventives: vente.papripactActionsPreventives.map((action) => ({
        ...action,
        idRisqueAssocie: null,
      })),
    };
    await send(id, [lying, fournil]);
    const [after] = await unitesOf(id);
    expect(after?.niveauDeRisqueValue).toBe(2.75);
    expect(after?.papripactActionsPreventives).toStrictEqual(lying.papripactActionsPreventives);
  });

  test('is not changed by its content once it is there, so that a lost answer can be asked again', async () => {
    const { id, vente, fournil } = await withVenteAndFournil();
    const seen = await etagOf(id);
    const other = { ...vente, displayName: 'Boutique', categorieDeRisques: [], risques: [] };
    expect((await send(id, [other, fournil], { 'if-match': seen })).statusCode).toBe(200);
    expect(await unitesOf(id)).toStrictEqual([{ ...vente, displayName: 'Boutique' }, fournil]);
    const retried = await send(id, [other, fournil], { 'if-match': seen });
    expect([retried.statusCode, retried.headers.etag]).toStrictEqual([200, await etagOf(id)]);
  });

  test('with an invalid content is refused by its place, and nothing changes', async () => {
    const { id, vente, fournil } = await withVenteAndFournil();
    await send(id, [fournil]);
    const before = await calls.document(id);
    const [sols] = vente.categorieDeRisques;
    const [risque] = vente.risques;
    const [action] = vente.papripactActionsPreventives;
    const refusals = [
      [
        { risques: [risque, risque] },
        '/risques/1/idRisque',
        "L'identifiant d'un risque est présent deux fois.",
      ],
      [
        { categorieDeRisques: [], risques: [risque] },
        '/risques/0/idCategorie',
        "La catégorie du risque n'est pas dans l'unité de travail.",
      ],
      [
        { categorieDeRisques: [sols, { ...categorie(' sols  GLISSANTS') }] },
        '/categorieDeRisques/1/displayName',
        'Une catégorie avec ce nom existe déjà',
      ],
      [
        { papripactActionsPreventives: [action, action] },
        '/papripactActionsPreventives/1/idAction',
        "L'identifiant d'une action préventive est présent deux fois.",
      ],
      [
        { papripactActionsPreventives: [{ ...action, idRisqueAssocie: fournil.risques[0]?.idRisque }] },
        '/papripactActionsPreventives/0/idRisqueAssocie',
        "Le risque associé n'est pas dans l'unité de travail.",
      ],
      [
        { papripactActionsPreventives: [{ ...action, idUniteDeTravail: fournil.idUniteDeTravail }] },
        '/papripactActionsPreventives/0/idUniteDeTravail',
        "L'action préventive appartient à une autre unité de travail.",
      ],
    ] as const;
    for (const [content, path, message] of refusals) {
      const response = await send(id, [fournil, { ...vente, ...content }]);
      expect(response.statusCode).toBe(422);
      expect(errorsOf(response)).toStrictEqual([{ path: `/unitesDeTravail/1${path}`, message }]);
    }
    expect(await calls.document(id)).toStrictEqual(before);
  });

  test('never takes a category, a risk or an action from another unit', async () => {
    const { id, vente, fournil } = await withVenteAndFournil();
    const before = await calls.document(id);
    const place = { idUniteDeTravail: randomUUID(), displayName: 'Copie' };
    const sols = categorie('Autre');
    const stolen = [
      { ...place, categorieDeRisques: vente.categorieDeRisques },
      {
        ...place,
        categorieDeRisques: [sols],
        risques: [makeRisque(sols.idCategorie, { idRisque: String(vente.risques[0]?.idRisque) })],
      },
      {
        ...place,
        papripactActionsPreventives: vente.papripactActionsPreventives.map((action) => ({
          ...action,
          idUniteDeTravail: place.idUniteDeTravail,
          idRisqueAssocie: null,
        })),
      },
    ];
    for (const unite of stolen) {
      const response = await send(id, [vente, fournil, unite]);
      expect([response.statusCode, messageOf(response)]).toStrictEqual([
        422,
        'Un identifiant est déjà utilisé dans une autre unité de travail du document.',
      ]);
    }
    expect(await calls.document(id)).toStrictEqual(before);
  });
});

describe('a deleted risk', () => {
  const sendRisques = (id: string, unite: UniteDeTravail, fields: object = {}, headers = {}) =>
    calls.write(
      id,
      'update-list-risques',
      {
        idUniteDeTravail: unite.idUniteDeTravail,
        categorieDeRisques: unite.categorieDeRisques,
        risques: unite.risques,
        ...fields,
      },
      { headers },
    );

  test('comes back with the actions that were about it', async () => {
    const { id, vente, action, risques } = await withVenteAndFournil();
    const before = (await calls.document(id)).data;
    await sendRisques(id, vente, { risques: vente.risques.slice(1) });
    expect((await unitesOf(id))[0]?.papripactActionsPreventives[0]?.idRisqueAssocie).toBeNull();
    const links = [{ idAction: action, idRisqueAssocie: risques[0] }];
    const seen = { 'if-match': await etagOf(id) };
    const restored = await sendRisques(id, vente, { actionsAssociees: links }, seen);
    expect(restored.statusCode).toBe(200);
    expect((await calls.document(id)).data).toStrictEqual(before);
    const retried = await sendRisques(id, vente, { actionsAssociees: links }, seen);
    expect([retried.statusCode, retried.headers.etag]).toStrictEqual([200, restored.headers.etag]);
  });

  test('may give its actions to another risk in the call that deletes it', async () => {
    const { id, vente, action, risques } = await withVenteAndFournil();
    const links = [{ idAction: action, idRisqueAssocie: risques[1] }];
    await sendRisques(id, vente, { risques: vente.risques.slice(1), actionsAssociees: links });
    expect((await unitesOf(id))[0]?.papripactActionsPreventives).toMatchObject(links);
  });

  test('a link alone is a change: of an older document it is a conflict', async () => {
    const { id, vente, action, risques } = await withVenteAndFournil();
    const links = [{ idAction: action, idRisqueAssocie: risques[1] }];
    const late = await sendRisques(id, vente, { actionsAssociees: links }, { 'if-match': '"1"' });
    expect([late.statusCode, messageOf(late)]).toStrictEqual([409, CONFLICT]);
    expect((await unitesOf(id))[0]?.papripactActionsPreventives[0]?.idRisqueAssocie).toBe(risques[0]);
  });

  test('refuses a link of an action, or to a risk, that is not of the unit', async () => {
    const { id, vente, fournil, action, risques } = await withVenteAndFournil();
    const before = await calls.document(id);
    const refusals = [
      [
        vente,
        [{ idAction: randomUUID(), idRisqueAssocie: risques[0] }],
        '/actionsAssociees/0/idAction',
        "L'action préventive n'est pas dans l'unité de travail.",
      ],
      [
        fournil,
        [{ idAction: action, idRisqueAssocie: risques[2] }],
        '/actionsAssociees/0/idAction',
        "L'action préventive n'est pas dans l'unité de travail.",
      ],
      [
        vente,
        [{ idAction: action, idRisqueAssocie: risques[2] }],
        '/actionsAssociees/0/idRisqueAssocie',
        "Le risque associé n'est pas dans la liste des risques.",
      ],
      [
        vente,
        [0, 1].map((index) => ({ idAction: action, idRisqueAssocie: risques[index] })),
        '/actionsAssociees/1/idAction',
        "L'identifiant d'une action préventive est présent deux fois.",
      ],
    ] as const;
    for (const [unite, actionsAssociees, path, message] of refusals) {
      const response = await sendRisques(id, unite, { actionsAssociees });
      expect(response.statusCode).toBe(422);
      expect(errorsOf(response)).toStrictEqual([{ path, message }]);
    }
    expect(await calls.document(id)).toStrictEqual(before);
  });
});

describe('a deleted action', () => {
  const upsert = (id: string, body: object) => calls.write(id, 'upsert-action-preventive-papripact', body);

  async function withActions() {
    const { id, vente, risques } = await withVenteAndFournil();
    const [first] = vente.papripactActionsPreventives;
    const others = ['b', 'c', 'd'].map((descriptionDeLaMesure) => ({
      ...first,
      idAction: randomUUID(),
      descriptionDeLaMesure,
    }));
    for (const action of others) await upsert(id, action);
    const actionsNow = async () => (await unitesOf(id))[0]?.papripactActionsPreventives ?? [];
    const actions = await actionsNow();
    const remove = (index: number) => {
      const { idAction, idUniteDeTravail } = actions[index] ?? {};
      return calls.removeAction(id, { idAction, idUniteDeTravail });
    };
    return { id, risques, actions, actionsNow, remove };
  }

  test.for([0, 1, 2, 3])('comes back at place %d', async (place) => {
    const { id, actions, actionsNow, remove } = await withActions();
    await remove(place);
    const apresIdAction = actions[place - 1]?.idAction ?? null;
    expect((await upsert(id, { ...actions[place], apresIdAction })).statusCode).toBe(200);
    expect(await actionsNow()).toStrictEqual(actions);
    // And again: two that went come back one by one.
    await remove(place);
    await upsert(id, { ...actions[place], apresIdAction });
    expect(await actionsNow()).toStrictEqual(actions);
  });

  test('goes last when the one before it is gone, or is of another unit; a known one stays in its place', async () => {
    const { id, risques, actions, actionsNow } = await withActions();
    const [fournil] = (await unitesOf(id)).slice(1);
    const elsewhere = randomUUID();
    await upsert(id, {
      ...actions[0],
      idAction: elsewhere,
      idUniteDeTravail: fournil?.idUniteDeTravail,
      idRisqueAssocie: risques[2],
    });
    const added = [randomUUID(), elsewhere].map((apresIdAction) => ({
      ...actions[0],
      idAction: randomUUID(),
      apresIdAction,
    }));
    for (const action of added) await upsert(id, action);
    const order = [...actions, ...added].map((action) => action.idAction);
    expect((await actionsNow()).map(({ idAction }) => idAction)).toStrictEqual(order);
    const known = await upsert(id, { ...actions[2], apresIdAction: null });
    expect([known.statusCode, (await actionsNow()).map(({ idAction }) => idAction)]).toStrictEqual([
      200,
      order,
    ]);
  });

  test('may have lost its risk; a new one may not', async () => {
    const { id, actions, actionsNow, remove } = await withActions();
    const orphan = { ...actions[1], idRisqueAssocie: null };
    expect((await upsert(id, orphan)).statusCode).toBe(200);
    await remove(1);
    const refused = await upsert(id, orphan);
    expect(refused.statusCode).toBe(422);
    expect(errorsOf(refused)).toStrictEqual([
      { path: '/idRisqueAssocie', message: 'Le risque associé est requis' },
    ]);
    expect((await upsert(id, { ...orphan, apresIdAction: actions[0]?.idAction })).statusCode).toBe(200);
    expect((await actionsNow())[1]).toStrictEqual(orphan);
  });
});

test('a company of which every field is emptied is none again', async () => {
  const id = await newDuerp();
  const before = await calls.document(id);
  await calls.write(id, 'update-infosentreprise', ENTREPRISE);
  const empty = Object.fromEntries(Object.keys(ENTREPRISE).map((field) => [field, null]));
  expect((await calls.write(id, 'update-infosentreprise', empty)).statusCode).toBe(200);
  expect(await calls.document(id)).toStrictEqual(before);
  const seen = { 'if-match': '"1"' };
  expect((await calls.write(id, 'update-infosentreprise', empty, { headers: seen })).statusCode).toBe(200);
  expect(
    (await calls.write(id, 'update-infosentreprise', { ...empty, isEtablissement: false })).statusCode,
  ).toBe(200);
  expect((await calls.document(id)).data.entreprise).toMatchObject({ nom: null, isEtablissement: false });
});
