import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// What art. L4121-3-1 III 1° asks of each measure and of the programme; nobody has said any of it yet.
async function up(db: Kysely<unknown>) {
  for (const name of ['conditionsExecution', 'indicateurResultat']) {
    await db.schema
      .alterTable('actionPreventive')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema.alterTable('actionPreventive').addColumn('type', 'text').execute();
  await db.schema
    .alterTable('duerpDocument')
    .addColumn('ressourcesPapripact', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

export const champsDuPapripactMigration: Migration = { up };
