import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>) {
  await createDocumentTables(db);
  await createRisqueTables(db);
  await createVersionTable(db);
  await createSubscriptionTable(db);
}

async function createDocumentTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('duerpDocument')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // No cascade: an account with documents cannot go while its versions must be kept (art. L4121-3-1 V C. trav.).
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('displayName', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('generatedRevision', 'integer')
    .addColumn('entreprise', 'text')
    .addColumn('isPapripactEnabled', 'integer', (column) => column.notNull())
    .addColumn('sortBy', 'text', (column) => column.notNull())
    .addColumn('shouldGroupByUnite', 'integer', (column) => column.notNull())
    .addColumn('shouldGroupByCategorie', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('openedAt', 'text', (column) => column.notNull())
    .addColumn('deletedAt', 'text')
    .execute();
  await createIndex(db, 'duerpDocument', ['accountId', 'createdAt']);
  await createIndex(db, 'duerpDocument', ['deletedAt']);

  await db.schema
    .createTable('uniteDeTravail')
    .addColumn('duerpDocumentId', 'text', (column) =>
      column.notNull().references('duerpDocument.id').onDelete('cascade'),
    )
    .addColumn('idUniteDeTravail', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('displayName', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('uniteDeTravail_pk', ['duerpDocumentId', 'idUniteDeTravail'])
    .execute();
}

async function createRisqueTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('categorieDeRisques')
    .addColumn('duerpDocumentId', 'text', (column) => column.notNull())
    .addColumn('idCategorie', 'text', (column) => column.notNull())
    .addColumn('idUniteDeTravail', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('displayName', 'text', (column) => column.notNull())
    .addColumn('isUserDefined', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('categorieDeRisques_pk', ['duerpDocumentId', 'idCategorie'])
    .addForeignKeyConstraint(
      'categorieDeRisques_unite_fk',
      ['duerpDocumentId', 'idUniteDeTravail'],
      'uniteDeTravail',
      ['duerpDocumentId', 'idUniteDeTravail'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await createIndex(db, 'categorieDeRisques', ['duerpDocumentId', 'idUniteDeTravail']);

  await db.schema
    .createTable('risque')
    .addColumn('duerpDocumentId', 'text', (column) => column.notNull())
    .addColumn('idRisque', 'text', (column) => column.notNull())
    .addColumn('idUniteDeTravail', 'text', (column) => column.notNull())
    .addColumn('idCategorie', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('displayName', 'text', (column) => column.notNull())
    .addColumn('isUserDefined', 'integer', (column) => column.notNull())
    .addColumn('danger', 'text', (column) => column.notNull())
    .addColumn('remarques', 'text', (column) => column.notNull())
    .addColumn('evalGravite', 'integer', (column) => column.check(sql`"evalGravite" between 1 and 4`))
    .addColumn('evalFrequence', 'integer', (column) => column.check(sql`"evalFrequence" between 1 and 4`))
    .addColumn('evalMaitrise', 'integer', (column) => column.check(sql`"evalMaitrise" between 1 and 4`))
    .addColumn('niveauDeRisqueValue', 'double precision')
    .addPrimaryKeyConstraint('risque_pk', ['duerpDocumentId', 'idRisque'])
    .addForeignKeyConstraint(
      'risque_categorie_fk',
      ['duerpDocumentId', 'idCategorie'],
      'categorieDeRisques',
      ['duerpDocumentId', 'idCategorie'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  // Covers the means of a write's minimal answer, which then read no text of any risk.
  await db.schema
    .createIndex('risque_niveau_index')
    .on('risque')
    .columns(['duerpDocumentId', 'idUniteDeTravail', 'niveauDeRisqueValue'])
    .execute();
  await createIndex(db, 'risque', ['duerpDocumentId', 'idCategorie']);

  await db.schema
    .createTable('actionPreventive')
    .addColumn('duerpDocumentId', 'text', (column) => column.notNull())
    .addColumn('idAction', 'text', (column) => column.notNull())
    .addColumn('idUniteDeTravail', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('idRisqueAssocie', 'text')
    .addColumn('descriptionDeLaMesure', 'text', (column) => column.notNull())
    .addColumn('responsable', 'text', (column) => column.notNull())
    .addColumn('budget', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('statut', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('actionPreventive_pk', ['duerpDocumentId', 'idAction'])
    .addForeignKeyConstraint(
      'actionPreventive_unite_fk',
      ['duerpDocumentId', 'idUniteDeTravail'],
      'uniteDeTravail',
      ['duerpDocumentId', 'idUniteDeTravail'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await createIndex(db, 'actionPreventive', ['duerpDocumentId', 'idUniteDeTravail']);
}

async function createVersionTable(db: Kysely<unknown>) {
  await db.schema
    .createTable('version')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // No cascade: the database itself refuses to erase a document that has versions (decision D4).
    .addColumn('duerpDocumentId', 'text', (column) => column.notNull().references('duerpDocument.id'))
    .addColumn('versionNumber', 'integer', (column) => column.notNull())
    .addColumn('creationTime', 'text', (column) => column.notNull())
    .addColumn('notesDeVersion', 'text', (column) => column.notNull())
    .addColumn('displayOptions', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('snapshotSha256', 'text', (column) => column.notNull())
    .addColumn('pdfSha256', 'text', (column) => column.notNull())
    .addColumn('previousHash', 'text')
    .addColumn('hash', 'text', (column) => column.notNull())
    // PostgreSQL's name for bytes; SQLite stores a blob in a column of any type.
    .addColumn('pdf', 'bytea', (column) => column.notNull())
    .addUniqueConstraint('version_number_unique', ['duerpDocumentId', 'versionNumber'])
    .execute();
}

async function createSubscriptionTable(db: Kysely<unknown>) {
  await db.schema
    .createTable('subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('duerpDocumentId', 'text', (column) =>
      column.references('duerpDocument.id').onDelete('set null'),
    )
    .addColumn('startDate', 'text', (column) => column.notNull())
    .addColumn('paidUntilDate', 'text', (column) => column.notNull())
    .execute();
  await createIndex(db, 'subscription', ['accountId']);
}

const createIndex = (db: Kysely<unknown>, table: string, columns: string[]) =>
  db.schema
    .createIndex([table, ...columns, 'index'].join('_'))
    .on(table)
    .columns(columns)
    .execute();

export const duerpMigration: Migration = { up };
