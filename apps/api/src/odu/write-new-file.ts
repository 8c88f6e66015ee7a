import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../error-code.ts';
import { syncFolder } from '../sync-folder.ts';
import { LOCK, makeMark, PARTIAL, removeLeft } from './left-files.ts';
import { OperatorError } from './operator-error.ts';
import { holdLock } from '../own-lock.ts';

const DROITS = "l'utilisateur qui lance la commande n'a pas le droit d'écrire dans son dossier";
const DOSSIER = "son dossier n'existe pas";
const PLEIN = 'le disque est plein';

/** Why a file cannot be written, by the system's code. */
const RAISONS: Readonly<Record<string, string>> = {
  ENOENT: DOSSIER,
  ENOTDIR: DOSSIER,
  EACCES: DROITS,
  EPERM: DROITS,
  EROFS: "son dossier n'est ouvert qu'en lecture",
  ENOSPC: PLEIN,
  EDQUOT: PLEIN,
  EFBIG: "le système n'accepte pas un fichier de cette taille ici",
  ENAMETOOLONG: 'son nom est trop long',
  EIO: 'le disque signale une erreur, vérifiez son état',
};

/** The sentence's reason for what the system answers about a file; undefined for any other fault. */
function explain(error: unknown): string | undefined {
  const code = codeOf(error);
  const isOfSystem = error instanceof Error && 'syscall' in error && code !== '';
  return RAISONS[code] ?? (isOfSystem ? `le système répond ${code}` : undefined);
}

/** What a system takes for a name, in bytes. */
const LONGEST_NAME = 255;

/** The start of the names that a file has before it is whole: its own, cut where one with a UUID, or SQLite's beside its lock, would be too long. */
function nameStart(path: string): string {
  const characters = Array.from(basename(path));
  const longest = LONGEST_NAME - `.${randomUUID()}${LOCK}-journal`.length;
  while (Buffer.byteLength(characters.join('')) > longest) characters.pop();
  return `${characters.join('')}.`;
}

/** Writes a file to its end and to the disk, and closes it. */
async function fill(file: FileHandle, write: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await write(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Holds the lock of a file that is begun; does nothing where the system has none. */
function holdBegun(lock: string): () => Promise<void> {
  let release = () => {};
  try {
    release = holdLock(lock);
  } catch {
    // It is judged by its age, as one of another machine.
    rmSync(lock, { force: true });
  }
  return async () => {
    release();
    await rm(lock, { force: true });
  };
}

/**
 * Writes a file that is not there yet, for its owner only. It has its name when it is whole and on the disk: one that is
 * killed, or has no room, leaves none. Throws an OperatorError when the file exists or cannot be written.
 */
export async function writeNewFile(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  if (existsSync(path))
    throw new OperatorError(`Le fichier ${path} existe déjà\u00A0: choisissez un autre nom.`);
  // Two containers on one volume have the same process number.
  const begun = join(dirname(path), `${nameStart(path)}${makeMark()}`);
  const partial = `${begun}${PARTIAL}`;
  // One that cannot be removed is no reason to write nothing, and a folder that is not there is told below.
  await removeLeft(dirname(path), nameStart(path)).catch(() => {});
  const letGo = holdBegun(`${begun}${LOCK}`);
  try {
    const file = await open(partial, 'wx', 0o600);
    await fill(file, write)
      .then(() => rename(partial, path))
      .catch(async (error: unknown) => {
        await rm(partial, { force: true });
        throw error;
      });
    syncFolder(dirname(path));
  } catch (error) {
    const raison = explain(error);
    if (raison === undefined) throw error;
    throw new OperatorError(`Le fichier ${path} ne peut pas être écrit\u00A0: ${raison}.`);
  } finally {
    await letGo();
  }
}
