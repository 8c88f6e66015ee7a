import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A file is looked up by its hash: what anybody may ask must not read every version. */
async function up(db: Kysely<unknown>) {
  await db.schema.createIndex('version_pdfSha256_index').on('version').columns(['pdfSha256']).execute();
}

export const versionPdfSha256Migration: Migration = { up };
