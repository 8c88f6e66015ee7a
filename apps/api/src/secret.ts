import { randomBytes, randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError, type Config } from './config.ts';
import { closeToOthers } from './own-files.ts';
import { syncFolder } from './sync-folder.ts';

const isErrorWithCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
const isWithoutRoom = (error: unknown) =>
  isErrorWithCode(error, 'ENOSPC') || isErrorWithCode(error, 'EDQUOT');

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

/** What SQLite asks for beside its file before it writes anything; an empty file would fit on a full disk too. */
const ROOM_TO_START = 64 * 1_024;

/** No rights help there: a fault of the disk makes Linux read it only, or whoever mounted it did. */
export const describeReadOnlyDisk = (dataDir: string) =>
  `Le disque du dossier de données ${dataDir} n'accepte que des lectures (EROFS)\u00a0: vérifiez son état et comment il est monté, rendez-le accessible en écriture, puis recommencez.`;

/** Makes the data folder when it is missing, for its owner only; throws a StartError when it cannot be made or written, or has no `room` (octets). */
export function prepareDataDir(dataDir: string, room = ROOM_TO_START) {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  try {
    makeFolder(dataDir);
    closeToOthers(dataDir);
    try {
      writeFileSync(probe, Buffer.alloc(room));
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    if (isWithoutRoom(error))
      throw new StartError(
        `Le disque du dossier de données ${dataDir} est plein\u00a0: libérez de la place, puis recommencez.`,
      );
    if (isErrorWithCode(error, 'EROFS')) throw new StartError(describeReadOnlyDisk(dataDir));
    throw new StartError(
      `Le dossier de données ${dataDir} n'est pas accessible en écriture\u00a0: donnez-lui les droits ou choisissez-en un autre avec ODU_DATA_DIR.`,
    );
  }
}

/** Some volumes know no second name of a file; they say so before anything is done. */
const WITHOUT_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Gives a whole file its name, when nobody has it; throws EEXIST otherwise. */
function giveName(partial: string, file: string): void {
  try {
    linkSync(partial, file);
  } catch (error) {
    if (!WITHOUT_LINKS.some((code) => isErrorWithCode(error, code))) throw error;
    copyFileSync(partial, file, constants.COPYFILE_EXCL);
  }
}

/** Writes a secret under another name, and gives it its own once it is on the disk: whoever has the name first has the secret. */
function makeSecret(dataDir: string, file: string): void {
  // Two containers on one volume have the same process number.
  const partial = join(dataDir, `secret.${randomUUID()}.partial`);
  try {
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(partial, secret, { mode: 0o600, flag: 'wx', flush: true });
    giveName(partial, file);
  } catch (error) {
    // Another server that starts at the same time, or one that did before.
    if (!isErrorWithCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(partial, { force: true });
  }
  syncFolder(dataDir);
}

/** An empty secret is what a machine that lost its power left of the first start; without a database, nothing was signed with it. */
function removeEmptySecret(dataDir: string, file: string): void {
  if (existsSync(join(dataDir, 'odu.sqlite'))) return;
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
}

function readKeptSecret(dataDir: string, file: string): string {
  try {
    if (!existsSync(file)) makeSecret(dataDir, file);
    closeToOthers(file);
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartError(
      `Le fichier ${file} ne peut pas être lu ou écrit\u00a0: il faut un fichier de l'utilisateur qui lance ODU, dans un dossier où il peut écrire.`,
    );
  }
}

/**
 * The secret that signs sessions and captchas: ODU_SECRET, else one made once and kept in the data folder (mode 600).
 * Two servers that start together agree on one; a StartError when it is damaged.
 */
export function readSecret({
  secret,
  dataDir,
  databaseUrl,
}: Pick<Config, 'secret' | 'dataDir' | 'databaseUrl'>): string {
  if (secret !== undefined) return secret;
  const file = join(dataDir, 'secret');
  if (databaseUrl === undefined) removeEmptySecret(dataDir, file);
  const kept = readKeptSecret(dataDir, file);
  if (kept.length < 32)
    throw new StartError(
      `Le fichier ${file} est abîmé\u00a0: restaurez-le, ou supprimez-le pour fermer toutes les sessions.`,
    );
  return kept;
}
