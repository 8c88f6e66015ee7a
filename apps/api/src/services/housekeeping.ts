import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { findLostOutcomes } from '../payment/find-lost-outcomes.ts';
import { purgeDeletedDuerps } from '../repositories/duerp-repository.ts';
import { deleteEndedManagePages } from '../repositories/sandbox-repository.ts';
import { DAY, instantAfter, MINUTE } from './clock.ts';

const LOST_EVENTS_MS = 5 * MINUTE;
/** How long a stop waits for calls to the mail server and the payment provider: one that hangs must not hold it, and both are tried again. */
const LAST_CALLS_MS = 1_000;
const CLEAN_UP_MS = 10 * MINUTE;
/** How long a deleted DUERP without a version is kept (decision D4). */
const DELETED_DUERP_MS = 30 * DAY;

/** Forgets what has expired; safe to run on several servers at once. */
export const cleanUp = ({
  limiter,
  idempotency,
  captcha,
  sessions,
  passwordReset,
  database,
  clock,
}: Deps): Promise<unknown> =>
  Promise.all([
    limiter.cleanUp(),
    idempotency.cleanUp(),
    captcha.cleanUp(),
    sessions.cleanUp(),
    passwordReset.cleanUp(),
    deleteEndedManagePages(database.queries, clock.now().toISOString()),
    purgeDeletedDuerps(database.queries, instantAfter(clock, -DELETED_DUERP_MS)),
  ]);

/** Retries mails, cleans up and says that it is there, on every server, from now on. Returns what stops it. */
export function startHousekeeping(deps: Deps): () => Promise<void> {
  const { mailer, presence, log } = deps;
  const makeQueue = (work: () => Promise<unknown>) => {
    const queue = {
      running: Promise.resolve<unknown>(undefined),
      run: () => {
        queue.running = queue.running
          .then(work)
          .catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
      },
    };
    queue.run();
    return queue;
  };
  const mails = makeQueue(mailer.flush);
  const cleaning = makeQueue(() => cleanUp(deps));
  const lostEvents = makeQueue(() => findLostOutcomes(deps));
  const present = makeQueue(presence.renew);
  const timers = [
    setInterval(mails.run, MINUTE),
    setInterval(lostEvents.run, LOST_EVENTS_MS),
    setInterval(cleaning.run, CLEAN_UP_MS),
    setInterval(present.run, MINUTE),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    const lastCalls = Promise.all([mails.running, lostEvents.running]);
    const patience = sleep(LAST_CALLS_MS, undefined, { ref: false });
    await Promise.all([Promise.race([lastCalls, patience]), cleaning.running, present.running]);
    await presence.leave().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  };
}
