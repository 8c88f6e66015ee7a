import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// The calendar that an account is subscribed to: one link at a time, of which the database has the hash alone.
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('calendrier')
    .addColumn('accountId', 'text', (column) =>
      column.primaryKey().references('account.id').onDelete('cascade'),
    )
    .addColumn('idLien', 'text', (column) => column.notNull())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
}

export const calendrierMigration: Migration = { up };
