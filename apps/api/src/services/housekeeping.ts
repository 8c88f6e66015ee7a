import type { Deps } from '../deps.ts';
import { makePendingInvoices } from '../invoices/invoice-pdf.ts';
import { findLostOutcomes } from '../payment/find-lost-outcomes.ts';
import { purgeDeletedDuerps } from '../repositories/duerp-repository.ts';
import { deleteEndedManagePages } from '../repositories/sandbox-repository.ts';
import { DAY, instantAfter, MINUTE } from './clock.ts';

const MAIL_MS = MINUTE;
const LOST_EVENTS_MS = 5 * MINUTE;
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

/** Retries mails, makes the files of invoices and cleans up, on every server, from now on. Returns what stops it. */
export function startHousekeeping(deps: Deps): () => Promise<void> {
  const { mailer, log } = deps;
  let running: Promise<unknown> = Promise.resolve();
  const run = (work: () => Promise<unknown>) => {
    running = running.then(work).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  };
  const clean = () => cleanUp(deps);
  const makeInvoices = () => makePendingInvoices(deps);
  run(mailer.flush);
  run(makeInvoices);
  run(clean);
  const findLost = () => findLostOutcomes(deps);
  const timers = [
    setInterval(run, MAIL_MS, mailer.flush),
    setInterval(run, LOST_EVENTS_MS, findLost),
    setInterval(run, MAIL_MS, makeInvoices),
    setInterval(run, CLEAN_UP_MS, clean),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
