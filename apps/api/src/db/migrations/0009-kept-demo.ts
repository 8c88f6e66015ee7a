import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('keptDemo')
    .addColumn('versionId', 'text', (column) =>
      column.primaryKey().references('version.id').onDelete('cascade'),
    )
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'text', (column) => column.notNull())
    .addColumn('octets', 'integer', (column) => column.notNull())
    .addColumn('pdf', 'bytea', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('keptDemo_usedAt_index').on('keptDemo').columns(['usedAt']).execute();
}

export const keptDemoMigration: Migration = { up };
