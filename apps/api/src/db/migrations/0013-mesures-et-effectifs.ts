import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// The measures that protect already; nobody has said any of them yet.
async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('risque')
    .addColumn('mesuresEnPlace', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

export const mesuresEtEffectifsMigration: Migration = { up };
