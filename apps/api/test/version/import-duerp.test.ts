import { randomUUID } from 'node:crypto';
import type { DuerpDocument, ImportDuerpRequest } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import type { TestAccount } from '../build-app.ts';
import { ENTREPRISE, makeCompleteDuerp, makeRisque, messageOf } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { categorie } from '../support/editor-scenario.ts';
import { EMPTY_IMPORT } from '../support/empty-import.ts';

const { server, account, calls, signUp } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });

const importDuerp = (
  body: object,
  { from = account, headers = {} }: { from?: TestAccount; headers?: Record<string, string> } = {},
) => server.request({ method: 'POST', url: '/api/duerp/import', account: from, body, headers });

const toRequest = ({ displayName, data }: DuerpDocument): ImportDuerpRequest => ({
  displayName,
  entreprise: data.entreprise,
  unitesDeTravail: data.unitesDeTravail,
  isPapripactEnabled: data.isPapripactEnabled,
  ressourcesPapripact: data.ressourcesPapripact ?? '',
  expositions: data.expositions ?? [],
  displayOptions: data.displayOptions,
});

test('a document comes whole to another account, without its versions', async () => {
  const { id } = await makeCompleteDuerp(calls);
  await calls.write(id, 'update-toggle-papripact', {
    isPapripactEnabled: true,
    ressourcesPapripact: 'Un mi-temps',
  });
  await calls.write(id, 'update-expositions', {
    expositions: [{ facteur: 'nuit', donneesCollectives: 'Fournil', nombreAuDela: 2 }],
  });
  await calls.generate(id);
  const source = await calls.document(id);
  const other = await signUp('reprise@exemple.fr');
  const created = await importDuerp(toRequest(source), { from: other.account });
  expect([created.statusCode, created.headers.etag]).toStrictEqual([201, '"1"']);
  const copy = await other.calls.document(idOf(created));
  expect(copy).toMatchObject({
    displayName: source.displayName,
    versions: [],
    hasBeenModifiedSinceLastGeneration: false,
  });
  expect(copy.data).toStrictEqual(source.data);
  // It is hers: the first account neither sees nor reads it.
  expect((await calls.read(copy.id)).statusCode).toBe(404);
  expect((await other.calls.generate(copy.id)).statusCode).toBe(201);
});

test('it is as new as any other: made, changed and opened now, so that nobody is told that it is not used', async () => {
  const id = idOf(await importDuerp(EMPTY_IMPORT));
  const row = await server.database.queries
    .selectFrom('duerpDocument')
    .select(['createdAt', 'updatedAt', 'openedAt', 'deletedAt', 'generatedRevision'])
    .where('id', '=', id)
    .executeTakeFirst();
  const now = server.clock.now().toISOString();
  expect(row).toEqual({
    createdAt: now,
    updatedAt: now,
    openedAt: now,
    deletedAt: null,
    generatedRevision: null,
  });
});

test.for([
  ['none', true, false],
  ['code', false, true],
  ['niveauDeRisqueValue', false, false],
] as const)(
  'the reports are as the file has them: by %s, units together %s, categories together %s',
  async ([sortBy, shouldGroupByUnite, shouldGroupByCategorie]) => {
    const displayOptions = { sortBy, shouldGroupByUnite, shouldGroupByCategorie };
    const { account: from, calls: own } = await signUp(`options-${sortBy}@exemple.fr`);
    const { data } = await own.document(
      idOf(await importDuerp({ ...EMPTY_IMPORT, displayOptions }, { from })),
    );
    expect(data.displayOptions).toStrictEqual(displayOptions);
  },
);

test('each mistake of a unit is told with its place in the file', async () => {
  const { account: from } = await signUp('places@exemple.fr');
  const [one, two] = [uniteOf({}), uniteOf({ effectif: { total: 2, femmes: 3, hommes: null } })];
  const pathsOf = async (unitesDeTravail: object[]) =>
    (await importDuerp({ ...EMPTY_IMPORT, unitesDeTravail }, { from }))
      .json<{ errors: { path: string }[] }>()
      .errors.map(({ path }) => path);
  expect(await pathsOf([one, two])).toStrictEqual(['/unitesDeTravail/1/effectif']);
  expect(await pathsOf([one, uniteOf({}), one])).toStrictEqual(['/unitesDeTravail/2/idUniteDeTravail']);
});

test('a name of blanks is none: the document has that of a new one', async () => {
  const { displayName } = await calls.document(
    idOf(await importDuerp({ ...EMPTY_IMPORT, displayName: '  ' })),
  );
  expect(displayName).toBe((await calls.document(idOf(await calls.create()))).displayName);
});

test('the same ids come in twice: they identify within a document only', async () => {
  const { id } = await makeCompleteDuerp(calls);
  const body = toRequest(await calls.document(id));
  const [first, second] = [await importDuerp(body), await importDuerp(body)];
  expect([first.statusCode, second.statusCode]).toStrictEqual([201, 201]);
  expect((await calls.document(idOf(second))).data).toStrictEqual((await calls.document(id)).data);
});

test('sent again under its key it is the same document, and another content under it is refused', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const [first, again] = [
    await importDuerp(EMPTY_IMPORT, { headers }),
    await importDuerp(EMPTY_IMPORT, { headers }),
  ];
  expect(idOf(again)).toBe(idOf(first));
  expect((await importDuerp({ ...EMPTY_IMPORT, displayName: 'Autre' }, { headers })).statusCode).toBe(422);
});

test('an account at its limit of documents imports none', async () => {
  const { account: full } = await signUp('pleine@exemple.fr', { maxNumberOfDuerps: 1 });
  expect((await importDuerp(EMPTY_IMPORT, { from: full })).statusCode).toBe(201);
  const refused = await importDuerp(EMPTY_IMPORT, { from: full });
  expect([refused.statusCode, messageOf(refused)]).toStrictEqual([
    403,
    'Vous avez atteint la limite de DUERP.',
  ]);
});

test('the computed levels of a file are not believed', async () => {
  const sols = categorie();
  const risque = {
    ...makeRisque(sols.idCategorie, { evalGravite: 4, evalFrequence: 4, evalMaitrise: 4 }),
    niveauDeRisqueValue: 0.25,
  };
  const unite = {
    idUniteDeTravail: randomUUID(),
    displayName: 'Vente',
    categorieDeRisques: [sols],
    risques: [risque],
  };
  const { data } = await calls.document(
    idOf(await importDuerp({ ...EMPTY_IMPORT, unitesDeTravail: [unite] })),
  );
  expect(data.unitesDeTravail[0]?.risques[0]?.niveauDeRisqueValue).toBe(20);
});

const uniteOf = (changes: object) => ({ idUniteDeTravail: randomUUID(), displayName: 'Vente', ...changes });

test.for<[string, number, () => object]>([
  ['a field of nobody', 400, () => ({ ...EMPTY_IMPORT, accountId: randomUUID() })],
  ['no units', 400, () => ({ ...EMPTY_IMPORT, unitesDeTravail: undefined })],
  ['a document without a name', 400, () => ({ ...EMPTY_IMPORT, displayName: '' })],
  [
    'a company of another shape',
    400,
    () => ({ ...EMPTY_IMPORT, entreprise: { ...ENTREPRISE, nombreEmployes: -1 } }),
  ],
  [
    'the same unit twice',
    422,
    () => {
      const unite = uniteOf({});
      return { ...EMPTY_IMPORT, unitesDeTravail: [unite, unite] };
    },
  ],
  [
    'the same risk in two units',
    422,
    () => {
      const one = categorie();
      const two = categorie();
      const risque = makeRisque(one.idCategorie);
      return {
        ...EMPTY_IMPORT,
        unitesDeTravail: [
          uniteOf({ categorieDeRisques: [one], risques: [risque] }),
          uniteOf({ categorieDeRisques: [two], risques: [{ ...risque, idCategorie: two.idCategorie }] }),
        ],
      };
    },
  ],
  [
    'a unit with more women than people',
    422,
    () => ({
      ...EMPTY_IMPORT,
      unitesDeTravail: [uniteOf({ effectif: { total: 2, femmes: 3, hommes: null } })],
    }),
  ],
  [
    'a risk of no category',
    422,
    () => ({ ...EMPTY_IMPORT, unitesDeTravail: [uniteOf({ risques: [makeRisque(randomUUID())] })] }),
  ],
])('%s is a %d, and nothing is kept of it', async ([, status, makeBody]) => {
  const before = (await calls.list()).json<unknown[]>().length;
  const refused = await importDuerp(makeBody());
  expect(refused.statusCode).toBe(status);
  expect(messageOf(refused)).toMatch(/\p{L}/u);
  expect((await calls.list()).json<unknown[]>()).toHaveLength(before);
});

test('a document over the greatest size is refused with what the file holds, one at it comes in', async () => {
  const { account: big, calls: bigCalls } = await signUp('grande@exemple.fr', { isVip: 1 });
  const makeBody = (actions: number) => {
    const idUniteDeTravail = randomUUID();
    const action = (index: number) => ({
      idAction: randomUUID(),
      idUniteDeTravail,
      idRisqueAssocie: null,
      descriptionDeLaMesure: `Mesure ${index}`,
      responsable: '',
      budget: '',
      date: '2027-01-01',
      statut: 'À planifier',
    });
    const rows = Array.from({ length: actions }, (_, index) => action(index));
    // No list may hold more than 5,000: the last ones stand in another unit.
    const other = randomUUID();
    return {
      ...EMPTY_IMPORT,
      unitesDeTravail: [
        uniteOf({ idUniteDeTravail, papripactActionsPreventives: rows.slice(0, 5_000) }),
        uniteOf({
          idUniteDeTravail: other,
          papripactActionsPreventives: rows.slice(5_000).map((row) => ({ ...row, idUniteDeTravail: other })),
        }),
      ],
    };
  };
  const refused = await importDuerp(makeBody(5_001), { from: big });
  expect(refused.statusCode).toBe(422);
  expect(messageOf(refused)?.replaceAll(/\s/g, ' ')).toBe(
    "Un DUERP peut avoir 5 000 actions préventives au plus : celui du fichier en a 5 001. Rien n'a été importé.",
  );
  expect((await bigCalls.list()).json<unknown[]>()).toHaveLength(0);
  expect((await importDuerp(makeBody(5_000), { from: big })).statusCode).toBe(201);
});

test('a document whose texts take too much is refused with what the file holds', async () => {
  const sols = categorie();
  const remarques = 'x'.repeat(40_000);
  const risques = Array.from({ length: 251 }, () => makeRisque(sols.idCategorie, { remarques }));
  const refused = await importDuerp({
    ...EMPTY_IMPORT,
    unitesDeTravail: [uniteOf({ categorieDeRisques: [sols], risques })],
  });
  expect([refused.statusCode, messageOf(refused)?.replaceAll(/\s/g, ' ')]).toStrictEqual([
    422,
    "Les textes d'un DUERP peuvent prendre 10 Mo au plus : ceux du fichier prennent 10,1 Mo. Rien n'a été importé.",
  ]);
});

test('a document with 2,501 categories is refused, one with 2,500 comes in', async () => {
  // No unit may have more than 500.
  const uniteWith = (categories: number) =>
    uniteOf({
      categorieDeRisques: Array.from({ length: categories }, (_, index) => categorie(`Risque ${index}`)),
    });
  const makeBody = (last: number) => ({
    ...EMPTY_IMPORT,
    unitesDeTravail: [...Array.from({ length: 4 }, () => uniteWith(500)), uniteWith(499), uniteWith(last)],
  });
  const refused = await importDuerp(makeBody(2));
  expect([refused.statusCode, messageOf(refused)?.replaceAll(/\s/g, ' ')]).toStrictEqual([
    422,
    "Un DUERP peut avoir 2 500 catégories de risques au plus : celui du fichier en a 2 501. Rien n'a été importé.",
  ]);
  expect((await importDuerp(makeBody(1))).statusCode).toBe(201);
});

test('an account imports so many times in an hour', async () => {
  const { account: eager } = await signUp('pressee@exemple.fr', { isVip: 1 });
  for (let use = 1; use < LIMITS.importPerAccount.max; use++)
    await server.deps.limiter.use('importPerAccount', eager.id);
  expect((await importDuerp(EMPTY_IMPORT, { from: eager })).statusCode).toBe(201);
  expect((await importDuerp(EMPTY_IMPORT, { from: eager })).statusCode).toBe(429);
  expect((await importDuerp(EMPTY_IMPORT)).statusCode).toBe(201);
});
