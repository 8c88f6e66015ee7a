import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { codeOf } from '../error-code.ts';
import { OperatorError } from './operator-error.ts';

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
};

/**
 * Writes a file that is not there yet, for its owner only. It has its name when it is whole and on the disk: one that is
 * killed, or has no room, leaves none. Throws an OperatorError when the file exists or cannot be written.
 */
export async function writeNewFile(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  if (existsSync(path))
    throw new OperatorError(`Le fichier ${path} existe déjà\u00A0: choisissez un autre nom.`);
  const partial = `${path}.${process.pid}.partial`;
  try {
    const file = await open(partial, 'wx', 0o600);
    try {
      await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    const raison = RAISONS[codeOf(error)];
    if (raison === undefined) throw error;
    throw new OperatorError(`Le fichier ${path} ne peut pas être écrit\u00A0: ${raison}.`);
  }
}
