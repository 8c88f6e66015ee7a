import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { migrations } from '../migrations.ts';

const NAME = '0008-mail-expiry-and-servers';

test('the inbox of an older version is never due; a mail that was tried is, for a day', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'odu-migration-'));
  const database = openDatabase({ databaseUrl: undefined, dataDir, onLost: () => {} });
  const { queries } = database;
  const migrator = new Migrator({
    db: queries,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const names = Object.keys(migrations);
  await migrator.migrateTo(names[names.indexOf(NAME) - 1] ?? '');
  const keep = (id: string, attempts: number) =>
    sql`insert into mail (id, recipient, subject, text, "createdAt", attempts, "nextAttemptAt")
        values (${id}, 'a@b.fr', '', '', '2026-03-01T08:00:00.000Z', ${attempts}, '2026-03-01T08:00:00.000Z')`.execute(
      queries,
    );
  await keep('shown', 0);
  await keep('tried', 2);
  expect((await migrator.migrateTo(NAME)).error).toBeUndefined();
  const kept = await queries
    .selectFrom('mail')
    .select(['id', 'nextAttemptAt', 'expiresAt'])
    .orderBy('id')
    .execute();
  expect(kept).toEqual([
    { id: 'shown', nextAttemptAt: '9999-12-31T23:59:59.999Z', expiresAt: '9999-12-31T23:59:59.999Z' },
    { id: 'tried', nextAttemptAt: '2026-03-01T08:00:00.000Z', expiresAt: '2026-03-02T08:00:00.000Z' },
  ]);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});
