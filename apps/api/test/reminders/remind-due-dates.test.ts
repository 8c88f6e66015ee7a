import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Queries } from '../../src/db/database.ts';
import { cleanUp } from '../../src/jobs/clean-up.ts';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { makeRemindDueDates } from '../../src/reminders/remind-due-dates.ts';
import { updateAccount } from '../../src/repositories/account/account-repository.ts';
import { type DueDuerp, listDueDuerps } from '../../src/repositories/duerp/due-duerp-repository.ts';
import { updateDuerp } from '../../src/repositories/duerp/duerp-repository.ts';
import { makeCompleteDuerp, makeDuerpCalls } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { listByTwo } from '../support/list-pages.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });
const { signal } = new AbortController();

const setClock = (day: string) =>
  server.clock.advance(Date.parse(`${day}T11:00:00.000Z`) - server.clock.now().getTime());
const run = (deps = server.deps) =>
  makeRemindDueDates(deps)({
    payload: {},
    signal,
    isDateDoubted: () => false,
    finish: () => Promise.resolve(),
  });
const on = async (day: string) => {
  setClock(day);
  await run();
};
const subjects = async () => (await server.mails()).map(({ subject }) => subject);

beforeEach(async () => {
  await server.database.queries.deleteFrom('mail').execute();
  await server.database.queries
    .updateTable('duerpDocument')
    .set({ deletedAt: '2020-01-01T00:00:00.000Z' })
    .execute();
  setClock('2026-11-16');
});

/** A document with a version of 16 November 2026, of a company of so many. */
const own = async (nombreEmployes: number, isSecteurPublic = false) => {
  const owner = await signUp(`${randomUUID()}@exemple.fr`);
  const duerp = await makeCompleteDuerp(owner.calls);
  const { data } = await owner.calls.document(duerp.id);
  await owner.calls.write(duerp.id, 'update-infosentreprise', {
    ...data.entreprise,
    nombreEmployes,
    isSecteurPublic,
  });
  expect((await owner.calls.generate(duerp.id)).statusCode).toBe(201);
  return { ...owner, ...duerp };
};

type Owned = Awaited<ReturnType<typeof own>>;

describe('a document with a version', () => {
  test('is told 30 and 7 days before, on the day and 30 days after, once each', async () => {
    const { id, account } = await own(11);
    const days = ['2027-10-16', '2027-10-17', '2027-10-18', '2027-11-08', '2027-11-09', '2027-11-15'];
    for (const day of [...days, '2027-11-16', '2027-11-17', '2027-12-15', '2027-12-16', '2028-03-01'])
      await on(day);
    expect(await subjects()).toEqual(
      [
        'En retard de\u00a030 jours',
        "À mettre à jour au plus tard aujourd'hui",
        'À mettre à jour avant le\u00a016\u00a0novembre 2027',
        'À mettre à jour avant le\u00a016\u00a0novembre 2027',
      ].map((text) => `ODU - Votre DUERP\u00a0: ${text}`),
    );
    const mails = await server.mails();
    const anniversaries = mails.map(({ text }) => /«\u202FBoulangerie Martin\u202F» (.*)\./.exec(text)?.[1]);
    expect(anniversaries).toEqual([
      'avait un an le 16\u00a0novembre 2027',
      "a un an aujourd'hui",
      'aura un an le 16\u00a0novembre 2027',
      'aura un an le 16\u00a0novembre 2027',
    ]);
    const stopUrl = server.deps.reminderLinks.make(account.id);
    expect(mails.map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual(Array(4).fill(stopUrl));
    const [last] = mails;
    expect(last?.recipient).toBe(account.emailAddress);
    expect(last?.text).toContain(`https://odu.example/duerps/${id}`);
    expect(last?.text).toContain('R.\u00a04121-2');
    expect(last?.text).toContain(`https://odu.example/rappels/arreter/${account.id}.`);
  });

  test('of ten employees is advised, never told that it is late', async () => {
    await own(10);
    for (const day of ['2027-10-17', '2027-11-16', '2027-12-16']) await on(day);
    expect((await subjects()).join(' ')).not.toMatch(/retard|À mettre/);
    expect(await subjects()).toHaveLength(3);
    expect((await subjects())[1]).toBe("ODU - Votre DUERP\u00a0: Mise à jour conseillée aujourd'hui");
    expect((await server.mails())[0]?.text).toContain('peut être moins fréquente que chaque année');
  });

  test('of the public sector is told with its reserve (L4111-1)', async () => {
    await own(11, true);
    for (const day of ['2027-10-17', '2027-11-16']) await on(day);
    for (const { subject, text } of await server.mails()) {
      expect(subject).toMatch(/\(secteur public\u00a0: à vérifier\)$/);
      expect(text).toContain("Si cette partie du code s'applique à vous");
    }
    expect(await subjects()).toHaveLength(2);
  });

  test('of two servers at once sends one mail', async () => {
    await own(11);
    setClock('2027-10-17');
    await Promise.all([run(), run()]);
    expect(await subjects()).toHaveLength(1);
  });

  test('and another one made since has new dates, the old ones are void', async () => {
    const { id, account } = await own(11);
    await on('2027-10-17');
    setClock('2027-10-20');
    // A session of a year ago has ended.
    const tokens = await server.deps.sessions.open(account.id);
    expect((await makeDuerpCalls(server, { ...account, ...tokens }).generate(id)).statusCode).toBe(201);
    for (const day of ['2027-11-09', '2027-11-16', '2027-12-16', '2028-09-19']) await on(day);
    expect(await subjects()).toHaveLength(1);
    await on('2028-09-20');
    expect(await subjects()).toHaveLength(2);
  });

  test('after a server that was away is told once, of the day that it is', async () => {
    await own(11);
    await on('2027-11-20');
    expect(await subjects()).toEqual(['ODU - Votre DUERP\u00a0: En retard de\u00a04 jours']);
    await on('2030-01-01');
    expect(await subjects()).toHaveLength(1);
  });

  test.for([
    ['2028-01-14', ['ODU - Votre DUERP\u00a0: En retard de\u00a059 jours']],
    ['2028-01-15', []],
  ] as const)('after a server that was away until %s is told: %j', async ([day, told]) => {
    await own(11);
    await on(day);
    expect(await subjects()).toEqual(told);
  });
});

test.each([
  [
    'of an account that stopped them',
    async (accountId: string) => {
      await server.database.queries
        .updateTable('account')
        .set({ hasRappels: 0 })
        .where('id', '=', accountId)
        .execute();
    },
  ],
  [
    'deleted',
    async (_accountId: string, id: string) => {
      await server.database.queries
        .updateTable('duerpDocument')
        .set({ deletedAt: '2027-01-01T00:00:00.000Z' })
        .where('id', '=', id)
        .execute();
    },
  ],
])('a document %s is not told of', async (_name, change) => {
  const { id, account } = await own(11);
  const neighbour = await own(11);
  await change(account.id, id);
  await on('2027-10-17');
  expect((await server.mails()).map(({ recipient }) => recipient)).toEqual([neighbour.account.emailAddress]);
});

test.for([
  ['is deleted', (queries: Queries, { id }: Owned) => updateDuerp(queries, id, { deletedAt: '2027-10-17' })],
  [
    'is of an account that stops them',
    (queries: Queries, { account }: Owned) => updateAccount(queries, account.id, { hasRappels: 0 }),
  ],
] as const)('a document that %s after it was listed, before its turn, is not told of', async ([, change]) => {
  const first = await own(11);
  server.clock.advance(1_000);
  const second = await own(11);
  const { mailer } = server.deps;
  const send: typeof mailer.send = async (mail, queries = server.database.queries) => {
    await mailer.send(mail, queries);
    await change(queries, second);
  };
  setClock('2027-10-17');
  await run({ ...server.deps, mailer: { ...mailer, send } });
  expect((await server.mails()).map(({ recipient }) => recipient)).toEqual([first.account.emailAddress]);
});

test('documents are listed once each, two at a time, those of the same instant too', async () => {
  const { queries } = server.database;
  for (let count = 0; count < 5; count++) await own(11);
  const versions = await queries
    .selectFrom('version')
    .innerJoin('duerpDocument', 'duerpDocument.id', 'version.duerpDocumentId')
    .select(['version.id', 'version.duerpDocumentId'])
    .where('duerpDocument.deletedAt', 'is', null)
    .orderBy('version.id')
    .execute();
  const older = versions.slice(3).map(({ id }) => id);
  await queries
    .updateTable('version')
    .set({ creationTime: '2026-11-16T10:00:00.000Z' })
    .where('id', 'in', older)
    .execute();
  const window = { madeAfter: '2026-11-16T09:00:00.000Z', madeBefore: '2026-11-16T12:00:00.000Z' };
  const listed = await listByTwo<DueDuerp>((page) => listDueDuerps(queries, { ...window, ...page }));
  expect(listed).toEqual(
    [...versions.slice(3), ...versions.slice(0, 3)].map(({ duerpDocumentId }) => duerpDocumentId),
  );
});

test('a document without a version is not told of', async () => {
  const { calls } = await signUp(`${randomUUID()}@exemple.fr`);
  await makeCompleteDuerp(calls);
  await on('2027-11-16');
  expect(await subjects()).toEqual([]);
});

describe('where no mail reaches anybody', () => {
  const without = () => ({ ...server.deps, mailer: { ...server.deps.mailer, reachesPeople: false } });

  test('nobody is reminded', () => {
    expect(Object.keys(makeJobHandlers(server.deps))).toContain('remind-due-dates');
    expect(Object.keys(makeJobHandlers(without()))).not.toContain('remind-due-dates');
  });

  test('what was told there is told again once mails reach people', async () => {
    await own(11);
    await on('2027-10-17');
    await cleanUp(server.deps);
    await run();
    expect(await subjects()).toHaveLength(1);
    await cleanUp(without());
    await run();
    expect(await subjects()).toHaveLength(2);
  });
});
