import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/clean-up.ts';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { makeForgetUnusedDuerps } from '../../src/retention/forget-unused-duerps.ts';
import { insertSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { listUnusedDuerps, type UnusedDuerp } from '../../src/repositories/duerp/unused-duerp-repository.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { listByTwo } from '../support/list-pages.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });

beforeEach(async () => {
  await server.database.queries.deleteFrom('mail').execute();
  await server.database.queries
    .updateTable('duerpDocument')
    .set({ deletedAt: '2020-01-01T00:00:00.000Z' })
    .execute();
  setClock('2026-11-16');
});

const setClock = (day: string, time = '11:00:00.000Z') =>
  server.clock.advance(Date.parse(`${day}T${time}`) - server.clock.now().getTime());
const { signal } = new AbortController();
const on = async (day: string, time?: string) => {
  setClock(day, time);
  await makeForgetUnusedDuerps(server.deps)({
    payload: {},
    signal,
    isDateDoubted: () => false,
    finish: () => Promise.resolve(),
  });
};
const row = (id: string) =>
  server.database.queries.selectFrom('duerpDocument').selectAll().where('id', '=', id).executeTakeFirst();
const subjects = async () => (await server.mails()).map(({ subject }) => subject);
const own = async () => {
  const owner = await signUp(`${randomUUID()}@exemple.fr`);
  return { ...owner, ...(await makeCompleteDuerp(owner.calls)) };
};

describe('a free document that nobody opens', () => {
  test('is removed after twelve months, and two mails 30 and 7 days before; erased 30 days later', async () => {
    const { id } = await own();
    await on('2027-10-16');
    expect(await subjects()).toEqual([]);
    for (const day of ['2027-10-17', '2027-10-18', '2027-11-08']) await on(day);
    expect(await subjects()).toEqual(['ODU - Votre DUERP sera supprimé le 16\u00a0novembre 2027']);
    for (const day of ['2027-11-09', '2027-11-15']) await on(day);
    const mails = await server.mails();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain(`https://odu.example/duerps/${id}`);
    expect(mails[0]?.text).toContain("n'a pas été ouvert depuis le 16\u00a0novembre 2026");
    expect(mails[0]?.text).toContain(
      "\n\nIl sera supprimé le 16\u00a0novembre 2027, avec tout ce qu'il contient.\n\n",
    );
    const before = await row(id);
    expect(before).toMatchObject({ deletedAt: null });
    await on('2027-11-16');
    expect(await row(id)).toMatchObject({
      deletedAt: '2027-11-16T11:00:00.000Z',
      revision: (before?.revision ?? 0) + 1,
    });
    expect(await subjects()).toHaveLength(2);
    setClock('2027-12-17');
    await cleanUp(server.deps);
    expect(await row(id)).toBeUndefined();
    // The first was forgotten long since, and no other was written.
    expect(await subjects()).toEqual(['ODU - Votre DUERP sera supprimé le 16\u00a0novembre 2027']);
  });

  test('with versions goes to the archive, where they stay', async () => {
    const { id, calls } = await own();
    await calls.generate(id);
    for (const day of ['2027-10-17', '2027-11-09', '2027-11-16', '2028-06-01']) await on(day);
    expect(await subjects()).toEqual(
      Array(2).fill('ODU - Votre DUERP sera archivé le 16\u00a0novembre 2027'),
    );
    expect((await server.mails())[0]?.text).toContain(
      '\n\nLe 16\u00a0novembre 2027, il quittera votre liste. Ses versions resteront lisibles dans les archives',
    );
    await cleanUp(server.deps);
    expect((await row(id))?.deletedAt).toBe('2027-11-16T11:00:00.000Z');
  });

  test('and is opened after the last warning begins a new year', async () => {
    const { id } = await own();
    for (const day of ['2027-10-17', '2027-11-09', '2027-11-15']) await on(day);
    const openedAt = server.clock.now().toISOString();
    await server.database.queries
      .updateTable('duerpDocument')
      .set({ openedAt })
      .where('id', '=', id)
      .execute();
    for (const day of ['2027-11-16', '2028-10-15']) await on(day);
    expect(await row(id)).toMatchObject({ deletedAt: null });
    expect(await subjects()).toHaveLength(2);
    await on('2028-10-16');
    expect(await subjects()).toHaveLength(3);
  });

  test('is warned first by a server that was away, and has its days after each warning', async () => {
    const { id } = await own();
    for (const day of ['2029-01-01', '2029-01-30']) await on(day);
    expect(await subjects()).toEqual([
      'ODU - Votre DUERP sera supprimé le 6\u00a0février 2029',
      'ODU - Votre DUERP sera supprimé le 31\u00a0janvier 2029',
    ]);
    await on('2029-02-05');
    expect(await row(id)).toMatchObject({ deletedAt: null });
    await on('2029-02-06');
    expect(await row(id)).toMatchObject({ deletedAt: '2029-02-06T11:00:00.000Z' });
  });
});

describe('its days are those of Paris', () => {
  /** Half past midnight of the next day in Paris, in winter. */
  const NIGHT = '23:30:00.000Z';

  test('from the one on which it was opened', async () => {
    const { id } = await own();
    await server.database.queries
      .updateTable('duerpDocument')
      .set({ openedAt: `2026-11-16T${NIGHT}` })
      .where('id', '=', id)
      .execute();
    await on('2027-10-17');
    expect(await subjects()).toEqual([]);
    await on('2027-10-18');
    expect(await subjects()).toEqual(['ODU - Votre DUERP sera supprimé le 17\u00a0novembre 2027']);
    await on('2027-11-10');
    await on('2027-11-16');
    expect(await row(id)).toMatchObject({ deletedAt: null });
    await on('2027-11-17');
    expect((await row(id))?.deletedAt).toBe('2027-11-17T11:00:00.000Z');
  });

  test('to the one on which its owner is warned', async () => {
    const { id } = await own();
    // A server that was away: each warning puts the removal off.
    await on('2028-12-31', NIGHT);
    expect(await subjects()).toEqual(['ODU - Votre DUERP sera supprimé le 31\u00a0janvier 2029']);
    await on('2029-01-23');
    expect(await subjects()).toHaveLength(1);
    await on('2029-01-24', NIGHT);
    expect(await subjects()).toHaveLength(2);
    await on('2029-01-31');
    expect(await row(id)).toMatchObject({ deletedAt: null });
    await on('2029-02-01');
    expect(await row(id)).toMatchObject({ deletedAt: '2029-02-01T11:00:00.000Z' });
  });
});

test('documents are listed once each, two at a time, those opened at the same instant too', async () => {
  const { queries } = server.database;
  const made: string[] = [];
  for (let count = 0; count < 5; count++) made.push((await own()).id);
  const ids = made.toSorted();
  await queries
    .updateTable('duerpDocument')
    .set({ openedAt: '2026-11-16T10:00:00.000Z' })
    .where('id', 'in', ids.slice(3))
    .execute();
  const before = '2026-11-16T12:00:00.000Z';
  const listed = await listByTwo<UnusedDuerp>((page) => listUnusedDuerps(queries, { before, ...page }));
  expect(listed).toEqual([...ids.slice(3), ...ids.slice(0, 3)]);
});

describe('a document is kept', () => {
  const expectKept = async (id: string) => {
    for (const day of ['2027-10-17', '2027-11-09', '2027-11-16', '2028-11-16']) await on(day);
    expect(await row(id)).toMatchObject({ deletedAt: null });
    expect(await subjects()).toEqual([]);
  };
  const grant = (accountId: string, duerpDocumentId: string | null) =>
    insertSubscription(server.database.queries, {
      id: randomUUID(),
      accountId,
      plan: duerpDocumentId === null ? 'SUBPLAN_PREMIUM' : 'SUBPLAN_STANDARD',
      duerpDocumentId,
      startDate: '2026-11-16',
      paidUntilDate: '2026-12-16',
    });

  test('when it was covered once, also long ago', async () => {
    const { id, account } = await own();
    await grant(account.id, id);
    await expectKept(id);
  });

  test('when a premium covered it', async () => {
    const { id, account } = await own();
    await grant(account.id, null);
    await expectKept(id);
  });

  test('when something of it was changed since, though nobody opened it', async () => {
    const { id } = await own();
    await server.database.queries
      .updateTable('duerpDocument')
      .set({ updatedAt: '2028-11-15T11:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    await expectKept(id);
  });

  test('of a VIP', async () => {
    const { id, account } = await own();
    await server.database.queries
      .updateTable('account')
      .set({ isVip: 1 })
      .where('id', '=', account.id)
      .execute();
    await expectKept(id);
  });

  test('when it has a version made without billing', async () => {
    const { id, calls } = await own();
    await calls.generate(id);
    await server.database.queries.updateTable('version').set({ isAlwaysCovered: 1 }).execute();
    await expectKept(id);
  });

  test('where there is no billing: nobody looks', () => {
    const { config } = server.deps;
    const kinds = (billing: 'off' | 'sandbox') =>
      Object.keys(makeJobHandlers({ ...server.deps, config: { ...config, billing } }));
    expect(kinds('sandbox')).toContain('forget-unused-duerps');
    expect(kinds('off')).not.toContain('forget-unused-duerps');
  });

  test('where no mail reaches anybody: who cannot be warned loses nothing', () => {
    const mailer = { ...server.deps.mailer, reachesPeople: false };
    expect(Object.keys(makeJobHandlers({ ...server.deps, mailer }))).not.toContain('forget-unused-duerps');
  });

  test('where its warnings went to an inbox that nobody reads, until it is warned anew', async () => {
    const { id } = await own();
    // As the job did where no mail reached anybody.
    for (const day of ['2027-10-17', '2027-11-09']) await on(day);
    const mailer = { ...server.deps.mailer, reachesPeople: false };
    await cleanUp({ ...server.deps, mailer });
    await server.database.queries.deleteFrom('mail').execute();
    await on('2027-11-16');
    expect(await row(id)).toMatchObject({ deletedAt: null });
    expect(await subjects()).toEqual(['ODU - Votre DUERP sera supprimé le 16\u00a0décembre 2027']);
  });
});

test('the warnings stay in the development inbox until the document is removed', async () => {
  const { id } = await own();
  for (const day of ['2027-10-17', '2027-11-09', '2027-11-15']) {
    await on(day);
    await cleanUp(server.deps);
  }
  expect(await subjects()).toHaveLength(2);
  await on('2027-11-16');
  expect((await row(id))?.deletedAt).not.toBe(null);
  setClock('2027-12-19', '11:00:00.001Z');
  await cleanUp(server.deps);
  expect(await subjects()).toEqual([]);
});
