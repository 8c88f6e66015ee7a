import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, StartError } from '../config.ts';

/**
 * Refuses a data folder in which no server has ever started: a mistyped one must not become a second, empty installation.
 * With PostgreSQL it only holds the secret, unless ODU_SECRET does.
 */
export function requireInstallation({ dataDir, databaseUrl, secret }: Config): void {
  if (databaseUrl !== undefined && secret !== undefined) return;
  const file = join(dataDir, databaseUrl === undefined ? 'odu.sqlite' : 'secret');
  if (!existsSync(file))
    throw new StartError(
      `Il n'y a pas d'installation d'ODU dans le dossier ${dataDir}\u00A0: corrigez ODU_DATA_DIR, ou démarrez d'abord le serveur.`,
    );
}

/** Refuses a data folder that does not exist: a restore fills an empty one, and makes none. */
export function requireDataDir({ dataDir }: Config): void {
  if (!existsSync(dataDir))
    throw new StartError(
      `Le dossier de données ${dataDir} n'existe pas\u00A0: corrigez ODU_DATA_DIR, ou créez-le.`,
    );
}
