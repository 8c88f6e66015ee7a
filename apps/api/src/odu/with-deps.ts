import { type Config, readConfig, StartError } from '../config.ts';
import { migrateConfigured } from '../db/migrate.ts';
import { readSchemaVersion } from '../db/schema/version.ts';
import { type Deps, makeDeps } from '../deps.ts';
import { prepareDataDir } from '../secret.ts';
import { requireInstallation } from './require-installation.ts';

/** The server's configuration, where a server has started once; a StartError otherwise. Only failures are logged. */
export function readInstallation(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig({ ODU_LOG_LEVEL: 'error', ...environment });
  requireInstallation(config);
  prepareDataDir(config.dataDir);
  return config;
}

/** Runs one command on the server's own database, which may be in use, and closes it. It never makes a database. */
export async function withDeps<T>(
  environment: NodeJS.ProcessEnv,
  work: (deps: Deps) => Promise<T>,
): Promise<T> {
  const config = readInstallation(environment);
  const deps = makeDeps(config);
  try {
    if ((await readSchemaVersion(deps.database.queries)) === undefined)
      throw new StartError(
        "La base de données est vide\u00A0: corrigez DATABASE_URL, ou démarrez d'abord le serveur.",
      );
    await migrateConfigured(config);
    return await work(deps);
  } finally {
    await deps.reports.close();
    await deps.database.close();
  }
}
