import type { BaseLogger } from 'pino';
import { isDamaged } from '../../db/engines/damaged.ts';

/** What is known of the embedded database's file since this server started. */
export type Damage = {
  /** Hears of each statement that failed; the first that met damage is logged. */
  note: (error: unknown) => void;
  /** True from the first damage on: nothing but a backup, and a new start, mends it. */
  isFound: () => boolean;
};

/** Watches for damage in the embedded database: `log` hears of it once. */
export function makeDamage(log: Pick<BaseLogger, 'error'>): Damage {
  let isFound = false;
  return {
    note(error) {
      if (isFound || !isDamaged(error)) return;
      isFound = true;
      log.error(
        { err: error },
        'the file of the embedded database is damaged: stop the server, keep its data folder, restore a backup into an empty one',
      );
    },
    isFound: () => isFound,
  };
}
