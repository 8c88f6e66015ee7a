import { closeSync, fsyncSync, openSync } from 'node:fs';
import { codeOf } from './error-code.ts';

/** Folders that may not be opened, or that their file system does not sync: as PostgreSQL's `fsync_fname` leaves them. */
const CANNOT_BE = ['EACCES', 'EBADF', 'EINVAL'];

/** Waits until what the folder names is on the disk too: a file that has just been given its name. */
export function syncFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    if (!CANNOT_BE.includes(codeOf(error))) throw error;
  }
}
