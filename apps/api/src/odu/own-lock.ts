import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { makeOwnFile } from '../own-files.ts';

/** As `db/folder-lock.ts`: the lock of an empty database, which the system gives back with the process, however that ends. */
export function holdLock(file: string): () => void {
  makeOwnFile(file);
  const lock = new DatabaseSync(file, { timeout: 5_000 });
  try {
    lock.exec('begin; select count(*) from sqlite_schema;');
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => lock.close();
}

/** Whether a process holds a lock; one that cannot be asked counts as held. */
export function isLockHeld(file: string): boolean {
  if (!existsSync(file)) return false;
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('begin exclusive; rollback;');
    return false;
  } catch {
    return true;
  } finally {
    lock?.close();
  }
}
