import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// The annex of exposures (art. R4121-1-1 C. trav.), as JSON: always read and written as a whole. Nobody has said any of it yet.
async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('duerpDocument')
    .addColumn('expositions', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

export const annexeDesExpositionsMigration: Migration = { up };
