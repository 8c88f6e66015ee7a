import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// When a risk was evaluated and what it was before, when an action was finished; of what was before nobody kept it.
async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('risque').addColumn('evalueLe', 'text').execute();
  await db.schema.alterTable('risque').addColumn('evaluationPrecedente', 'text').execute();
  await db.schema.alterTable('actionPreventive').addColumn('termineeLe', 'text').execute();
}

export const reevaluationMigration: Migration = { up };
