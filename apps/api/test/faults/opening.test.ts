import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../src/services/clock.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { expectWithinTwoSeconds } from '../support/faults.ts';

const { server, calls } = useDuerpServer({ deps: NO_ENGINE });
let id = '';
const openedAt = async () => {
  const { queries } = server.database;
  const row = await queries
    .selectFrom('duerpDocument')
    .select('openedAt')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.openedAt;
};
const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * DAY).toISOString();

// So that the next reading notes that it was opened, which is a write.
beforeEach(async () => {
  id = idOf(await calls.create());
  await server.database.queries
    .updateTable('duerpDocument')
    .set({ openedAt: daysAgo(2) })
    .where('id', '=', id)
    .execute();
});

async function expectReadAllTheSame() {
  const answer = await expectWithinTwoSeconds(() => calls.read(id));
  expect([answer.statusCode, answer.json<{ id: string }>().id]).toEqual([200, id]);
  expect(server.logLines.at(-1) ?? '').not.toContain('unexpected error');
  expect(server.logLines.filter((line) => line.includes('was opened could not be noted'))).not.toEqual([]);
}

async function expectNotedNow() {
  expect(await openedAt()).toBe(daysAgo(2));
  expect((await calls.read(id)).statusCode).toBe(200);
  expect(await openedAt()).toBe(daysAgo(0));
}

describe.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'a document not opened for two days is read',
  () => {
    test('from an embedded database that takes no writes', async () => {
      const setReadOnly = (isOn: string) =>
        sql`pragma query_only = ${sql.raw(isOn)}`.execute(server.database.queries);
      await setReadOnly('on');
      try {
        await expectReadAllTheSame();
      } finally {
        await setReadOnly('off');
      }
      await expectNotedNow();
    });

    test('from one that another process has locked', async () => {
      const other = new DatabaseSync(join(server.dataDir, 'odu.sqlite'));
      other.exec('begin immediate');
      try {
        await expectReadAllTheSame();
      } finally {
        other.exec('rollback');
        other.close();
      }
      await expectNotedNow();
    });
  },
);

describe.skipIf(process.env['TEST_ENGINE'] !== 'postgres')(
  'a document not opened for two days is read',
  () => {
    afterEach(() => sql`drop trigger no_writes on "duerpDocument"`.execute(server.database.queries));

    test.for([
      ['whose disk is full', '53100'],
      ['that is read-only', '25006'],
    ] as const)('from a PostgreSQL %s', async ([, code]) => {
      const { queries } = server.database;
      await sql`create or replace function fail() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = ${sql.lit(code)}; end $$`.execute(
        queries,
      );
      await sql`create trigger no_writes before update on "duerpDocument" execute function fail()`.execute(
        queries,
      );
      await expectReadAllTheSame();
      await sql`alter table "duerpDocument" disable trigger no_writes`.execute(queries);
      await expectNotedNow();
    });
  },
);
