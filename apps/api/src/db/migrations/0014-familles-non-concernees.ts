import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// The families of risks that somebody set aside for a unit, as JSON: always read and written as a whole. Nobody has looked at any yet.
async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('uniteDeTravail')
    .addColumn('famillesNonConcernees', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

export const famillesNonConcerneesMigration: Migration = { up };
