import type { Deps } from '../deps.ts';
import { purgeDeletedDuerps } from '../repositories/duerp/duerp-repository.ts';
import { failLostJobs, purgeJobs } from '../repositories/server/job-repository.ts';
import { deleteExpiredMails } from '../repositories/server/mail-repository.ts';
import { purgeNotices } from '../repositories/account/notice-repository.ts';
import { deleteEndedManagePages } from '../repositories/billing/sandbox-repository.ts';
import { DAY, instantAfter } from '../services/clock.ts';
import { DELETED_DUERP_MS } from '../services/duerp/duerp-limit.ts';

/** Longer than any turn of the clock: a job that is done is not made again. */
const DONE_JOB_MS = 2 * DAY;
/** For the operator to see, and to try again. */
const FAILED_JOB_MS = 30 * DAY;
/** Longer than what a notice is about, a paid year. */
const NOTICE_MS = 800 * DAY;

/** Forgets what has expired; safe to run twice, and on several servers at once. */
export async function cleanUp(deps: Deps): Promise<void> {
  const { limiter, idempotency, captcha, sessions, passwordReset, demos, database, clock } = deps;
  const { queries } = database;
  const now = clock.now().toISOString();
  await Promise.all([
    limiter.cleanUp(),
    idempotency.cleanUp(),
    captcha.cleanUp(),
    sessions.cleanUp(),
    passwordReset.cleanUp(),
    demos.cleanUp(),
    purgeDeletedDuerps(queries, instantAfter(clock, -DELETED_DUERP_MS)),
    deleteExpiredMails(queries, now),
    deleteEndedManagePages(queries, now),
    failLostJobs(queries, now),
    purgeJobs(queries, { outcomes: ['done'], before: instantAfter(clock, -DONE_JOB_MS) }),
    purgeJobs(queries, { outcomes: ['failed', 'cancelled'], before: instantAfter(clock, -FAILED_JOB_MS) }),
    purgeNotices(queries, instantAfter(clock, -NOTICE_MS)),
  ]);
}
