import type { Kysely } from 'kysely';
import { StartError } from '../config.ts';
import { readSchemaVersion } from '../db/schema/version.ts';

/** The schema of a database in which a server has started; a StartError for an empty one: its name may be mistyped. */
export async function requireSchema<DB>(queries: Kysely<DB>): Promise<string> {
  const schemaVersion = await readSchemaVersion(queries);
  if (schemaVersion === undefined)
    throw new StartError(
      "La base de données est vide\u00A0: corrigez DATABASE_URL ou ODU_DATA_DIR, ou démarrez d'abord le serveur.",
    );
  return schemaVersion;
}
