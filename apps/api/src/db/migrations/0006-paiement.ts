import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>) {
  await addLifeOfSubscription(db);
  await createPayment(db);
  await db.schema
    .createTable('paymentEvent')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('eventId', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('paymentEvent_pk', ['provider', 'eventId'])
    .execute();
  await db.schema
    .createTable('coupon')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('discountPercentage', 'integer', (column) => column.notNull())
    .addColumn('validUntil', 'text')
    .addColumn('maxUses', 'integer')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('endedAt', 'text')
    .execute();
  await createSandbox(db);
}

/** SQLite adds one column a statement. What stood before was granted without a payment, and did not renew. */
async function addLifeOfSubscription(db: Kysely<unknown>) {
  const alter = () => db.schema.alterTable('subscription');
  await alter().addColumn('firstDay', 'text').execute();
  await alter()
    .addColumn('periodIndex', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn('paidHT', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn('isAutoRenew', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn('failedRenewals', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await alter().addColumn('replacedBy', 'text').execute();
  await alter().addColumn('billingProfileId', 'text').execute();
  await alter().addColumn('provider', 'text').execute();
  await alter().addColumn('providerCustomer', 'text').execute();
  await alter().addColumn('createdAt', 'text').execute();
  await db.schema
    .createIndex('subscription_paidUntilDate_index')
    .on('subscription')
    .columns(['paidUntilDate'])
    .execute();
}

async function createPayment(db: Kysely<unknown>) {
  await db.schema
    .createTable('payment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('subscriptionId', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('periodIndex', 'integer', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    // No reference: what was paid outlives its document.
    .addColumn('duerpDocumentId', 'text')
    .addColumn('billingProfileId', 'text', (column) => column.notNull())
    .addColumn('buyer', 'text', (column) => column.notNull())
    .addColumn('commande', 'text', (column) => column.notNull())
    .addColumn('totalTTC', 'integer', (column) => column.notNull())
    .addColumn('couponCode', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('providerReference', 'text')
    .addColumn('successUrl', 'text', (column) => column.notNull())
    .addColumn('cancelUrl', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('settledAt', 'text')
    .execute();
  await createIndex(db, ['accountId', 'status']);
  await createIndex(db, ['subscriptionId']);
  await createIndex(db, ['status', 'createdAt']);
  await createIndex(db, ['couponCode', 'status']);
  await createIndex(db, ['provider', 'providerReference']);
  // The last guard of « nobody pays twice »: one year of a subscription is paid by one payment.
  await db.schema
    .createIndex('payment_paid_period_unique')
    .on('payment')
    .columns(['subscriptionId', 'periodIndex'])
    .unique()
    .where(sql.ref('status'), '=', sql.lit('paid'))
    .execute();
}

/** What the sandbox knows by itself, as a provider elsewhere would. */
async function createSandbox(db: Kysely<unknown>) {
  await db.schema
    .createTable('sandboxCustomer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) =>
      column.notNull().unique().references('account.id').onDelete('cascade'),
    )
    .addColumn('card', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sandboxCheckout')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('paymentId', 'text', (column) => column.notNull().unique())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('customerId', 'text')
    .addColumn('successUrl', 'text', (column) => column.notNull())
    .addColumn('cancelUrl', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('sandboxCheckout_accountId_index')
    .on('sandboxCheckout')
    .columns(['accountId', 'createdAt'])
    .execute();
  await db.schema
    .createTable('sandboxManagePage')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('returnUrl', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
}

const createIndex = (db: Kysely<unknown>, columns: string[]) =>
  db.schema
    .createIndex(['payment', ...columns, 'index'].join('_'))
    .on('payment')
    .columns(columns)
    .execute();

export const paiementMigration: Migration = { up };
