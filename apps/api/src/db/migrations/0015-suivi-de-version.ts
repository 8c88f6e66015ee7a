import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// What was done with a version: entries that nothing changes, beside the sealed version. A mail may carry a version's PDF,
// read when it is sent.
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('suiviDeVersion')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('versionId', 'text', (column) => column.notNull().references('version.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('champs', 'text', (column) => column.notNull())
    .addColumn('corrige', 'text', (column) => column.unique())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('auteur', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('suiviDeVersion_versionId_index')
    .on('suiviDeVersion')
    .columns(['versionId'])
    .execute();
  await db.schema.alterTable('mail').addColumn('attachedVersionId', 'text').execute();
}

export const suiviDeVersionMigration: Migration = { up };
