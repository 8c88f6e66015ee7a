import { type Kysely, sql } from 'kysely';
import { MIGRATION_NAMES } from '../migrations.ts';

/** The database was made by a newer program: this one knows neither its tables nor its rules. */
export class NewerSchema extends Error {
  constructor(schemaVersion: string) {
    super(
      `La base de données vient d'une version plus récente d'ODU (schéma ${schemaVersion})\u00A0: mettez ODU à jour, rien n'a été changé.`,
    );
  }
}

/** The last migration that ran; undefined in a database that is not ODU's yet. Throws NewerSchema for an unknown one. */
export async function readSchemaVersion<DB>(queries: Kysely<DB>): Promise<string | undefined> {
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    queries,
  );
  const unknown = rows.find(({ name }) => !MIGRATION_NAMES.includes(name));
  if (unknown !== undefined) throw new NewerSchema(unknown.name);
  return rows.at(-1)?.name;
}
