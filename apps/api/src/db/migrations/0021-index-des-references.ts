import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What leads to another row is looked up when that one goes, what ends by its end; mails are found by their day and their people. */
const INDEXES: readonly [table: string, column: string][] = [
  ['captchaSolution', 'expiresAt'],
  ['delegateAuthorization', 'delegateId'],
  ['mail', 'createdAt'],
  ['mail', 'recipient'],
  ['mail', 'replyTo'],
  ['notice', 'accountId'],
  ['passwordReset', 'expiresAt'],
  ['sandboxManagePage', 'accountId'],
  ['sandboxManagePage', 'expiresAt'],
  ['session', 'delegateId'],
  ['subscription', 'duerpDocumentId'],
];

async function up(db: Kysely<unknown>) {
  for (const [table, column] of INDEXES)
    await db.schema.createIndex(`${table}_${column}_index`).on(table).columns([column]).execute();
}

export const indexDesReferencesMigration: Migration = { up };
