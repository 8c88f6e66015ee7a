import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('emailAddress', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('isEmailVerified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('isVip', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('maxNumberOfDuerps', 'integer')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('delegate')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('keyHash', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('revokedAt', 'text')
    .execute();

  await db.schema
    .createTable('delegateAuthorization')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('delegateId', 'text', (column) =>
      column.notNull().references('delegate.id').onDelete('cascade'),
    )
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('revokedAt', 'text')
    .execute();
  await createIndex(db, 'delegateAuthorization', ['accountId']);

  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('delegateId', 'text', (column) => column.references('delegate.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('revokedAt', 'text')
    .execute();
  await createIndex(db, 'session', ['accountId']);
  await createIndex(db, 'session', ['expiresAt']);

  await db.schema
    .createTable('refreshToken')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('sessionId', 'text', (column) => column.notNull().references('session.id').onDelete('cascade'))
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('spentAt', 'text')
    .execute();
  await createIndex(db, 'refreshToken', ['sessionId']);

  await db.schema
    .createTable('passwordReset')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'text')
    .execute();
  await createIndex(db, 'passwordReset', ['accountId']);

  await db.schema
    .createTable('emailVerification')
    .addColumn('accountId', 'text', (column) =>
      column.primaryKey().references('account.id').onDelete('cascade'),
    )
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('triesLeft', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('auditEntry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await createIndex(db, 'auditEntry', ['accountId', 'type', 'createdAt']);

  await createServiceTables(db);
}

async function createServiceTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('captchaSolution')
    .addColumn('nonce', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('rateLimit')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resetAt', 'bigint', (column) => column.notNull())
    .execute();
  await createIndex(db, 'rateLimit', ['resetAt']);

  await db.schema
    .createTable('mail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('replyTo', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('nextAttemptAt', 'text', (column) => column.notNull())
    .execute();
  await createIndex(db, 'mail', ['nextAttemptAt']);
}

const createIndex = (db: Kysely<unknown>, table: string, columns: string[]) =>
  db.schema
    .createIndex([table, ...columns, 'index'].join('_'))
    .on(table)
    .columns(columns)
    .execute();

export const compteMigration: Migration = { up };
