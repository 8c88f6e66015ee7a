import { type Config, readConfig } from '../config.ts';
import { migrateConfigured } from '../db/migrate.ts';
import { type Deps, makeDeps } from '../deps.ts';
import { prepareDataDir } from '../secret.ts';
import { requireInstallation } from './require-installation.ts';
import { requireSchema } from './require-schema.ts';

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
    await requireSchema(deps.database.queries);
    await migrateConfigured(config);
    return await work(deps);
  } finally {
    await deps.reports.close();
    await deps.database.close();
  }
}
