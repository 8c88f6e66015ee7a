import type { Deps } from '../deps.ts';
import { purgeDeletedDuerps } from '../repositories/duerp-repository.ts';
import { DAY, instantAfter, MINUTE } from './clock.ts';

const MAIL_MS = MINUTE;
const CLEAN_UP_MS = 10 * MINUTE;
/** How long a deleted DUERP without a version is kept (decision D4). */
const DELETED_DUERP_MS = 30 * DAY;

/** Retries mails and forgets what has expired, on every server: each task is safe to run twice. Returns what stops it. */
export function startHousekeeping({
  mailer,
  limiter,
  captcha,
  sessions,
  passwordReset,
  database,
  clock,
  log,
}: Deps): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const run = (work: () => Promise<unknown>) => {
    running = running.then(work).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  };
  const cleanUp = () =>
    Promise.all([
      limiter.cleanUp(),
      captcha.cleanUp(),
      sessions.cleanUp(),
      passwordReset.cleanUp(),
      purgeDeletedDuerps(database.queries, instantAfter(clock, -DELETED_DUERP_MS)),
    ]);
  run(mailer.flush);
  run(cleanUp);
  const timers = [setInterval(run, MAIL_MS, mailer.flush), setInterval(run, CLEAN_UP_MS, cleanUp)];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
