import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('version').addColumn('motif', 'text').execute();
}

export const versionMotifMigration: Migration = { up };
