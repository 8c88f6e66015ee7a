import { readConfig } from '../config.ts';
import { migrateConfigured } from '../db/migrate.ts';
import { type Deps, makeDeps } from '../deps.ts';
import { prepareDataDir } from '../secret.ts';

/** Runs one command on the server's own database, which may be in use, and closes it. Only failures are logged. */
export async function withDeps<T>(
  environment: NodeJS.ProcessEnv,
  work: (deps: Deps) => Promise<T>,
): Promise<T> {
  const config = readConfig({ ODU_LOG_LEVEL: 'error', ...environment });
  prepareDataDir(config.dataDir);
  const deps = makeDeps(config);
  try {
    await migrateConfigured(config);
    return await work(deps);
  } finally {
    await deps.reports.close();
    await deps.database.close();
  }
}
