import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A mail of the development inbox was never due. */
const NEVER = '9999-12-31T23:59:59.999Z';
const MAX_ATTEMPTS = 8;

type Before = {
  mail: { id: string; createdAt: string; attempts: number; nextAttemptAt: string };
  job: {
    id: string;
    kind: string;
    uniqueKey: string;
    payload: string;
    dueAt: string;
    attempts: number;
    maxAttempts: number;
    createdAt: string;
  };
};

async function up(db: Kysely<Before>) {
  await createJob(db);
  await db.schema
    .createTable('notice')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('sentAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('notice_sentAt_index').on('notice').columns(['sentAt']).execute();
  await moveMails(db);
  // Two servers, or two jobs, never charge the same year: a second try waits for the refusal of the first.
  await db.schema
    .createIndex('payment_renewal_unique')
    .unique()
    .on('payment')
    .columns(['subscriptionId', 'periodIndex'])
    .where(sql.ref('kind'), '=', 'renewal')
    .where(sql.ref('status'), 'in', ['open', 'paid'])
    .execute();
}

async function createJob(db: Kysely<Before>) {
  await db.schema
    .createTable('job')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('uniqueKey', 'text', (column) => column.unique())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('dueAt', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('maxAttempts', 'integer', (column) => column.notNull())
    .addColumn('leaseUntil', 'text')
    .addColumn('leaseToken', 'text')
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('finishedAt', 'text')
    .addColumn('outcome', 'text')
    .execute();
  await db.schema
    .createIndex('job_dueAt_index')
    .on('job')
    .columns(['dueAt'])
    .where(sql.ref('finishedAt'), 'is', null)
    .execute();
  await db.schema.createIndex('job_finishedAt_index').on('job').columns(['finishedAt']).execute();
}

/**
 * The outbox becomes jobs; what was still to be sent goes on with the tries that it has left. A mail that was never tried
 * stood in the development inbox of an older version, which did not tell its mails from those to send: it stays there.
 */
async function moveMails(db: Kysely<Before>) {
  const mails = await db
    .selectFrom('mail')
    .select(['id', 'createdAt', 'attempts', 'nextAttemptAt'])
    .where('nextAttemptAt', '<', NEVER)
    .where('attempts', '>', 0)
    .where('attempts', '<', MAX_ATTEMPTS)
    .execute();
  for (const { id, createdAt, attempts, nextAttemptAt } of mails) {
    await db
      .insertInto('job')
      .values({
        // The mail's own: the job of a mail has no other name.
        id,
        kind: 'send-mail',
        uniqueKey: `send-mail:${id}`,
        payload: JSON.stringify({ mailId: id }),
        dueAt: nextAttemptAt,
        attempts,
        maxAttempts: MAX_ATTEMPTS,
        createdAt,
      })
      .execute();
  }
  await db.schema.dropIndex('mail_nextAttemptAt_index').execute();
  await db.schema.alterTable('mail').dropColumn('attempts').execute();
  await db.schema.alterTable('mail').dropColumn('nextAttemptAt').execute();
  await db.schema.alterTable('mail').addColumn('expiresAt', 'text').execute();
  await db.schema.createIndex('mail_expiresAt_index').on('mail').columns(['expiresAt']).execute();
}

export const jobMigration: Migration = { up };
