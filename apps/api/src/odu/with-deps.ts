import { type Config, readConfig } from '../config.ts';
import { migrateConfigured } from '../db/migrate.ts';
import { MIGRATION_NAMES } from '../db/migrations.ts';
import { readSnapshot } from '../db/own-transaction.ts';
import { type Deps, makeDeps } from '../deps.ts';
import { prepareDataDir } from '../secret.ts';
import { isServerPresent } from './is-server-present.ts';
import { OperatorError } from './operator-error.ts';
import { requireInstallation } from './require-installation.ts';
import { requireSchema } from './require-schema.ts';

/** The server's configuration, where a server has started once; a StartError otherwise. Only failures are logged. */
export function readInstallation(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig({ ODU_LOG_LEVEL: 'error', ...environment });
  requireInstallation(config);
  // Without room: from a full disk too, a backup can be made on another one.
  prepareDataDir(config.dataDir, 0);
  return config;
}

/** A server of an earlier version would find its tables changed under it. */
async function refuseOlderServer(config: Config, schemaVersion: string): Promise<void> {
  if (schemaVersion === MIGRATION_NAMES.at(-1)) return;
  if (await readSnapshot(config, (queries) => isServerPresent(queries, new Date())))
    throw new OperatorError(
      "Un serveur d'une version plus ancienne d'ODU utilise cette base de données, ou a été tué il y a moins de deux minutes\u00A0: arrêtez-le, ou prenez la commande de sa version. Rien n'a été changé.",
    );
}

/**
 * Runs one command on the server's own database, which may be in use, and closes it. It never makes a database, and
 * brings the schema up to date only where no server runs on an older one.
 */
export async function withDeps<T>(
  environment: NodeJS.ProcessEnv,
  work: (deps: Deps) => Promise<T>,
): Promise<T> {
  const config = readInstallation(environment);
  // No command is a request: erasing what somebody wrote in ten years is one long statement.
  const deps = makeDeps(config, { isPatient: true });
  try {
    await refuseOlderServer(config, await requireSchema(deps.database.queries));
    await migrateConfigured(config);
    return await work(deps);
  } finally {
    await deps.reports.close();
    await deps.database.close();
  }
}
