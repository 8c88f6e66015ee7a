import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('billingProfile')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('line1', 'text', (column) => column.notNull())
    .addColumn('line2', 'text')
    .addColumn('postalCode', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('vatNumber', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('billingProfile_accountId_index')
    .on('billingProfile')
    .columns(['accountId', 'createdAt'])
    .execute();
}

export const billingProfileMigration: Migration = { up };
