import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { migrations } from '../../src/db/migrations.ts';
import { makeTestDatabase } from '../support/test-database.ts';

test('mails that were still to be sent become jobs with the tries that they have left, those of an older inbox do not', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'odu-migration-'));
  const { databaseUrl, drop } = await makeTestDatabase();
  const database = openDatabase({ databaseUrl, dataDir, onLost: () => {} });
  const { queries } = database;
  if (databaseUrl !== undefined) await sql`drop schema public cascade; create schema public`.execute(queries);
  const migrator = new Migrator({
    db: queries,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const migrate = async (to: string) => expect((await migrator.migrateTo(to)).error).toBeUndefined();

  await migrate('0006-paiement');
  const insert = (id: string, attempts: number, nextAttemptAt: string) =>
    sql`insert into mail (id, recipient, subject, text, "createdAt", attempts, "nextAttemptAt")
      values (${id}, 'a@exemple.fr', 'Objet', 'Texte', '2026-11-01T00:00:00.000Z', ${attempts}, ${nextAttemptAt})`.execute(
      queries,
    );
  await insert('attend', 3, '2026-11-02T00:00:00.000Z');
  await insert('abandonne', 8, '2026-11-02T00:00:00.000Z');
  await insert('boite-de-developpement', 0, '9999-12-31T23:59:59.999Z');
  await insert('boite-d-avant', 0, '2026-11-02T00:00:00.000Z');
  await migrate('0007-job');

  expect(await queries.selectFrom('job').selectAll().execute()).toMatchObject([
    {
      kind: 'send-mail',
      uniqueKey: 'send-mail:attend',
      payload: '{"mailId":"attend"}',
      dueAt: '2026-11-02T00:00:00.000Z',
      attempts: 3,
      maxAttempts: 8,
      leaseUntil: null,
      outcome: null,
    },
  ]);
  expect(await queries.selectFrom('mail').selectAll().execute()).toHaveLength(4);
  await database.close();
  await drop();
  rmSync(dataDir, { recursive: true, force: true });
});
