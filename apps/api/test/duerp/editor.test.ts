import { randomUUID } from 'node:crypto';
import type { DuerpDocument, Risque } from '@odu/api-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestAccount, useTestServer } from '../build-app.ts';
import {
  type CompleteDuerp,
  type DuerpCalls,
  ENTREPRISE,
  makeCompleteDuerp,
  makeDuerpCalls,
  makeRisque,
  messageOf,
  patchOf,
} from '../support/duerp-scenario.ts';

const server = useTestServer();
const MINIMAL = { prefer: 'return=minimal' };
const CONFLICT = 'Conflit\u00a0: la ressource existe déjà ou a été modifiée entre-temps.';

let owner: TestAccount;
let calls: DuerpCalls;
beforeAll(async () => {
  owner = await server.signUp('editeur@exemple.fr', { maxNumberOfDuerps: 1000 });
  calls = makeDuerpCalls(server, owner);
});

const newDuerp = async () => (await calls.create()).json<{ id: string }>().id;
const etagOf = async (id: string) => String((await calls.read(id)).headers.etag);
const addUnite = async (id: string) => {
  const idUniteDeTravail = randomUUID();
  await calls.write(id, 'update-list-unitesdetravail', {
    unitesDeTravail: [{ idUniteDeTravail, displayName: 'Vente' }],
  });
  return idUniteDeTravail;
};
const categorie = (displayName = 'Sols glissants', idCategorie: string = randomUUID()) => ({
  idCategorie,
  code: '',
  displayName,
  isUserDefined: true,
});

describe('the company', () => {
  test('is kept as sent and names the document', async () => {
    const id = await newDuerp();
    const response = await calls.write(id, 'update-infosentreprise', ENTREPRISE);
    expect(response.statusCode).toBe(200);
    const document = response.json<DuerpDocument>();
    expect(document.data.entreprise).toStrictEqual(ENTREPRISE);
    expect(document.displayName).toBe('Boulangerie Martin');
    expect(response.headers.etag).toBe('"2"');
  });

  test('names the establishment too, and a company without a name leaves the document its name', async () => {
    const id = await newDuerp();
    const lyon = { ...ENTREPRISE, isEtablissement: true, nomDeLEtablissement: 'Lyon 3' };
    await calls.write(id, 'update-infosentreprise', lyon);
    expect((await calls.document(id)).displayName).toBe('Boulangerie Martin – Lyon 3');
    await calls.write(id, 'update-infosentreprise', { ...lyon, nom: null });
    expect((await calls.document(id)).displayName).toBe('Boulangerie Martin – Lyon 3');
  });

  test('keeps « (copie) » on a copy until the company is renamed', async () => {
    const source = await makeCompleteDuerp(calls);
    const id = (await calls.duplicate(source.id)).json<{ id: string }>().id;
    await calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nombreEmployes: 9 });
    expect((await calls.document(id)).displayName).toBe('Boulangerie Martin (copie)');
    await calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nom: 'Boulangerie Durand' });
    expect((await calls.document(id)).displayName).toBe('Boulangerie Durand');
  });

  test('with a negative number of employees, or a field that the contract does not know, is a 400 that names it', async () => {
    const id = await newDuerp();
    const negative = await calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nombreEmployes: -1 });
    expect(negative.statusCode).toBe(400);
    expect(negative.json<{ errors: { path: string }[] }>().errors[0]?.path).toBe('/body/nombreEmployes');
    expect((await calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, naf: '10' })).statusCode).toBe(
      400,
    );
    expect((await calls.document(id)).data.entreprise).toBeNull();
  });
});

describe('the units', () => {
  test('are added, renamed and put in order without losing their content', async () => {
    const { id, unites } = await makeCompleteDuerp(calls);
    const third = randomUUID();
    const response = await calls.write(id, 'update-list-unitesdetravail', {
      unitesDeTravail: [
        { idUniteDeTravail: third, displayName: 'Livraison' },
        { idUniteDeTravail: unites[1], displayName: 'Fournil de nuit' },
        { idUniteDeTravail: unites[0], displayName: 'Vente' },
      ],
    });
    expect(response.statusCode).toBe(200);
    const { unitesDeTravail } = (await calls.document(id)).data;
    expect(unitesDeTravail.map(({ displayName }) => displayName)).toStrictEqual([
      'Livraison',
      'Fournil de nuit',
      'Vente',
    ]);
    expect(unitesDeTravail.map(({ risques }) => risques.length)).toStrictEqual([0, 1, 2]);
    expect(unitesDeTravail[2]?.papripactActionsPreventives).toHaveLength(1);
  });

  test('take their risks and actions with them', async () => {
    const { id, unites } = await makeCompleteDuerp(calls);
    await calls.write(id, 'update-list-unitesdetravail', {
      unitesDeTravail: [{ idUniteDeTravail: unites[1], displayName: 'Fournil' }],
    });
    const { data } = await calls.document(id);
    expect(data.unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail)).toStrictEqual([unites[1]]);
    expect(data.niveauDeRisqueTotalValue).toBe(2);
    for (const table of ['risque', 'actionPreventive', 'categorieDeRisques'] as const) {
      const rows = await server.database.queries
        .selectFrom(table)
        .select('duerpDocumentId')
        .where('duerpDocumentId', '=', id)
        .execute();
      expect([table, rows.length]).toStrictEqual([table, table === 'actionPreventive' ? 0 : 1]);
    }
  });

  test('with the same id twice are refused, and nothing changes', async () => {
    const id = await newDuerp();
    const unite = { idUniteDeTravail: randomUUID(), displayName: 'Vente' };
    const response = await calls.write(id, 'update-list-unitesdetravail', {
      unitesDeTravail: [unite, unite],
    });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: unknown[] }>().errors).toStrictEqual([
      {
        path: '/unitesDeTravail/1/idUniteDeTravail',
        message: "L'identifiant d'une unité de travail est présent deux fois.",
      },
    ]);
    expect((await calls.document(id)).data.unitesDeTravail).toStrictEqual([]);
  });
});

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

describe('one risk', () => {
  const bodyOf = ({ unites, risques, categories }: CompleteDuerp, fields: object = {}) => ({
    ...makeRisque(String(categories[0])),
    idUniteDeTravail: unites[0],
    idRisque: risques[1],
    danger: 'Marche abîmée',
    remarques: '',
    evalGravite: 3,
    evalFrequence: 2,
    evalMaitrise: 3,
    ...fields,
  });

  test('is evaluated, and only what changed is answered when asked', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const response = await calls.write(duerp.id, 'update-risque', bodyOf(duerp), { headers: MINIMAL });
    expect(response.statusCode).toBe(200);
    expect(response.headers['preference-applied']).toBe('return=minimal');
    expect(patchOf(response)).toStrictEqual({
      isPatch: true,
      id: duerp.id,
      displayName: 'Boulangerie Martin',
      hasBeenModifiedSinceLastGeneration: false,
      niveauDeRisqueTotalValue: 11.5 / 3,
      niveauDeRisqueTotalStatus: 'ORANGE',
      unitesDeTravail: [{ idUniteDeTravail: duerp.unites[0], niveauDeRisqueValue: 4.75 }],
      risques: [
        {
          idRisque: duerp.risques[1],
          isRisqueEvalue: true,
          niveauDeRisqueValue: 4.5,
          niveauDeRisqueStatus: 'ORANGE',
        },
      ],
    });
    const { data } = await calls.document(duerp.id);
    expect(data.niveauDeRisqueTotalValue).toBe(11.5 / 3);
    expect(data.unitesDeTravail[0]?.risques[1]).toMatchObject({
      danger: 'Marche abîmée',
      niveauDeRisqueValue: 4.5,
    });
  });

  test('is not evaluated while a criterion is null', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const response = await calls.write(duerp.id, 'update-risque', bodyOf(duerp, { evalFrequence: null }), {
      headers: MINIMAL,
    });
    expect(patchOf(response).risques).toStrictEqual([
      {
        idRisque: duerp.risques[1],
        isRisqueEvalue: false,
        niveauDeRisqueValue: null,
        niveauDeRisqueStatus: null,
      },
    ]);
    expect(patchOf(response).unitesDeTravail[0]?.niveauDeRisqueValue).toBe(5);
  });

  test('a note of 5 or 2.5 is a 400; a category of another unit is a 422', async () => {
    const duerp = await makeCompleteDuerp(calls);
    for (const evalGravite of [0, 5, 2.5, '3']) {
      expect((await calls.write(duerp.id, 'update-risque', bodyOf(duerp, { evalGravite }))).statusCode).toBe(
        400,
      );
    }
    const response = await calls.write(
      duerp.id,
      'update-risque',
      bodyOf(duerp, { idCategorie: duerp.categories[1] }),
    );
    expect([response.statusCode, messageOf(response)]).toStrictEqual([
      422,
      "La catégorie du risque n'est pas dans l'unité de travail.",
    ]);
  });

  test('that is not in the document, or in another unit of it, is a 404', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const unknown = await calls.write(duerp.id, 'update-risque', bodyOf(duerp, { idRisque: randomUUID() }));
    expect([unknown.statusCode, messageOf(unknown)]).toStrictEqual([404, 'Risque introuvable.']);
    expect(
      (await calls.write(duerp.id, 'update-risque', bodyOf(duerp, { idRisque: duerp.risques[2] })))
        .statusCode,
    ).toBe(404);
    const unite = await calls.write(
      duerp.id,
      'update-risque',
      bodyOf(duerp, { idUniteDeTravail: randomUUID() }),
    );
    expect([unite.statusCode, messageOf(unite)]).toStrictEqual([404, 'Unité de travail introuvable.']);
  });

  test('keeps 40,000 characters of any script, and refuses what no database can keep', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const remarques = `${'é 🥖 漢 "\\ '.repeat(3_000)}fin`.slice(-40_000);
    await calls.write(duerp.id, 'update-risque', bodyOf(duerp, { remarques }));
    expect((await calls.document(duerp.id)).data.unitesDeTravail[0]?.risques[1]?.remarques).toBe(remarques);
    for (const unstorable of ['a\u0000b', 'a\ud83eb']) {
      const refused = await calls.write(duerp.id, 'update-risque', bodyOf(duerp, { remarques: unstorable }));
      expect(refused.statusCode).toBe(400);
      expect(refused.json<{ errors: unknown[] }>().errors).toStrictEqual([
        { path: '/body/remarques', message: "Le texte contient un caractère qui n'est pas permis." },
      ]);
    }
  });
});

describe('the PAPRIPACT', () => {
  const actionOf = (duerp: CompleteDuerp, fields: object = {}) => ({
    idAction: randomUUID(),
    idUniteDeTravail: duerp.unites[0],
    idRisqueAssocie: duerp.risques[0],
    descriptionDeLaMesure: 'Baliser les sols',
    responsable: 'Claude Roux',
    date: '2027-01-31',
    statut: 'En cours',
    ...fields,
  });
  const upsert = (id: string, body: object) => calls.write(id, 'upsert-action-preventive-papripact', body);

  test('is turned on and off, and keeps its actions', async () => {
    const { id } = await makeCompleteDuerp(calls);
    await calls.write(id, 'update-toggle-papripact', { isPapripactEnabled: true });
    expect((await calls.document(id)).data.isPapripactEnabled).toBe(true);
    await calls.write(id, 'update-toggle-papripact', { isPapripactEnabled: false });
    const { data } = await calls.document(id);
    expect([
      data.isPapripactEnabled,
      data.unitesDeTravail[0]?.papripactActionsPreventives.length,
    ]).toStrictEqual([false, 1]);
  });

  test('adds at the end, replaces in place, and deletes', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const added = actionOf(duerp);
    expect((await upsert(duerp.id, added)).statusCode).toBe(200);
    await upsert(duerp.id, actionOf(duerp, { idAction: duerp.action, statut: 'Terminé' }));
    const actions = (await calls.document(duerp.id)).data.unitesDeTravail[0]?.papripactActionsPreventives;
    expect(actions).toStrictEqual([
      { ...actionOf(duerp), idAction: duerp.action, statut: 'Terminé', budget: '' },
      { ...added, budget: '' },
    ]);
    const place = { idAction: duerp.action, idUniteDeTravail: duerp.unites[0] };
    expect((await calls.removeAction(duerp.id, place)).statusCode).toBe(200);
    expect((await calls.removeAction(duerp.id, place)).statusCode).toBe(404);
    expect(
      (await calls.document(duerp.id)).data.unitesDeTravail[0]?.papripactActionsPreventives,
    ).toHaveLength(1);
  });

  test('refuses a risk or an action of another unit, a day that does not exist and an unknown status', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const foreign = await upsert(duerp.id, actionOf(duerp, { idRisqueAssocie: duerp.risques[2] }));
    expect([foreign.statusCode, messageOf(foreign)]).toStrictEqual([
      422,
      "Le risque associé n'est pas dans l'unité de travail.",
    ]);
    const moved = {
      idAction: duerp.action,
      idUniteDeTravail: duerp.unites[1],
      idRisqueAssocie: duerp.risques[2],
    };
    expect((await upsert(duerp.id, actionOf(duerp, moved))).statusCode).toBe(422);
    expect((await upsert(duerp.id, actionOf(duerp, { date: '2027-02-30' }))).statusCode).toBe(400);
    expect((await upsert(duerp.id, actionOf(duerp, { statut: 'Fait' }))).statusCode).toBe(400);
    expect((await upsert(duerp.id, actionOf(duerp, { idUniteDeTravail: randomUUID() }))).statusCode).toBe(
      404,
    );
    const elsewhere = { idAction: duerp.action, idUniteDeTravail: duerp.unites[1] };
    const notThere = await calls.removeAction(duerp.id, elsewhere);
    expect([notThere.statusCode, messageOf(notThere)]).toStrictEqual([404, 'Action préventive introuvable.']);
  });
});

describe('concurrent writes', () => {
  const toggle = (id: string, isPapripactEnabled: boolean, headers: Record<string, string>) =>
    calls.write(id, 'update-toggle-papripact', { isPapripactEnabled }, { headers });
  const rename = (id: string, nom: string, headers: Record<string, string>) =>
    calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nom }, { headers });

  test('a stale If-Match is a 409 with the shared text, and changes nothing', async () => {
    const id = await newDuerp();
    const seen = await etagOf(id);
    expect((await rename(id, 'Première', { 'if-match': seen })).headers.etag).toBe('"2"');
    const late = await rename(id, 'Seconde', { 'if-match': seen });
    expect([late.statusCode, messageOf(late)]).toStrictEqual([409, CONFLICT]);
    expect((await calls.document(id)).displayName).toBe('Première');
    expect((await rename(id, 'Seconde', { 'if-match': '"2"' })).statusCode).toBe(200);
  });

  test('two at once with the same If-Match: one is written, one is a 409', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await newDuerp();
      const headers = { 'if-match': await etagOf(id), ...MINIMAL };
      const names = ['Un', 'Deux', 'Trois', 'Quatre'];
      const answers = await Promise.all(names.map((nom) => rename(id, nom, headers)));
      expect(
        answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right),
      ).toStrictEqual([200, 409, 409, 409]);
      const winner = names[answers.findIndex(({ statusCode }) => statusCode === 200)];
      expect((await calls.document(id)).displayName).toBe(winner);
      expect(await etagOf(id)).toBe('"2"');
    }
  });

  test('without If-Match, all are written and none is lost', async () => {
    const id = await newDuerp();
    const idUniteDeTravail = await addUnite(id);
    const sols = categorie();
    const list = Array.from({ length: 8 }, () => makeRisque(sols.idCategorie));
    await calls.write(id, 'update-list-risques', {
      idUniteDeTravail,
      categorieDeRisques: [sols],
      risques: list,
    });
    const evaluate = (risque: object) =>
      calls.write(
        id,
        'update-risque',
        {
          ...risque,
          idUniteDeTravail,
          danger: '',
          remarques: '',
          evalGravite: 1,
          evalFrequence: 1,
          evalMaitrise: 1,
        },
        { headers: MINIMAL },
      );
    const answers = await Promise.all(list.map(evaluate));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(8);
    const [unite] = (await calls.document(id)).data.unitesDeTravail;
    expect(unite?.risques.every(({ isRisqueEvalue }) => isRisqueEvalue)).toBe(true);
  });

  test('the retry of a write whose answer was lost is answered as done', async () => {
    const id = await newDuerp();
    const headers = { 'if-match': await etagOf(id) };
    await toggle(id, true, headers);
    const retried = await toggle(id, true, headers);
    expect([retried.statusCode, retried.headers.etag]).toStrictEqual([200, '"2"']);
  });

  test('a stale write on a unit that is gone is a conflict, not a 404', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const seen = await etagOf(duerp.id);
    await calls.write(duerp.id, 'update-list-unitesdetravail', { unitesDeTravail: [] });
    const late = await calls.write(
      duerp.id,
      'update-list-risques',
      { idUniteDeTravail: duerp.unites[0], categorieDeRisques: [], risques: [] },
      { headers: { 'if-match': seen } },
    );
    expect(late.statusCode).toBe(409);
  });

  test.for([
    ['"1"', 200],
    ['W/"1"', 200],
    ['"7", "1"', 200],
    ['*', 200],
    ['"2"', 409],
    ['1', 409],
    ['', 409],
  ] as const)('If-Match %s on revision 1 answers %d', async ([ifMatch, status]) => {
    const id = await newDuerp();
    expect((await rename(id, 'Nom', { 'if-match': ifMatch })).statusCode).toBe(status);
  });

  test.for([
    ['return=minimal', true],
    ['respond-async, Return = "minimal"; foo=bar', true],
    ['return=representation', false],
    ['nothing of the kind', false],
  ] as const)('Prefer %s: small answer %s', async ([prefer, isSmall]) => {
    const id = await newDuerp();
    const response = await rename(id, 'Nom', { prefer });
    expect('isPatch' in response.json<object>()).toBe(isSmall);
    expect(response.headers['preference-applied']).toBe(isSmall ? 'return=minimal' : undefined);
  });
});

describe('the cost of an edit', () => {
  test('is one risk and one document row, and a short answer, in a document of 2,000 risks', async () => {
    const id = await newDuerp();
    const unites = Array.from({ length: 20 }, (_, index) => ({
      idUniteDeTravail: randomUUID(),
      displayName: `Unité ${index}`,
    }));
    await calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail: unites });
    const sent = unites.map(({ idUniteDeTravail }) => {
      const sols = categorie();
      return {
        idUniteDeTravail,
        categorieDeRisques: [sols],
        risques: Array.from({ length: 100 }, () => makeRisque(sols.idCategorie)),
      };
    });
    for (const body of sent) await calls.write(id, 'update-list-risques', body, { headers: MINIMAL });
    const unite = sent[7];
    const risque = unite?.risques[50];
    const before = await server.database.queries
      .selectFrom('risque')
      .selectAll()
      .where('duerpDocumentId', '=', id)
      .execute();
    const response = await calls.write(
      id,
      'update-risque',
      {
        ...risque,
        idUniteDeTravail: unite?.idUniteDeTravail,
        danger: '',
        remarques: 'Vu',
        evalGravite: 4,
        evalFrequence: 4,
        evalMaitrise: 4,
      },
      { headers: MINIMAL },
    );
    expect(response.statusCode).toBe(200);
    expect(response.body.length).toBeLessThan(700);
    const after = await server.database.queries
      .selectFrom('risque')
      .selectAll()
      .where('duerpDocumentId', '=', id)
      .execute();
    const texts = new Set(before.map((row) => JSON.stringify(row)));
    expect(after).toHaveLength(2000);
    expect(
      after.filter((row) => !texts.has(JSON.stringify(row))).map(({ idRisque }) => idRisque),
    ).toStrictEqual([risque?.idRisque]);
  });
});
