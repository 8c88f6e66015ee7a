import { afterAll, describe, expect, inject, test } from 'vitest';
import pg from 'pg';
import { DatabaseUnavailable } from '../../src/db/unavailable.ts';
import { useTestServer } from '../build-app.ts';
import { DatabaseLink } from '../support/database-link.ts';

const link = new DatabaseLink();
afterAll(() => link.takeAway());

/** A frozen database is given up after 2 s; the rest is for a busy machine. */
const ANSWERED_WITHIN_MS = 5_000;

describe.skipIf(process.env['TEST_ENGINE'] !== 'postgres')('a PostgreSQL that fails', () => {
  const server = useTestServer({ reach: (url) => link.open(url) });
  const readAccount = (account: { accessToken: string }) =>
    server.request({ url: '/api/myaccount/info', account });

  const cutEverybody = async () => {
    const admin = new pg.Client({ connectionString: inject('postgresUrl') });
    await admin.connect();
    const { rows } = await admin.query<{ cut: number }>(
      `select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
       where pid <> pg_backend_pid() and datname = $1`,
      [new URL(server.deps.config.databaseUrl ?? '').pathname.slice(1)],
    );
    await admin.end();
    return rows[0]?.cut ?? 0;
  };

  const expectUnavailable = (answer: Awaited<ReturnType<typeof readAccount>>) => {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({
      status: 503,
      message: 'Le serveur est actuellement indisponible ou en maintenance.',
    });
  };

  test('cut again and again while requests run, it answers 200 or 503 and never ends', async () => {
    const account = await server.signUp('coupures@exemple.fr');
    const statuses = new Map<number, number>();
    let isCutting = true;
    const requests = Array.from({ length: 12 }, async () => {
      while (isCutting) {
        const answer = await readAccount(account);
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        if (answer.statusCode !== 200) expectUnavailable(answer);
      }
    });
    let cut = 0;
    while (cut < 100) cut += await cutEverybody();
    isCutting = false;
    await Promise.all(requests);
    expect(new Set(statuses.keys())).toEqual(new Set([200, 503]));
    expect((await readAccount(account)).statusCode).toBe(200);
  });

  test('cut inside a transaction, the transaction is undone and the next one runs', async () => {
    const cut = server.database.transaction(async (queries) => {
      await queries.updateTable('account').set({ maxNumberOfDuerps: 7 }).execute();
      await cutEverybody();
      await queries.selectFrom('account').select('id').execute();
    });
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable);
    // Idle connections were cut too: the pool may lend one more before it hears of it.
    const read = () => server.database.queries.selectFrom('account').select('maxNumberOfDuerps').execute();
    await expect.poll(() => read().catch(() => undefined)).toEqual([{ maxNumberOfDuerps: null }]);
  });

  test('cut while nothing runs, nobody sees it', async () => {
    const account = await server.signUp('repos@exemple.fr');
    expect(await cutEverybody()).toBeGreaterThan(0);
    await expect.poll(async () => (await readAccount(account)).statusCode).toBe(200);
  });

  test('away, it answers 503 at once, and 200 as soon as it is back', async () => {
    const account = await server.signUp('absente@exemple.fr');
    await link.takeAway();
    await expect.poll(async () => (await readAccount(account)).statusCode).toBe(503);
    expectUnavailable(await readAccount(account));
    expect((await server.request({ url: '/readyz' })).statusCode).toBe(503);
    await link.restore();
    expect((await readAccount(account)).statusCode).toBe(200);
    expect((await server.request({ url: '/readyz' })).statusCode).toBe(200);
  });

  test('frozen, connected or not, it answers 503 in 2 s, and 200 as soon as it goes on', async () => {
    const account = await server.signUp('figee@exemple.fr');
    link.freeze();
    // The first ones wait on open connections, which are given up, the next ones for new connections.
    for (let round = 1; round <= 2; round++) {
      const before = performance.now();
      const answers = await Promise.all(Array.from({ length: 15 }, () => readAccount(account)));
      for (const answer of answers) expectUnavailable(answer);
      expect(performance.now() - before).toBeLessThan(ANSWERED_WITHIN_MS);
    }
    await link.restore();
    expect((await readAccount(account)).statusCode).toBe(200);
  });

  test('a row that somebody holds is waited for a while, then 503 without losing the connection', async () => {
    const holder = new pg.Client({ connectionString: server.deps.config.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table account in access exclusive mode');
    const held = server.database.queries.selectFrom('account').select('id').execute();
    await expect(held).rejects.toMatchObject({ code: '57014' });
    await holder.query('rollback');
    await holder.end();
    await server.database.queries.selectFrom('account').select('id').execute();
  });
});
