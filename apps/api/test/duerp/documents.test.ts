import type { DuerpListItem } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { DISPLAY_OPTIONS, makeCompleteDuerp, makeRisque, messageOf } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, calls, signUp } = useDuerpServer({ deps: NO_ENGINE });

const HOUR = 3_600_000;

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
        ressourcesPapripact: '',
        expositions: [],
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
      data: {
        entreprise: {
          nom: 'Boulangerie Martin',
          siret: '73282932000074',
          nombreEmployes: 8,
          isSecteurPublic: false,
        },
      },
      latestVersion: { versionNumber: 2, notesDeVersion: 'Seconde', isCovered_Derivated: false },
      paymentStatus_Derivated: 'PAYMENT_NEEDED',
      hasBeenModifiedSinceLastGeneration: false,
    });
    expect(Object.keys(list[1]?.data ?? {})).toStrictEqual(['entreprise']);
  });

  test('says the bands of each document as it is now and its highest level, of nobody else’s and of no deleted one', async () => {
    const lister = await signUp('niveaux@exemple.fr');
    const other = await signUp('voisin@exemple.fr');
    await makeCompleteDuerp(other.calls);
    const deleted = await makeCompleteDuerp(lister.calls);
    await lister.calls.remove(deleted.id);
    const { id, unites, categories } = await makeCompleteDuerp(lister.calls);
    const empty = idOf(await lister.calls.create());
    const list = async () =>
      new Map(
        (await lister.calls.list())
          .json<DuerpListItem[]>()
          .map(({ id: duerpId, compteurs, niveauLePlusEleve }) => [
            duerpId,
            { compteurs, niveauLePlusEleve },
          ]),
      );
    const none = { GREEN: 0, YELLOW: 0, ORANGE: 0, RED: 0, NON_EVALUE: 0 };
    const first = await list();
    expect(first.size).toBe(2);
    expect(first.get(empty)).toStrictEqual({ compteurs: none, niveauLePlusEleve: null });
    expect(first.get(id)).toStrictEqual({
      compteurs: { ...none, GREEN: 1, YELLOW: 1, RED: 1 },
      niveauLePlusEleve: 5,
    });
    // 3 and 4.99 are orange, 5 is red: the next one is 1 x 4 x 0.75, and one waits for its evaluation.
    const categorie = { idCategorie: categories[0], code: '', displayName: 'Sols', isUserDefined: false };
    const notes = { evalGravite: 1, evalFrequence: 4, evalMaitrise: 3 } as const;
    await lister.calls.write(id, 'update-list-risques', {
      idUniteDeTravail: unites[0],
      categorieDeRisques: [categorie],
      risques: [makeRisque(categories[0] ?? '', notes), makeRisque(categories[0] ?? '')],
    });
    expect((await list()).get(id)).toStrictEqual({
      compteurs: { ...none, YELLOW: 1, ORANGE: 1, NON_EVALUE: 1 },
      niveauLePlusEleve: 3,
    });
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
