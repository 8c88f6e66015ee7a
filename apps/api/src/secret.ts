import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError, type Config } from './config.ts';
import { closeToOthers } from './own-files.ts';

const isErrorWithCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Node's own `recursive` never comes back where the system finds no place in a folder that is there (`/proc/odu`). */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found !== undefined) throw new Error(`${folder} is not a folder`);
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server that starts at the same time.
    if (!isErrorWithCode(error, 'EEXIST')) throw error;
  }
}

/** Makes the data folder when it is missing, for its owner only; throws a StartError when it cannot be made or written. */
export function prepareDataDir(dataDir: string) {
  try {
    makeFolder(dataDir);
    closeToOthers(dataDir);
    const probe = join(dataDir, `.write-test-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new StartError(
      `Le dossier de données ${dataDir} n'est pas accessible en écriture\u00a0: donnez-lui les droits ou choisissez-en un autre avec ODU_DATA_DIR.`,
    );
  }
}

/**
 * The secret that signs sessions and captchas: ODU_SECRET, else one made once and kept in the data folder (mode 600).
 * The exclusive write makes two servers that start together agree on one secret.
 */
export function readSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string {
  if (secret !== undefined) return secret;
  const file = join(dataDir, 'secret');
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isErrorWithCode(error, 'EEXIST')) throw error;
  }
  closeToOthers(file);
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < 32)
    throw new StartError(
      `Le fichier ${file} est abîmé\u00a0: restaurez-le, ou supprimez-le pour fermer toutes les sessions.`,
    );
  return kept;
}
