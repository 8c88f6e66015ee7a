import { join } from 'node:path';
import { holdLock, isLockHeld } from '../own-lock.ts';

/** Each server that has the data folder holds it: it tells of one whose odu.sqlite was taken away, where presence cannot be read. */
const FILE = 'serveurs.lock';

/** Holds the data folder until what is returned is called. */
export const holdFolder = (dataDir: string): (() => void) => holdLock(join(dataDir, FILE));

/** Whether a server holds the data folder now. It makes nothing. */
export const isFolderHeld = (dataDir: string): boolean => isLockHeld(join(dataDir, FILE));
