import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engineOf } from '../engines/engine.ts';

/**
 * All that the lists of versions show. SQLite keeps the data and the PDF of a row as a chain of pages, and reads the whole
 * chain for a column that stands behind them, as the counts of the bands do. PostgreSQL keeps them apart, and its index takes
 * no notes of more than 2.7 kB.
 */
async function up(db: Kysely<unknown>) {
  if (engineOf(db) === 'sqlite')
    await db.schema
      .createIndex('version_summary_index')
      .on('version')
      .columns([
        'duerpDocumentId',
        'versionNumber',
        'id',
        'creationTime',
        'notesDeVersion',
        'motif',
        'isAlwaysCovered',
        'compteurs',
      ])
      .execute();
}

export const indexDesVersionsMigration: Migration = { up };
