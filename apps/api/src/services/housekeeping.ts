import type { Deps } from '../deps.ts';
import { MINUTE } from './clock.ts';

const MAIL_MS = MINUTE;
const CLEAN_UP_MS = 10 * MINUTE;

/** Retries mails and forgets what has expired, on every server: each task is safe to run twice. Returns what stops it. */
export function startHousekeeping({
  mailer,
  limiter,
  captcha,
  sessions,
  passwordReset,
  log,
}: Deps): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const run = (work: () => Promise<unknown>) => {
    running = running.then(work).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  };
  const cleanUp = () =>
    Promise.all([limiter.cleanUp(), captcha.cleanUp(), sessions.cleanUp(), passwordReset.cleanUp()]);
  run(mailer.flush);
  run(cleanUp);
  const timers = [setInterval(run, MAIL_MS, mailer.flush), setInterval(run, CLEAN_UP_MS, cleanUp)];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
