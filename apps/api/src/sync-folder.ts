import { closeSync, fsyncSync, openSync } from 'node:fs';
import { codeOf } from './error-code.ts';

/**
 * Folders that may not be opened, or that their file system does not sync: what PostgreSQL's `fsync_fname` leaves (EACCES,
 * EISDIR, EBADF, EINVAL), and what network mounts and those of a user's own program answer. The file itself is on the disk.
 */
const CANNOT_BE = ['EACCES', 'EISDIR', 'EBADF', 'EINVAL', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

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
