import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useDuerpServer } from '../support/duerp-server.ts';

const { server, calls } = useDuerpServer();

test.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'a full disk: writes answer 503 and change nothing, reads and sign-in checks go on, and writes once there is room',
  async () => {
    const limitPages = (pages: string) =>
      sql`pragma max_page_count = ${sql.raw(pages)}`.execute(server.database.queries);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.database.queries);
    // A file that may not grow: SQLite then answers what it answers on a full disk.
    await limitPages(String(rows[0]?.page_count));
    let created = 0;
    let answer = await calls.create();
    for (; answer.statusCode === 201; answer = await calls.create()) created++;
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({
      message: 'Le serveur est actuellement indisponible ou en maintenance.',
    });
    expect((await calls.list()).json<unknown[]>()).toHaveLength(created);
    await limitPages('4294967294');
    expect((await calls.create()).statusCode).toBe(201);
  },
);
