import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { eraseAccount } from '../../src/account-data/erase-account.ts';
import { makeCompleteDuerp, makeDuerpCalls } from '../support/duerp-scenario.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { useTestServer } from '../build-app.ts';
import { makeVersionReads } from '../support/version-reads.ts';

const server = useTestServer({ deps: NO_ENGINE });

/** How many transactions of this database wait for a lock. */
async function countWaiting() {
  const { rows } = await sql<{ count: string }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.database.queries);
  return Number(rows[0]?.count);
}

// On SQLite a transaction has the whole database.
test.skipIf(process.env['TEST_ENGINE'] !== 'postgres')(
  'a version that is kept while its account is erased is seen by the erasure, and stays',
  async () => {
    const { database, idempotency } = server.deps;
    const account = await server.signUp('anne@exemple.fr', { isVip: 1 });
    const calls = makeDuerpCalls(server, account);
    const { id } = await makeCompleteDuerp(calls);
    const [isKeeping, keeping, erasing] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    // The generation has its document, and has not put its version there.
    const keep = idempotency.keep.bind(idempotency);
    vi.spyOn(idempotency, 'keep').mockImplementation(async (...args) => {
      isKeeping.resolve();
      await keeping.promise;
      return keep(...args);
    });
    const generated = calls.generate(id);
    await isKeeping.promise;
    // Holds the erasure between what it sees and what it deletes.
    const isHeld = Promise.withResolvers<void>();
    const holding = database.transaction(async (queries) => {
      await queries
        .selectFrom('session')
        .select('id')
        .where('accountId', '=', account.id)
        .forUpdate()
        .execute();
      isHeld.resolve();
      await erasing.promise;
    });
    await isHeld.promise;
    const erased = eraseAccount(server.deps, account.id);
    await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1);
    keeping.resolve();
    expect((await generated).statusCode).toBe(201);
    erasing.resolve();
    await holding;
    expect(await erased).toMatchObject({ keptDuerps: 1, keptVersions: 1 });
    expect(await makeVersionReads(server, account).listRows(id)).toHaveLength(1);
  },
);
