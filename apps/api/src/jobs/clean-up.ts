import type { Deps } from '../deps.ts';
import { purgeDeletedDuerps } from '../repositories/duerp/duerp-repository.ts';
import { failLostJobs, purgeJobs } from '../repositories/server/job-repository.ts';
import { forgetLostNotices } from '../repositories/server/lost-mail-repository.ts';
import { deleteExpiredMails } from '../repositories/server/mail-repository.ts';
import { forgetNotices, purgeNotices } from '../repositories/account/notice-repository.ts';
import { purgeAbandonedPayments } from '../repositories/billing/payment-repository.ts';
import { deleteEndedManagePages } from '../repositories/billing/sandbox-repository.ts';
import { REMINDER } from '../reminders/remind-due-dates.ts';
import { WARNING } from '../retention/forget-unused-duerps.ts';
import { DAY, instantAfter } from '../services/clock.ts';
import { DELETED_DUERP_MS } from '../services/duerp/duerp-limit.ts';
import { NotNow, type RunningJob } from './job-handler.ts';
import { latestOfJobs } from './run-job.ts';
import { tellLostEnvois } from './tell-lost-envois.ts';

/** As long as one that waits for a mail server, unless it says otherwise. */
const MAIL_MS = 7 * DAY;
/** Longer than any turn of the clock: a job that is done is not made again. */
const DONE_JOB_MS = 2 * DAY;
/** For the operator to see, and to try again. */
const FAILED_JOB_MS = 30 * DAY;
/** A provider says of money that is late within two weeks (a direct debit at Stripe). */
const ABANDONED_PAYMENT_MS = 30 * DAY;
/** Longer than what a notice is about, a paid year. */
const NOTICE_MS = 800 * DAY;

/** What was told to nobody is told once a mail reaches somebody: nothing is removed, and no duty counts as done, for it. */
async function forgetUnheard({ database: { queries } }: Deps): Promise<void> {
  for (const prefix of [WARNING, REMINDER]) await forgetNotices(queries, prefix);
}

async function forgetJobs({ database: { queries }, clock }: Deps): Promise<void> {
  const doneBefore = instantAfter(clock, -DONE_JOB_MS);
  const failedBefore = instantAfter(clock, -FAILED_JOB_MS);
  // First: only its job knows that the mail of a notice never left.
  await forgetLostNotices(queries, { doneBefore, failedBefore });
  await Promise.all([
    purgeJobs(queries, { outcomes: ['done'], before: doneBefore }),
    purgeJobs(queries, { outcomes: ['failed', 'cancelled'], before: failedBefore }),
  ]);
}

/** Forgets what has expired; safe to run twice, and on several servers at once. Nothing is forgotten by a date that jumps ahead. */
export async function cleanUp(
  deps: Deps,
  { isDateDoubted = () => false }: Partial<Pick<RunningJob<'clean-up'>, 'isDateDoubted'>> = {},
): Promise<void> {
  const { limiter, idempotency, captcha, sessions, passwordReset, demos, database, clock } = deps;
  const { queries } = database;
  const now = clock.now().toISOString();
  // Before the mails that have expired are forgotten: it says to whom they went.
  // Once a mail reaches somebody, and as long as its job is kept: a mail server may be away for weeks.
  if (deps.mailer.reachesPeople) await tellLostEnvois(deps, instantAfter(clock, -FAILED_JOB_MS));
  else await forgetUnheard(deps);
  // What follows reads the clock at once.
  if (isDateDoubted()) throw new NotNow('the date has jumped ahead');
  await Promise.all([
    limiter.cleanUp(),
    idempotency.cleanUp(),
    captcha.cleanUp(),
    sessions.cleanUp(),
    passwordReset.cleanUp(),
    demos.cleanUp(),
    purgeDeletedDuerps(queries, instantAfter(clock, -DELETED_DUERP_MS)),
    deleteExpiredMails(queries, { now, keptSince: instantAfter(clock, -MAIL_MS) }),
    deleteEndedManagePages(queries, now),
    purgeAbandonedPayments(queries, instantAfter(clock, -ABANDONED_PAYMENT_MS)),
    failLostJobs(queries, { now, ...latestOfJobs(clock) }),
    forgetJobs(deps),
    purgeNotices(queries, instantAfter(clock, -NOTICE_MS)),
  ]);
  // What this took, and an erasure that was killed before it came so far.
  await database.emptyJournal();
}
