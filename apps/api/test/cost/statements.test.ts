import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ENTREPRISE, makeRisque } from '../support/duerp-scenario.ts';
import { listStatements } from '../support/count-statements.ts';
import { useIndexCheck } from '../support/index-check.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { categorie, MINIMAL } from '../support/editor-scenario.ts';
import { COUNTED_WITH_DOCUMENTS } from './counted-with-documents.ts';

const { server, account, calls } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });
useIndexCheck(server);

/** Issue 10: beyond session and transaction. */
const ONE_ROW = 4;
const LIST = 8;
const CREATION = 16;
/** Issue 14: the row with its rights and the tag, then what is not kept yet. */
const READ = 2;
const KEPT = 1;
const GENERATION = 8;

type Sent = { headers?: Record<string, string> };

/** A complete document of so many risks and actions, in one unit. */
async function makeDuerp(size: number) {
  const id = idOf(await calls.create());
  const idUniteDeTravail = randomUUID();
  const sols = categorie();
  const notes = { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 } as const;
  const risques = Array.from({ length: size }, () => makeRisque(sols.idCategorie, notes));
  const actions = risques.map(({ idRisque }, index) => ({
    idAction: randomUUID(),
    idUniteDeTravail,
    idRisqueAssocie: idRisque,
    descriptionDeLaMesure: `Mesure ${index}`,
    responsable: 'Dominique Petit',
    budget: '',
    date: '2027-03-01',
    statut: 'À planifier',
  }));
  const unite = {
    idUniteDeTravail,
    displayName: 'Vente',
    categorieDeRisques: [sols],
    risques,
    papripactActionsPreventives: actions,
  };
  await calls.write(id, 'update-infosentreprise', ENTREPRISE);
  const made = await calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail: [unite] });
  if (made.statusCode !== 200) throw new Error(made.body);
  return { id, unite, sols, risques, actions };
}

type Made = Awaited<ReturnType<typeof makeDuerp>>;
type Call = [name: string, most: number, call: (made: Made, sent: Sent) => Promise<{ statusCode: number }>];

const listRisques = ({ unite: { idUniteDeTravail } }: Made, body: object, sent: Sent, id: string) =>
  calls.write(id, 'update-list-risques', { idUniteDeTravail, ...body }, sent);

const CALLS: Call[] = [
  ['getDuerp', READ, ({ id }) => calls.read(id)],
  ['getDuerp, kept', KEPT, ({ id }) => calls.read(id)],
  [
    'updateRisque',
    ONE_ROW,
    ({ id, risques, unite: { idUniteDeTravail } }, sent) =>
      calls.write(
        id,
        'update-risque',
        { ...risques[0], idUniteDeTravail, danger: '', remarques: randomUUID(), evalGravite: 4 },
        sent,
      ),
  ],
  [
    'upsertActionPreventive, a change',
    ONE_ROW,
    ({ id, actions }, sent) =>
      calls.write(id, 'upsert-action-preventive-papripact', { ...actions[0], budget: randomUUID() }, sent),
  ],
  [
    'upsertActionPreventive, a new one',
    ONE_ROW,
    ({ id, actions }, sent) =>
      calls.write(id, 'upsert-action-preventive-papripact', { ...actions[0], idAction: randomUUID() }, sent),
  ],
  [
    'updateInfosEntreprise',
    ONE_ROW,
    ({ id }, sent) =>
      calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, adresse: randomUUID() }, sent),
  ],
  [
    'updateTogglePapripact',
    ONE_ROW,
    ({ id }, sent) => calls.write(id, 'update-toggle-papripact', { isPapripactEnabled: true }, sent),
  ],
  [
    'updateExpositions',
    ONE_ROW,
    ({ id }, sent) =>
      calls.write(
        id,
        'update-expositions',
        { expositions: [{ facteur: 'nuit', donneesCollectives: randomUUID(), nombreAuDela: 1 }] },
        sent,
      ),
  ],
  [
    'updateFamilles',
    LIST,
    ({ id, unite: { idUniteDeTravail } }, sent) =>
      calls.write(
        id,
        'update-familles',
        { idUniteDeTravail, famillesNonConcernees: [{ code: 'RAY', motif: randomUUID() }] },
        sent,
      ),
  ],
  [
    'updateListUnitesDeTravail, a new name',
    LIST,
    ({ id, unite: { idUniteDeTravail } }, sent) =>
      calls.write(
        id,
        'update-list-unitesdetravail',
        { unitesDeTravail: [{ idUniteDeTravail, displayName: randomUUID() }] },
        sent,
      ),
  ],
  [
    'updateListRisques, reversed',
    LIST,
    (made, sent) =>
      listRisques(
        made,
        { categorieDeRisques: [made.sols], risques: made.risques.toReversed() },
        sent,
        made.id,
      ),
  ],
  [
    'updateListRisques, renamed',
    LIST,
    (made, sent) =>
      listRisques(
        made,
        {
          categorieDeRisques: [{ ...made.sols, displayName: randomUUID() }],
          risques: made.risques.map((risque) => ({ ...risque, displayName: randomUUID() })),
        },
        sent,
        made.id,
      ),
  ],
  [
    'updateListRisques, everything replaced and every action about another risk',
    LIST,
    (made, sent) => {
      const sols = categorie('Brûlures');
      const risques = made.risques.map(() => makeRisque(sols.idCategorie));
      const actionsAssociees = made.actions.map(({ idAction }, index) => ({
        idAction,
        idRisqueAssocie: risques[index]?.idRisque,
      }));
      return listRisques(made, { categorieDeRisques: [sols], risques, actionsAssociees }, sent, made.id);
    },
  ],
  [
    'deleteActionPreventive',
    ONE_ROW,
    ({ id, actions, unite: { idUniteDeTravail } }, sent) =>
      calls.removeAction(id, { idAction: actions[0]?.idAction, idUniteDeTravail }, sent),
  ],
  ['listDuerps', LIST, () => calls.list()],
  ['listVersions', LIST, ({ id }) => server.request({ url: `/api/duerp/${id}/versions/list`, account })],
  ['listArchives', LIST, () => server.request({ url: '/api/myaccount/archives', account })],
  [
    'getMasterData',
    ONE_ROW,
    ({ id }) => server.request({ url: `/api/duerpmasterdata/risques?duerpDocId=${id}`, account }),
  ],
  ['createDuerp', CREATION, () => calls.create({ headers: { 'idempotency-key': randomUUID() } })],
  [
    'duplicateDuerp',
    CREATION,
    ({ id }) => calls.duplicate(id, { headers: { 'idempotency-key': randomUUID() } }),
  ],
  [
    'updateListUnitesDeTravail, all deleted and others with their content',
    LIST,
    async (made, sent) => {
      const { unite, sols } = made;
      const idUniteDeTravail = randomUUID();
      const renewed = {
        ...unite,
        idUniteDeTravail,
        categorieDeRisques: [{ ...sols, idCategorie: randomUUID() }],
      };
      const idCategorie = renewed.categorieDeRisques[0]?.idCategorie ?? '';
      return calls.write(
        made.id,
        'update-list-unitesdetravail',
        {
          unitesDeTravail: [
            {
              ...renewed,
              risques: made.risques.map((risque) => ({ ...risque, idCategorie, idRisque: randomUUID() })),
              papripactActionsPreventives: made.actions.map((action) => ({
                ...action,
                idUniteDeTravail,
                idAction: randomUUID(),
                idRisqueAssocie: null,
              })),
            },
          ],
        },
        sent,
      );
    },
  ],
  ['deleteDuerp', ONE_ROW, ({ id }) => calls.remove(id)],
];

/** What each call costs on a document of so many risks, by its name. */
async function countEach(size: number, headers: Record<string, string>) {
  const made = await makeDuerp(size);
  const counts: Record<string, number> = {};
  for (const [name, most, call] of CALLS) {
    let statusCode = 0;
    const statements = await listStatements(async () => ({ statusCode } = await call(made, { headers })));
    expect([name, statusCode]).toStrictEqual([name, expect.toBeOneOf([200, 201, 204])]);
    expect(statements.length, `${name}: ${statements.join('\n')}`).toBeGreaterThan(0);
    expect(statements.length, `${name}: ${statements.join('\n').slice(0, 2_000)}`).toBeLessThanOrEqual(most);
    counts[name] = statements.length;
  }
  return counts;
}

/** Counted by a test of their own, below. */
const OF_VERSIONS = ['generateVersion', 'downloadVersion', 'downloadVersionDemo'];

test('no operation that is said to be counted here is missing', () => {
  const counted = new Set([...CALLS.map(([name]) => name.split(',')[0]), ...OF_VERSIONS]);
  expect(counted).toStrictEqual(new Set(COUNTED_WITH_DOCUMENTS));
});

describe.each([
  ['the whole document is answered', {}],
  ['what changed is answered', MINIMAL],
])('when %s', (_name, headers) => {
  test('no call does more statements for 1,000 risks than for one, nor more than its share', async () => {
    expect(await countEach(1_000, headers)).toStrictEqual(await countEach(1, headers));
  });
});

test('a generation is a creation, however many risks it prints; its downloads read one row', async () => {
  const count = async (size: number) => {
    const { id } = await makeDuerp(size);
    let versionId = '';
    const generation = await listStatements(async () => {
      const answer = await calls.generate(id, {}, { headers: { 'idempotency-key': randomUUID() } });
      expect(answer.statusCode).toBe(201);
      versionId = idOf(answer);
    });
    const download = (suffix: string) => () =>
      server.request({ url: `/api/duerp/${id}/versions/${versionId}/download${suffix}`, account });
    const full = await listStatements(download(''));
    await download('-demo')();
    const demo = await listStatements(download('-demo'));
    return [generation, full, demo].map(({ length }) => length);
  };
  const [generation = 0, full = 0, demo = 0] = await count(1);
  expect(generation).toBeLessThanOrEqual(GENERATION);
  expect(full).toBeLessThanOrEqual(ONE_ROW);
  expect(demo).toBeLessThanOrEqual(ONE_ROW);
  expect(await count(1_000)).toStrictEqual([generation, full, demo]);
});
