import { afterAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from '../../src/db/engines/unavailable.ts';
import { makeMetrics } from '../../src/http/metrics/metrics.ts';
import { useTestServer } from '../build-app.ts';
import { document, operations } from '../security/support/attacked-server.ts';
import { samplesOf } from '../security/support/samples.ts';
import { sendSample } from '../security/support/send-sample.ts';
import { DatabaseLink } from '../support/database-link.ts';
import { DISPLAY_OPTIONS } from '../support/duerp-scenario.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { expectHealed, expectUnavailable, expectWithinTwoSeconds } from '../support/faults.ts';
import { PostgresServer } from '../support/postgres-server.ts';

const link = new DatabaseLink();
afterAll(() => link.takeAway());

describe.skipIf(process.env['TEST_ENGINE'] !== 'postgres')('a PostgreSQL that fails', () => {
  const server = useTestServer({ deps: NO_ENGINE, reach: (url) => link.open(url) });
  const status = async (account: { accessToken: string }) => (await readAccount(account)).statusCode;
  const readAccount = (account: { accessToken: string }) =>
    server.request({ url: '/api/myaccount/info', account });

  const readiness = async () => {
    const answer = await server.request({ url: '/readyz' });
    const { status: state, parts } = answer.json<{ status: string; parts: { database: string } }>();
    return [answer.statusCode, state, parts.database];
  };

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
    await expectHealed(() => status(account), 200);
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
    await expectHealed(() => read().catch(() => undefined), [{ maxNumberOfDuerps: null }]);
  });

  test('cut while nothing runs, nobody sees it', async () => {
    const account = await server.signUp('repos@exemple.fr');
    expect(await cutEverybody()).toBeGreaterThan(0);
    await expectHealed(() => status(account), 200);
  });

  test('away, it answers 503 at once, and 200 as soon as it is back', async () => {
    const account = await server.signUp('absente@exemple.fr');
    await link.takeAway();
    await expect.poll(() => status(account)).toBe(503);
    expectUnavailable(await expectWithinTwoSeconds(() => readAccount(account)));
    expect((await server.request({ url: '/readyz' })).json()).toMatchObject({ parts: { database: 'down' } });
    expect(await makeMetrics(server.deps).registry.metrics()).toContain('odu_part_up{part="database"} 0');
    await link.restore();
    await expectHealed(() => status(account), 200);
    expect((await server.request({ url: '/readyz' })).statusCode).toBe(200);
  });

  test('frozen, connected or not, it answers 503 in 2 s, and 200 as soon as it goes on', async () => {
    const account = await server.signUp('figee@exemple.fr');
    link.freeze();
    // The first ones wait on open connections, which are given up, the next ones for new connections.
    for (let round = 1; round <= 2; round++) {
      const answers = await expectWithinTwoSeconds(() =>
        Promise.all(Array.from({ length: 15 }, () => readAccount(account))),
      );
      for (const answer of answers) expectUnavailable(answer);
    }
    expect((await server.request({ url: '/readyz' })).statusCode).toBe(503);
    await link.restore();
    await expectHealed(() => status(account), 200);
    await expectHealed(async () => (await server.request({ url: '/readyz' })).statusCode, 200);
  });

  test('whose connections a firewall forgot, it gives each of them up, and opens new ones', async () => {
    const account = await server.signUp('oubliees@exemple.fr');
    const all = async () => new Set(await Promise.all(Array.from({ length: 20 }, () => status(account))));
    expect(await all()).toEqual(new Set([200]));
    link.forget();
    expectUnavailable(await expectWithinTwoSeconds(() => readAccount(account)));
    await expectHealed(all, new Set([200]));
  });

  // Seen: a 503 after 2.2 s, of an account at its limits: its calls waited for one another first, and then for the database.
  test('frozen, whoever waits for the calls before its own beside others is answered 2 s later too', async () => {
    const [many, other] = [
      await server.signUp('nombreux@exemple.fr'),
      await server.signUp('autre@exemple.fr'),
    ];
    let isFrozen = false;
    let slowest = 0;
    const repeat = async (account: typeof many) => {
      while (!isFrozen) {
        const start = performance.now();
        const answer = await readAccount(account);
        if (account === many) slowest = Math.max(slowest, performance.now() - start);
        if (answer.statusCode !== 200) expectUnavailable(answer);
      }
    };
    const calls = [repeat(other), ...Array.from({ length: 40 }, () => repeat(many))];
    // Its credit is used up: its calls wait for their part.
    await vi.waitUntil(() => slowest > 1_000, { timeout: 60_000 });
    isFrozen = true;
    link.freeze();
    await expectWithinTwoSeconds(() => Promise.all(calls));
    await link.restore();
    // By every connection that the pool still has.
    const all = () => Promise.all(Array.from({ length: 20 }, () => status(many)));
    await expectHealed(async () => new Set(await all()), new Set([200]));
  });

  test('frozen, every call of the contract answers in 2 s, and none is a failure that nobody expected', async () => {
    const account = await server.signUp('toutes@exemple.fr');
    const known = { ids: [account.id], emails: [account.emailAddress] };
    link.freeze();
    const answers = await expectWithinTwoSeconds(() =>
      Promise.all(
        operations.map(async (operation) => {
          const [sample] = fc.sample(samplesOf(operation, document, known), { numRuns: 1, seed: 20_261_116 });
          if (sample === undefined) throw new Error('a sample was asked for');
          const tokens = operation.isPublic ? undefined : account;
          const answer = await sendSample(server, operation, sample, { account: tokens });
          return { operation, answer };
        }),
      ),
    );
    for (const { answer } of answers.filter(({ answer: { statusCode } }) => statusCode >= 500))
      expectUnavailable(answer);
    // What asks the database for nothing goes on.
    const others = answers.filter(({ answer: { statusCode } }) => statusCode < 500);
    expect(others.filter(({ operation }) => !operation.isPublic)).toEqual([]);
    expect(answers.filter(({ answer }) => answer.statusCode === 503).length).toBeGreaterThan(30);
    await link.restore();
    await expectHealed(() => status(account), 200);
  });

  test('its disk full, writes answer 503 and change nothing, reads go on, and writes once there is room', async () => {
    const account = await server.signUp('disque@exemple.fr');
    const create = () => server.request({ method: 'POST', url: '/api/duerp/create', account });
    // What PostgreSQL answers on a full disk (SQLSTATE 53100), whose own cannot be filled here.
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '53100'; end $$`.execute(
      server.database.queries,
    );
    await sql`create trigger full_disk before insert on "duerpDocument" execute function fail()`.execute(
      server.database.queries,
    );
    expectUnavailable(await expectWithinTwoSeconds(create));
    expect(await readiness()).toEqual([200, 'degraded', 'read-only']);
    const list = await server.request({ url: '/api/duerp/list', account });
    expect([list.statusCode, list.json()]).toEqual([200, []]);
    await sql`drop trigger full_disk on "duerpDocument"`.execute(server.database.queries);
    await expectHealed(async () => (await create()).statusCode, 201);
    await expectHealed(readiness, [200, 'ready', 'up']);
  });

  // https://www.postgresql.org/docs/current/errcodes-appendix.html
  test.for([
    ['whose connection fails', '08006'],
    ['that has no memory', '53200'],
    ['that is stopped by its operator', '57P01'],
    ['whose disk fails', '58030'],
    ['that ends a transaction which did nothing for long', '25P03'],
    ['that finds its own files damaged', 'XX001'],
    ['that asks again and again for the transaction to be run anew', '40001'],
  ] as const)('one %s (%s) is away: 503, and 201 once it is not', async ([, code]) => {
    const account = await server.signUp(`panne-${code.toLowerCase()}@exemple.fr`);
    const create = () => server.request({ method: 'POST', url: '/api/duerp/create', account });
    const { queries } = server.database;
    await sql`create or replace function fault() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = ${sql.lit(code)}; end $$`.execute(
      queries,
    );
    await sql`create trigger fault before insert on "duerpDocument" execute function fault()`.execute(
      queries,
    );
    const mend = () => sql`drop trigger if exists fault on "duerpDocument"`.execute(queries);
    onTestFinished(async () => void (await mend()));
    expectUnavailable(await create());
    await mend();
    expect((await create()).statusCode).toBe(201);
  });

  test('made read-only, or given to a copy, writes answer 503, reads go on, and writes once it takes them again', async () => {
    const account = await server.signUp('lecture@exemple.fr');
    const create = () => server.request({ method: 'POST', url: '/api/duerp/create', account });
    const owner = new pg.Client({ connectionString: inject('postgresUrl') });
    await owner.connect();
    const name = new URL(server.deps.config.databaseUrl ?? '').pathname.slice(1);
    await owner.query(`alter database "${name}" set default_transaction_read_only = on`);
    // The setting is one of new connections.
    await cutEverybody();
    await expectHealed(() => status(account), 200);
    // Each on a connection of its own: those that were read-only are not used again.
    for (let count = 0; count < 3; count += 1) expectUnavailable(await expectWithinTwoSeconds(create));
    expect(await readiness()).toEqual([200, 'degraded', 'read-only']);
    await owner.query(`alter database "${name}" reset default_transaction_read_only`);
    await owner.end();
    await expectHealed(async () => (await create()).statusCode, 201);
    await expectHealed(readiness, [200, 'ready', 'up']);
  });

  test('a call that waited for a connection, and then for a row, answers 503 in 2 s, not in the sum of both', async () => {
    const account = await server.signUp('somme@exemple.fr');
    const holder = new pg.Client({ connectionString: server.deps.config.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table account in access exclusive mode');
    // Every connection of the pool is taken for a while.
    const busy = Array.from({ length: 10 }, () => sql`select pg_sleep(0.9)`.execute(server.database.queries));
    const create = () =>
      server.request({
        method: 'POST',
        url: '/api/duerp/import',
        account,
        body: {
          displayName: 'Repris',
          entreprise: null,
          unitesDeTravail: [],
          isPapripactEnabled: false,
          displayOptions: DISPLAY_OPTIONS,
        },
      });
    const answers = await expectWithinTwoSeconds(() => Promise.all([readAccount(account), create()]));
    for (const answer of answers) expectUnavailable(answer);
    await Promise.all(busy);
    await holder.query('rollback');
    await holder.end();
    await expectHealed(() => status(account), 200);
  });

  // https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html
  test.for([
    ['which another one got in the way of', '40001'],
    ['of a deadlock', '40P01'],
    ['whose row is held', '55P03'],
  ] as const)('a transaction %s (%s) is run anew, five times in all', async ([, code]) => {
    const fail = sql`do $$ begin raise exception 'again' using errcode = ${sql.lit(code)}; end $$`;
    let runs = 0;
    const failTimes = (times: number) =>
      server.database.transaction(async (queries) => {
        runs += 1;
        if (runs <= times) await fail.execute(queries);
      });
    await failTimes(4);
    expect(runs).toBe(5);
    runs = 0;
    await expect(failTimes(5)).rejects.toMatchObject({ code });
    expect(runs).toBe(5);
  });

  test('a transaction that fails for any other reason is not run again', async () => {
    let runs = 0;
    const failed = server.database.transaction((queries) => {
      runs += 1;
      return sql`select 1 / 0`.execute(queries);
    });
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    expect(runs).toBe(1);
  });

  test('a transaction that its server left open is ended by PostgreSQL: what it holds is free again', async () => {
    const { rows } =
      await sql`select setting, unit from pg_settings where name = 'idle_in_transaction_session_timeout'`.execute(
        server.database.queries,
      );
    expect(rows).toEqual([{ setting: '10000', unit: 'ms' }]);
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

describe.skipIf(process.env['TEST_ENGINE'] !== 'postgres')('a PostgreSQL of its own', () => {
  let postgres: PostgresServer;
  const server = useTestServer({
    reach: async () => {
      postgres = new PostgresServer();
      await (await postgres.start()).end();
      return postgres.urlOf('postgres');
    },
  });
  afterAll(() => postgres.remove());

  test('that crashes and is started again: 503 meanwhile, what was acknowledged is kept, and 200 without a restart of ODU', async () => {
    const account = await server.signUp('panne@exemple.fr');
    const create = () => server.request({ method: 'POST', url: '/api/duerp/create', account });
    const list = async () =>
      (await server.request({ url: '/api/duerp/list', account })).json<{ id: string }[]>();
    const { id } = (await create()).json<{ id: string }>();
    await postgres.crash();
    const answers = await expectWithinTwoSeconds(() => Promise.all(Array.from({ length: 12 }, create)));
    for (const answer of answers) expectUnavailable(answer);
    await (await postgres.start()).end();
    await expectHealed(async () => (await create()).statusCode, 201);
    expect((await list()).map((duerp) => duerp.id)).toContain(id);
  });
});
