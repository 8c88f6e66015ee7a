import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('server')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secretFingerprint', 'text', (column) => column.notNull())
    .addColumn('seenAt', 'text', (column) => column.notNull())
    .execute();
}

export const serverMigration: Migration = { up };
