import type { BaseLogger } from 'pino';
import type { Database } from '../../db/database.ts';
import { SECOND } from '../clock.ts';

/** Whether the file of the embedded database is still the one that this server opened. */
export type PlaceWatch = {
  /** Looks, and tells the log once when it is not, and once when it is again. */
  isInPlace: () => boolean;
  /** Looks every second from now on: a server that nobody calls tells it too. Returns what stops it. */
  start: () => () => void;
};

export function makePlaceWatch(
  database: Pick<Database, 'isInPlace'>,
  log: Pick<BaseLogger, 'error' | 'warn'>,
): PlaceWatch {
  let wasInPlace = true;
  const isInPlace = () => {
    const isThere = database.isInPlace();
    if (wasInPlace && !isThere)
      log.error(
        'the file of the embedded database was deleted, moved or replaced while this server runs: it takes no more writes; put odu.sqlite, odu.sqlite-wal and odu.sqlite-shm back, or stop it',
      );
    if (!wasInPlace && isThere) log.warn('the file of the embedded database is back in its place');
    wasInPlace = isThere;
    return isThere;
  };
  return {
    isInPlace,
    start() {
      const timer = setInterval(isInPlace, SECOND).unref();
      return () => clearInterval(timer);
    },
  };
}
