import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// The mails of due dates are on until somebody stops them; a mail that can be stopped says where (RFC 8058).
async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('account')
    .addColumn('hasRappels', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('mail').addColumn('unsubscribeUrl', 'text').execute();
}

export const rappelsDEcheanceMigration: Migration = { up };
