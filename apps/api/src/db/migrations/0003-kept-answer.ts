import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('keptAnswer')
    // No reference: PostgreSQL would share-lock the account, and two creations that then lock it to count would wait for each other.
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('bodySha256', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('etag', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('keptAnswer_pk', ['accountId', 'operation', 'resource', 'key'])
    .execute();
  await db.schema.createIndex('keptAnswer_createdAt_index').on('keptAnswer').columns(['createdAt']).execute();
}

export const keptAnswerMigration: Migration = { up };
