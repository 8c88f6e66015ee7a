import { accessSync, chmodSync, closeSync, constants, existsSync, openSync, statSync } from 'node:fs';

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;

/** Takes the rights of everybody but the owner from a file or a folder: it holds what accounts wrote, and the secret. */
export function closeToOthers(path: string): void {
  const { mode, uid } = statSync(path);
  // Only its owner can: a volume of somebody else keeps the rights that its operator chose.
  if ((mode & OTHERS) !== 0 && (process.getuid?.() === uid || process.getuid?.() === 0))
    chmodSync(path, mode & OWNER_ONLY);
}

/**
 * Makes a file that is not there yet, for its owner only; throws for one that is there and may not be read and written. That
 * one is not opened: to close it would give back every lock that this process has on it, SQLite's too, and another program
 * that reads the database would then take away the journal to which a server goes on writing
 * (https://sqlite.org/howtocorrupt.html, 2.2).
 */
export function makeOwnFile(path: string): void {
  if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  else closeSync(openSync(path, 'a', 0o600));
}
