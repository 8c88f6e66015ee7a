import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { makeJobsDue } from '../repositories/server/job-repository.ts';
import { SECOND } from '../services/clock.ts';

const ASK_AGAIN_MS = 2 * SECOND;

/**
 * Makes what is called while the mail server is away: it asks for it every two seconds, and once it is back sends at once
 * what waits, however far off its next try was. One asks at a time, until `signal` stops it.
 */
export function makeHastenMails({
  mailer,
  database,
  clock,
  log,
}: Pick<Deps, 'mailer' | 'database' | 'clock' | 'log'>): (signal: AbortSignal) => Promise<void> {
  let isAsking = false;
  const waitForReturn = async (signal: AbortSignal) => {
    do await sleep(ASK_AGAIN_MS, undefined, { signal });
    while (!(await mailer.check()));
    await makeJobsDue(database.queries, 'send-mail', clock.now().toISOString());
    log.info('the mail server is back');
  };
  return async (signal) => {
    if (isAsking) return;
    isAsking = true;
    await waitForReturn(signal)
      .catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error }, 'the mails that wait could not be hastened');
      })
      .finally(() => (isAsking = false));
  };
}
