import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('version')
    // What was made until now was made with billing.
    .addColumn('isAlwaysCovered', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

export const versionCouvertureMigration: Migration = { up };
