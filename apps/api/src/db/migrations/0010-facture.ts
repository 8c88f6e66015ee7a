import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('billingProfile').addColumn('siren', 'text').execute();
  await db.schema
    .createTable('invoice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // No reference to the account, the payment or the invoice taken back: it is kept whatever is erased.
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('paymentId', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('numero', 'text', (column) => column.notNull().unique())
    .addColumn('creditedInvoiceId', 'text')
    .addColumn('issuedOn', 'text', (column) => column.notNull())
    .addColumn('issuedAt', 'text', (column) => column.notNull())
    .addColumn('facture', 'text', (column) => column.notNull())
    .addColumn('xml', 'text')
    // PostgreSQL's name for bytes; SQLite stores a blob in a column of any type.
    .addColumn('pdf', 'bytea')
    .addColumn('pdfSha256', 'text')
    .addUniqueConstraint('invoice_payment_unique', ['paymentId', 'type'])
    .execute();
  await db.schema
    .createIndex('invoice_accountId_index')
    .on('invoice')
    .columns(['accountId', 'issuedAt'])
    .execute();
  await db.schema.createIndex('invoice_pdfSha256_index').on('invoice').columns(['pdfSha256']).execute();
  await db.schema
    .createTable('invoiceCounter')
    .addColumn('serie', 'text', (column) => column.primaryKey())
    .addColumn('lastRank', 'integer', (column) => column.notNull())
    .addColumn('lastIssuedOn', 'text', (column) => column.notNull())
    .execute();
}

export const factureMigration: Migration = { up };
