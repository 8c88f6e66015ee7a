import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { closeToOthers, makeOwnFile } from '../own-files.ts';
import { isBusy } from './engines/engine.ts';

/**
 * Each server that has the data folder holds a shared lock on an empty database of its own. The system gives it back with the
 * process, however that ends; and it tells of a server whose odu.sqlite was taken away, where presence cannot be read.
 */
const FILE = 'serveurs.lock';

/** Holds the data folder until what is returned is called. */
export function holdFolder(dataDir: string): () => void {
  const file = join(dataDir, FILE);
  makeOwnFile(file);
  closeToOthers(file);
  const lock = new DatabaseSync(file, { timeout: 5_000 });
  lock.exec('begin; select count(*) from sqlite_schema;');
  return () => lock.close();
}

/** Whether a server holds the data folder now. It makes nothing. */
export function isFolderHeld(dataDir: string): boolean {
  const file = join(dataDir, FILE);
  if (!existsSync(file)) return false;
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive; rollback;');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    lock.close();
  }
}
