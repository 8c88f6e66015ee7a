import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useDuerpServer } from '../support/duerp-server.ts';
import { expectHealed, expectUnavailable, expectWithinTwoSeconds } from '../support/faults.ts';

describe.skipIf(process.env['TEST_ENGINE'] === 'postgres')('an embedded database that fails', () => {
  const { server, calls } = useDuerpServer();
  const readiness = async () => {
    const answer = await server.request({ url: '/readyz' });
    const { status, parts } = answer.json<{ status: string; parts: { database: string } }>();
    return [answer.statusCode, status, parts.database];
  };

  test('a full disk: writes answer 503 and change nothing, reads go on, and writes once there is room', async () => {
    const limitPages = (pages: string) =>
      sql`pragma max_page_count = ${sql.raw(pages)}`.execute(server.database.queries);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.database.queries);
    // A file that may not grow: SQLite then answers what it answers on a full disk.
    await limitPages(String(rows[0]?.page_count));
    let created = 0;
    let answer = await calls.create();
    for (; answer.statusCode === 201; answer = await calls.create()) created++;
    expectUnavailable(answer);
    expect(await readiness()).toEqual([200, 'degraded', 'read-only']);
    expect((await calls.list()).json<unknown[]>()).toHaveLength(created);
    await limitPages('4294967294');
    expect((await calls.create()).statusCode).toBe(201);
    await expectHealed(readiness, [200, 'ready', 'up']);
  });

  test('locked by another process: everybody else is served meanwhile, writes answer 503 in 2 s and 201 once it is free', async () => {
    const other = new DatabaseSync(join(server.dataDir, 'odu.sqlite'));
    other.exec('begin immediate');
    let isWaiting = true;
    const writes = await expectWithinTwoSeconds(async () => {
      const waiting = Promise.all(Array.from({ length: 5 }, () => calls.create()));
      void waiting.then(() => (isWaiting = false));
      expect((await server.request({ url: '/healthz' })).statusCode).toBe(200);
      expect(isWaiting).toBe(true);
      return waiting;
    });
    for (const write of writes) expectUnavailable(write);
    expect((await calls.list()).statusCode).toBe(200);
    other.exec('rollback');
    other.close();
    await expectHealed(async () => (await calls.create()).statusCode, 201);
  });

  test('locked for a moment, a write waits for its turn', async () => {
    const other = new DatabaseSync(join(server.dataDir, 'odu.sqlite'));
    other.exec('begin immediate');
    const write = calls.create();
    expect((await server.request({ url: '/healthz' })).statusCode).toBe(200);
    other.exec('rollback');
    other.close();
    expect((await write).statusCode).toBe(201);
  });
});
