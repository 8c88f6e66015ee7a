import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// What protects already against a risk, who is exposed to it, and who works in a unit; nobody has said any of it yet.
async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('risque')
    .addColumn('mesuresEnPlace', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema.alterTable('risque').addColumn('nombreExposes', 'integer').execute();
  await db.schema.alterTable('uniteDeTravail').addColumn('effectif', 'text').execute();
  await db.schema
    .alterTable('uniteDeTravail')
    .addColumn('differencesSelonSexe', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

export const mesuresEtEffectifsMigration: Migration = { up };
