import { type BigIntStats, statSync } from 'node:fs';

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

/** What the name leads to; undefined also where the system does not say: a folder that was closed to this user, a disk that fails. */
function look(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}

/** Remembers a file by what the system knows it by; the answer is whether its name still leads to it. */
export function rememberFile(path: string): () => boolean {
  const opened = statSync(path, { bigint: true });
  return () => {
    const found = look(path);
    return found?.ino === opened.ino && found.dev === opened.dev;
  };
}
