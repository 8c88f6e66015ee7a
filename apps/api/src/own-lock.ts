import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './db/engines/engine.ts';
import { closeToOthers, makeOwnFile } from './own-files.ts';

/**
 * Holds a lock until what is returned is called: a shared one on an empty database, which the system gives back with the process,
 * however that ends. Several may hold it.
 */
export function holdLock(file: string): () => void {
  makeOwnFile(file);
  closeToOthers(file);
  const lock = new DatabaseSync(file, { timeout: 5_000 });
  try {
    lock.exec('begin; select count(*) from sqlite_schema;');
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => lock.close();
}

/** Whether a process holds a lock now. It makes nothing; throws where the lock cannot be asked. */
export function isLockHeld(file: string): boolean {
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
