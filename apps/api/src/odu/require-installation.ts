import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, StartError } from '../config.ts';
import { describeReadOnlyDisk } from '../secret.ts';

/**
 * Refuses a data folder in which no server has ever started: a mistyped one must not become a second, empty installation.
 * With PostgreSQL it only holds the secret, unless ODU_SECRET does.
 */
export function requireInstallation({ dataDir, databaseUrl, secret }: Config): void {
  if (databaseUrl !== undefined && secret !== undefined) return;
  const file = join(dataDir, databaseUrl === undefined ? 'odu.sqlite' : 'secret');
  const refusal = findRefusal(file);
  if (refusal === 'missing')
    throw new StartError(
      `Il n'y a pas d'installation d'ODU dans le dossier ${dataDir}\u00A0: corrigez ODU_DATA_DIR, ou démarrez d'abord le serveur.`,
    );
  if (refusal === 'readOnly') throw new StartError(describeReadOnlyDisk(dataDir));
  if (refusal === 'closed')
    throw new StartError(
      `Le dossier de données ${dataDir} est fermé à cet utilisateur\u00A0: lancez la commande sous celui du serveur, ou rendez-lui ses droits.`,
    );
}

/** Whether the file is not there, on a disk that takes no writes, or there for another user only (its folder is for its owner). */
function findRefusal(file: string): 'missing' | 'readOnly' | 'closed' | null {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EROFS') return 'readOnly';
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'closed';
  }
}

/** Refuses a data folder that does not exist: a restore fills an empty one, and makes none. */
export function requireDataDir({ dataDir }: Config): void {
  if (!existsSync(dataDir))
    throw new StartError(
      `Le dossier de données ${dataDir} n'existe pas\u00A0: corrigez ODU_DATA_DIR, ou créez-le.`,
    );
}
