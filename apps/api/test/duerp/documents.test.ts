import { randomUUID } from 'node:crypto';
import type { DuerpDocument, DuerpListItem, MasterData } from '@odu/api-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertSubscription } from '../../src/repositories/subscription-repository.ts';
import { purgeDeletedDuerps } from '../../src/repositories/duerp-repository.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';
import {
  DISPLAY_OPTIONS,
  type DuerpCalls,
  ENTREPRISE,
  makeCompleteDuerp,
  makeDuerpCalls,
  makeRisque,
  messageOf,
} from '../support/duerp-scenario.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

// The content of a PDF is tested with the versions: here a document only needs to have one.
const reports = {
  render: () => Promise.resolve(new Uint8Array([37, 80, 68, 70])),
  warmUp: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
const server = useTestServer({ deps: { reports } });

const signUp = async (...args: Parameters<typeof server.signUp>) => {
  const account = await server.signUp(...args);
  return { account, calls: makeDuerpCalls(server, account) };
};
const idOf = (response: { json: <T>() => T }) => response.json<{ id: string }>().id;
const dayFromNow = (days: number) =>
  new Date(server.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

let account: TestAccount;
let calls: DuerpCalls;
beforeAll(async () => {
  ({ account, calls } = await signUp('documents@exemple.fr', { maxNumberOfDuerps: 1000 }));
});

describe('a new document', () => {
  test('is empty, grouped by unit and by category, and a draft', async () => {
    const created = await calls.create();
    expect([created.statusCode, created.headers.etag]).toStrictEqual([201, '"1"']);
    const read = await calls.read(idOf(created));
    expect([read.statusCode, read.headers.etag]).toStrictEqual([200, '"1"']);
    expect(read.json()).toStrictEqual({
      id: idOf(created),
      displayName: 'Nouveau DUERP',
      description: '',
      data: {
        entreprise: null,
        unitesDeTravail: [],
        isPapripactEnabled: false,
        niveauDeRisqueTotalValue: null,
        niveauDeRisqueTotalStatus: null,
        displayOptions: { sortBy: 'none', shouldGroupByUnite: true, shouldGroupByCategorie: true },
      },
      versions: [],
      paymentStatus_Derivated: 'DRAFT',
      isVip_Derivated: false,
      hasFullAccess_Derivated: false,
      hasBeenModifiedSinceLastGeneration: false,
    });
  });

  test('is refused at the limit, which a deletion frees', async () => {
    const limited = await signUp('limite@exemple.fr', { maxNumberOfDuerps: 2 });
    const first = idOf(await limited.calls.create());
    await limited.calls.create();
    for (const refused of [await limited.calls.create(), await limited.calls.duplicate(first)]) {
      expect([refused.statusCode, messageOf(refused)]).toStrictEqual([
        403,
        'Vous avez atteint la limite de DUERP.',
      ]);
    }
    expect((await limited.calls.list()).json<unknown[]>()).toHaveLength(2);
    await limited.calls.remove(first);
    expect((await limited.calls.create()).statusCode).toBe(201);
  });

  test('counts 5 by default and 50 for a VIP, also when ten are asked at once', async () => {
    const ordinary = await signUp('cinq@exemple.fr');
    const answers = await Promise.all(Array.from({ length: 10 }, () => ordinary.calls.create()));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(5);
    const vip = await signUp('vip-50@exemple.fr', { isVip: 1 });
    for (let count = 0; count < 50; count++) expect((await vip.calls.create()).statusCode).toBe(201);
    expect((await vip.calls.create()).statusCode).toBe(403);
  });
});

describe('the list', () => {
  test('shows the last created first, without units, with the latest version', async () => {
    const lister = await signUp('liste@exemple.fr');
    const { id } = await makeCompleteDuerp(lister.calls);
    server.clock.advance(1000);
    const second = idOf(await lister.calls.create());
    await lister.calls.generate(id, { notesDeVersion: 'Première' });
    server.clock.advance(1000);
    await lister.calls.generate(id, { notesDeVersion: 'Seconde' });
    const list = (await lister.calls.list()).json<DuerpListItem[]>();
    expect(list.map((item) => item.id)).toStrictEqual([second, id]);
    expect(list[0]).toMatchObject({
      displayName: 'Nouveau DUERP',
      data: { entreprise: null },
      latestVersion: null,
      paymentStatus_Derivated: 'DRAFT',
    });
    expect(list[1]).toMatchObject({
      displayName: 'Boulangerie Martin',
      data: { entreprise: { nom: 'Boulangerie Martin', siret: '73282932000074' } },
      latestVersion: { versionNumber: 2, notesDeVersion: 'Seconde', isCovered_Derivated: false },
      paymentStatus_Derivated: 'PAYMENT_NEEDED',
      hasBeenModifiedSinceLastGeneration: false,
    });
    expect(Object.keys(list[1]?.data ?? {})).toStrictEqual(['entreprise']);
  });
});

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

describe('a copy', () => {
  test('has everything but the versions, under new ids', async () => {
    const source = await makeCompleteDuerp(calls);
    await calls.write(source.id, 'update-toggle-papripact', { isPapripactEnabled: true });
    await calls.generate(source.id);
    const before = await calls.document(source.id);
    const answer = await calls.duplicate(source.id);
    expect([answer.statusCode, answer.headers.etag]).toStrictEqual([201, '"1"']);
    const copy = await calls.document(idOf(answer));
    expect(copy).toMatchObject({
      displayName: 'Boulangerie Martin (copie)',
      versions: [],
      paymentStatus_Derivated: 'DRAFT',
      hasBeenModifiedSinceLastGeneration: false,
    });
    const idsIn = (document: DuerpDocument): string[] => [
      ...(JSON.stringify(document.data).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []),
    ];
    expect(idsIn(copy)).toHaveLength(idsIn(before).length);
    expect(idsIn(copy).filter((id) => idsIn(before).includes(id))).toStrictEqual([]);
    // The same shape, with ids replaced by the place where each first appears.
    const shapeOf = (document: DuerpDocument) => {
      const places = [...new Set(idsIn(document))];
      return JSON.stringify(document.data).replaceAll(
        /[0-9a-f]{8}-[0-9a-f-]{27}/g,
        (id) => `#${places.indexOf(id)}`,
      );
    };
    expect(shapeOf(copy)).toBe(shapeOf(before));
    expect(await calls.document(source.id)).toStrictEqual(before);
  });

  test('of a document with the longest name still ends with « (copie) »', async () => {
    const id = idOf(await calls.create());
    await calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nom: 'x'.repeat(200) });
    const copy = await calls.document(idOf(await calls.duplicate(id)));
    expect(copy.displayName).toHaveLength(200);
    expect(copy.displayName.endsWith('… (copie)')).toBe(true);
  });
});

describe('a deleted document', () => {
  test('without a version leaves everything, and the purge erases it after its time', async () => {
    const { id } = await makeCompleteDuerp(calls);
    expect((await calls.remove(id)).statusCode).toBe(204);
    expect((await calls.read(id)).statusCode).toBe(404);
    expect((await calls.remove(id)).statusCode).toBe(404);
    expect((await calls.duplicate(id)).statusCode).toBe(404);
    const archives = await server.request({ url: '/api/myaccount/archives', account });
    expect(archives.json<{ id: string }[]>().some((archive) => archive.id === id)).toBe(false);
    const countRisques = async () =>
      (
        await server.database.queries
          .selectFrom('risque')
          .select('idRisque')
          .where('duerpDocumentId', '=', id)
          .execute()
      ).length;
    await purgeDeletedDuerps(
      server.database.queries,
      new Date(server.clock.now().getTime() - DAY).toISOString(),
    );
    expect(await countRisques()).toBe(3);
    await purgeDeletedDuerps(
      server.database.queries,
      new Date(server.clock.now().getTime() + DAY).toISOString(),
    );
    expect(await countRisques()).toBe(0);
  });

  test('with versions goes to the archive, which no purge touches', async () => {
    const { id } = await makeCompleteDuerp(calls);
    await calls.generate(id, { notesDeVersion: 'À garder' });
    await calls.remove(id);
    expect((await server.request({ url: `/api/duerp/${id}/versions/list`, account })).statusCode).toBe(404);
    await purgeDeletedDuerps(
      server.database.queries,
      new Date(server.clock.now().getTime() + DAY).toISOString(),
    );
    const archives = (await server.request({ url: '/api/myaccount/archives', account })).json<
      { id: string; versions: { id: string }[] }[]
    >();
    expect(archives[0]).toMatchObject({
      id,
      displayName: 'Boulangerie Martin',
      deletedAt: server.clock.now().toISOString(),
      versions: [{ versionNumber: 1, notesDeVersion: 'À garder' }],
    });
    const url = `/api/myaccount/archives/${id}/versions/${archives[0]?.versions[0]?.id}`;
    expect((await server.request({ url: `${url}/download`, account })).statusCode).toBe(403);
    const demo = await server.request({ url: `${url}/download-demo`, account });
    expect([demo.statusCode, demo.headers['content-disposition']]).toStrictEqual([
      200,
      'attachment; filename="DUERP_v1_demo.pdf"',
    ]);
  });

  test('stays when the client saw an older one', async () => {
    const id = idOf(await calls.create());
    await calls.write(id, 'update-infosentreprise', ENTREPRISE);
    expect((await calls.remove(id, { headers: { 'if-match': '"1"' } })).statusCode).toBe(409);
    expect((await calls.remove(id, { headers: { 'if-match': '"2"' } })).statusCode).toBe(204);
  });
});

describe('the payment status', () => {
  const subscribe = (
    accountId: string,
    plan: 'SUBPLAN_STANDARD' | 'SUBPLAN_PREMIUM',
    duerpDocumentId: string | null,
    days: number,
  ) =>
    insertSubscription(server.database.queries, {
      id: randomUUID(),
      accountId,
      plan,
      duerpDocumentId,
      startDate: dayFromNow(days - 365),
      paidUntilDate: dayFromNow(days),
    });
  const accessOf = ({
    paymentStatus_Derivated,
    isVip_Derivated,
    hasFullAccess_Derivated,
    versions,
  }: DuerpDocument) => [
    paymentStatus_Derivated,
    isVip_Derivated,
    hasFullAccess_Derivated,
    versions.map(({ isCovered_Derivated }) => isCovered_Derivated),
  ];

  test('of a standard subscription covers its own document alone, then expires; what it covered stays covered', async () => {
    const buyer = await signUp('standard@exemple.fr');
    const bought = await makeCompleteDuerp(buyer.calls);
    const other = await makeCompleteDuerp(buyer.calls);
    expect(accessOf(await buyer.calls.document(bought.id))).toStrictEqual(['DRAFT', false, false, []]);
    await subscribe(buyer.account.id, 'SUBPLAN_STANDARD', bought.id, 10);
    expect(accessOf(await buyer.calls.document(bought.id))).toStrictEqual(['DRAFT', false, true, []]);
    await buyer.calls.generate(bought.id);
    await buyer.calls.generate(other.id);
    expect(accessOf(await buyer.calls.document(bought.id))).toStrictEqual([
      'IN_PAID_PERIOD',
      false,
      true,
      [true],
    ]);
    expect(accessOf(await buyer.calls.document(other.id))).toStrictEqual([
      'PAYMENT_NEEDED',
      false,
      false,
      [false],
    ]);

    server.clock.advance(12 * DAY);
    const back = { account: { ...buyer.account, ...(await server.deps.sessions.open(buyer.account.id)) } };
    await buyer.calls.generate(bought.id, {}, back);
    const expired = (await buyer.calls.read(bought.id, back)).json<DuerpDocument>();
    expect(accessOf(expired)).toStrictEqual(['EXPIRED', false, false, [false, true]]);
    const download = (index: number) =>
      server.request({
        url: `/api/duerp/${bought.id}/versions/${expired.versions[index]?.id}/download`,
        ...back,
      });
    expect((await download(1)).statusCode).toBe(200);
    const refused = await download(0);
    expect([refused.statusCode, messageOf(refused)]).toStrictEqual([
      403,
      "Cette version n'est pas couverte par un abonnement\u00a0: seul le PDF de démonstration peut être téléchargé.",
    ]);
  });

  test('of an active premium covers every document, and a VIP has them all', async () => {
    const premium = await signUp('premium@exemple.fr');
    await subscribe(premium.account.id, 'SUBPLAN_PREMIUM', null, 30);
    const { id } = await makeCompleteDuerp(premium.calls);
    await premium.calls.generate(id);
    expect(accessOf(await premium.calls.document(id))).toStrictEqual(['IN_PAID_PERIOD', false, true, [true]]);
    const vip = await signUp('vip@exemple.fr', { isVip: 1 });
    const draft = idOf(await vip.calls.create());
    expect(accessOf(await vip.calls.document(draft))).toStrictEqual(['VIP', true, true, []]);
  });
});

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
      [[], 90, 9],
    );
    await freshCalls.write(id, 'update-infosentreprise', ENTREPRISE);
    const after = await read(id);
    expect(after.secteursReconnus).toStrictEqual(['COMMERCE']);
    expect(after.categorieDeRisques.filter(({ isSecteurSpecifique }) => isSecteurSpecifique)).toHaveLength(6);
    expect(after.unitesDeTravail[0]).toStrictEqual({
      idUniteDeTravail: 'ut_commerce_01',
      displayName: 'Caisse et encaissement',
      isHighlighted: true,
    });
  });

  test('need the document in the query', async () => {
    expect((await server.request({ url: '/api/duerpmasterdata/risques', account: fresh })).statusCode).toBe(
      400,
    );
  });
});

test('opening a document is noted once a day, and is not an edit', async () => {
  const opener = await signUp('ouverture@exemple.fr');
  const id = idOf(await opener.calls.create());
  const openedAt = async () =>
    (
      await server.database.queries
        .selectFrom('duerpDocument')
        .select('openedAt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).openedAt;
  const first = await openedAt();
  server.clock.advance(23 * HOUR);
  const later = async () => ({
    account: { ...opener.account, ...(await server.deps.sessions.open(opener.account.id)) },
  });
  await opener.calls.read(id, await later());
  expect(await openedAt()).toBe(first);
  server.clock.advance(2 * HOUR);
  const read = await opener.calls.read(id, await later());
  expect([await openedAt(), read.headers.etag]).toStrictEqual([server.clock.now().toISOString(), '"1"']);
});

test("the options of the last generation are the document's", async () => {
  const generator = await signUp('options@exemple.fr');
  const { id } = await makeCompleteDuerp(generator.calls);
  await generator.calls.generate(id);
  expect((await generator.calls.document(id)).data.displayOptions).toStrictEqual(DISPLAY_OPTIONS);
});
