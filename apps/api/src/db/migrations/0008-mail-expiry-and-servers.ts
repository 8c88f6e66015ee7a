import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Mail = { id: string; createdAt: string; attempts: number; nextAttemptAt: string; expiresAt: string };

const DAY_MS = 24 * 3_600_000;
const NEVER = '9999-12-31T23:59:59.999Z';

/**
 * A mail that was never tried stood in the development inbox of an older version, which did not tell its mails from those
 * to send: they must not leave when a server of mails is configured. One that was tried is still waited for.
 */
async function up(db: Kysely<{ mail: Mail }>) {
  await db.schema
    .alterTable('mail')
    .addColumn('expiresAt', 'text', (column) => column.notNull().defaultTo(NEVER))
    .execute();
  await db.updateTable('mail').set({ nextAttemptAt: NEVER }).where('attempts', '=', 0).execute();
  const tried = await db.selectFrom('mail').select(['id', 'createdAt']).where('attempts', '>', 0).execute();
  for (const { id, createdAt } of tried) {
    const expiresAt = new Date(Date.parse(createdAt) + DAY_MS).toISOString();
    await db.updateTable('mail').set({ expiresAt }).where('id', '=', id).execute();
  }
  await db.schema
    .createTable('server')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secretFingerprint', 'text', (column) => column.notNull())
    .addColumn('seenAt', 'text', (column) => column.notNull())
    .execute();
}

export const mailExpiryAndServersMigration: Migration = { up };
