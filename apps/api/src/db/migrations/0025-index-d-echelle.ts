import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engineOf } from '../engines/engine.ts';

/** What the clock's jobs and the operator look for, so that they find it without reading all that is there. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex('version_creationTime_index')
    .on('version')
    .columns(['creationTime', 'id'])
    .execute();
  await db.schema
    .createIndex('duerpDocument_openedAt_index')
    .on('duerpDocument')
    .columns(['openedAt', 'id'])
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  // Never generated, and deleted: what the clean-up erases. The archive, which stays forty years, is not in it.
  await db.schema
    .createIndex('duerpDocument_toErase_index')
    .on('duerpDocument')
    .columns(['deletedAt'])
    .where(sql.ref('generatedRevision'), 'is', null)
    .where(sql.ref('deletedAt'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('auditEntry_delegate_index')
    .on('auditEntry')
    .columns(['detail', 'accountId', 'createdAt'])
    .where(sql.ref('type'), '=', sql.lit('delegate-sign-in'))
    .execute();
  if (engineOf(db) === 'postgres') await tune(db);
}

/**
 * A fifth of a table is the default before dead rows are taken away and its statistics made anew: of twenty million risks that
 * is four million. A PDF is compressed already: to try again costs a download its time. An edit changes its document's row:
 * room on the page keeps that from every index.
 */
async function tune(db: Kysely<unknown>) {
  for (const table of [
    'uniteDeTravail',
    'categorieDeRisques',
    'risque',
    'actionPreventive',
    'refreshToken',
    'auditEntry',
  ])
    await sql`alter table ${sql.table(table)} set (autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)`.execute(db);
  await sql`alter table "duerpDocument" set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02)`.execute(
    db,
  );
  await sql`alter table "version" alter column "pdf" set storage external`.execute(db);
}

export const indexDEchelleMigration: Migration = { up };
