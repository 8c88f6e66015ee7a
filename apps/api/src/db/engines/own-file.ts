import { statSync } from 'node:fs';

/**
 * The file that was opened is not under its name any more: it was deleted, moved or replaced. SQLite goes on writing to it (it
 * looks for that with a rollback journal only, https://sqlite.org/rescode.html#readonly_dbmoved), and what it takes is lost.
 */
export class DatabaseMoved extends Error {
  readonly code = 'ERR_SQLITE_ERROR';
  readonly errcode = 1_032;

  constructor() {
    super('the file of the embedded database was deleted, moved or replaced');
  }
}

/** Remembers a file by what the system knows it by; the answer is whether its name still leads to it. */
export function rememberFile(path: string): () => boolean {
  const opened = statSync(path, { bigint: true });
  return () => {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found?.ino === opened.ino && found.dev === opened.dev;
  };
}
