import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeMetrics } from '../../src/http/metrics/metrics.ts';
import { useDuerpServer } from '../support/duerp-server.ts';
import { expectHealed, expectUnavailable, expectWithinTwoSeconds } from '../support/faults.ts';

describe.skipIf(process.env['TEST_ENGINE'] === 'postgres')('an embedded database that fails', () => {
  const { server, calls } = useDuerpServer();
  const readiness = async () => {
    const answer = await server.request({ url: '/readyz' });
    const { status, parts } = answer.json<{ status: string; parts: { database: string } }>();
    return [answer.statusCode, status, parts.database];
  };

  test('what was answered is on the disk, whatever the machine does next', async () => {
    const { rows } = await sql`pragma synchronous`.execute(server.database.queries);
    // FULL: each commit waits for the disk (https://sqlite.org/pragma.html#pragma_synchronous).
    expect(rows).toEqual([{ synchronous: 2 }]);
  });

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

const PAGE = 4_096;

describe.skipIf(process.env['TEST_ENGINE'] === 'postgres')('an embedded database that is damaged', () => {
  const { server, calls } = useDuerpServer();

  test('under a running server: 503 with the shared sentence, one line in the log; /readyz and the metrics say it', async () => {
    expect((await calls.create()).statusCode).toBe(201);
    expect((await server.request({ url: '/readyz' })).statusCode).toBe(200);
    const file = join(server.dataDir, 'odu.sqlite');
    await sql`pragma wal_checkpoint(truncate)`.execute(server.database.queries);
    // What a failing disk leaves after the first page, in the place where it was: SQLite keeps the file open.
    const opened = openSync(file, 'r+');
    writeSync(opened, Buffer.alloc(statSync(file).size - PAGE, 0xff), 0, undefined, PAGE);
    closeSync(opened);
    expect(readFileSync(file).subarray(0, 15).toString()).toBe('SQLite format 3');
    await sql`pragma shrink_memory`.execute(server.database.queries);

    expectUnavailable(await calls.list());
    expectUnavailable(await calls.create());
    const readiness = await server.request({ url: '/readyz' });
    expect(readiness.statusCode).toBe(503);
    expect(readiness.json()).toMatchObject({ parts: { database: 'down' } });
    expect(server.logLines.filter((line) => line.includes('database is damaged'))).toHaveLength(1);
    // Whoever watches the server must be told, not refused.
    const page = await makeMetrics(server.deps).registry.metrics();
    expect(page).toContain('odu_part_up{part="database"} 0');
    expect(page).not.toMatch(/^odu_(jobs|accounts)/m);
  });
});

describe.skipIf(process.env['TEST_ENGINE'] === 'postgres')('an embedded database whose file is moved', () => {
  const { server, calls } = useDuerpServer();
  const readiness = async () => {
    const answer = await server.request({ url: '/readyz' });
    return [answer.statusCode, answer.json<{ parts: { database: string } }>().parts.database];
  };
  const said = (words: string) => server.logLines.filter((line) => line.includes(words)).length;
  const move = (from: string, to: string) => {
    for (const suffix of ['', '-wal', '-shm'])
      if (existsSync(join(from, `odu.sqlite${suffix}`)))
        renameSync(join(from, `odu.sqlite${suffix}`), join(to, `odu.sqlite${suffix}`));
  };

  test('under a running server: no write is taken that would be lost, one line in the log, and all is well once it is back', async () => {
    expect((await calls.create()).statusCode).toBe(201);
    const away = join(server.dataDir, 'ailleurs');
    mkdirSync(away);
    move(server.dataDir, away);
    expectUnavailable(await calls.create());
    expect(await readiness()).toEqual([503, 'down']);
    // Another file under the name is none of this server's either.
    writeFileSync(join(server.dataDir, 'odu.sqlite'), '');
    expectUnavailable(await calls.create());
    expect(await readiness()).toEqual([503, 'down']);
    expect(said('deleted, moved or replaced while')).toBe(1);

    move(away, server.dataDir);
    await expectHealed(readiness, [200, 'up']);
    expect((await calls.create()).statusCode).toBe(201);
    expect((await calls.list()).json<unknown[]>()).toHaveLength(2);
    expect(said('back in its place')).toBe(1);
  });

  test('whose folder cannot be entered any more: the same, and the look that finds it ends no server', async () => {
    const away = `${server.dataDir}-ailleurs`;
    const linesBefore = said('deleted, moved or replaced while');
    renameSync(server.dataDir, away);
    // As a folder that is closed, or a disk that fails, refuses its names; root is refused this one too.
    symlinkSync(server.dataDir, server.dataDir);
    expectUnavailable(await calls.create());
    expect(server.deps.placeWatch.isInPlace()).toBe(false);
    expect(await readiness()).toEqual([503, 'down']);
    expect(said('deleted, moved or replaced while')).toBe(linesBefore + 1);

    rmSync(server.dataDir);
    renameSync(away, server.dataDir);
    await expectHealed(readiness, [200, 'up']);
    expect((await calls.create()).statusCode).toBe(201);
  });

  test('in the middle of a transaction: it is not committed', async () => {
    const away = join(server.dataDir, 'ailleurs');
    const work = server.database.transaction(async (queries) => {
      await queries.updateTable('account').set({ isVip: 1 }).execute();
      move(server.dataDir, away);
    });
    await expect(work).rejects.toMatchObject({ errcode: 1_032 });
    move(away, server.dataDir);
    const vips = await server.database.queries
      .selectFrom('account')
      .select('id')
      .where('isVip', '=', 1)
      .execute();
    expect(vips).toEqual([]);
  });
});
