import type { Deps } from '../deps.ts';
import { makePendingInvoices } from '../invoices/invoice-pdf.ts';
import { findLostOutcomes } from '../payment/find-lost-outcomes.ts';
import { makeRemindDueDates } from '../reminders/remind-due-dates.ts';
import { makeForgetUnusedDuerps } from '../retention/forget-unused-duerps.ts';
import { makeFollowTerms } from '../subscriptions/follow-terms.ts';
import { makeRenewSubscription } from '../subscriptions/renew-subscription.ts';
import { cleanUp } from './clean-up.ts';
import { endStrandedJobs } from './end-stranded-jobs.ts';
import { makeHastenMails } from './hasten-mails.ts';
import { JobError, type JobHandler, type JobHandlers, NotNow } from './job-handler.ts';
import type { JobKind } from './job-kinds.ts';

function makeSendMail(deps: Deps): JobHandler<'send-mail'> {
  const hastenMails = makeHastenMails(deps);
  return async ({ payload, signal, isDateDoubted, finish }) => {
    try {
      await deps.mailer.deliver(
        payload.mailId,
        (queries, isSent) =>
          // Not what a mail server that takes mails looks like: its job says so.
          finish(queries, isSent ? undefined : 'the mail was past its time or gone'),
        isDateDoubted,
      );
    } catch (error) {
      // A server that is there has refused this mail alone.
      if (!(error instanceof JobError) || (await deps.mailer.check())) throw error;
      void hastenMails(signal);
      throw new NotNow(error.message, error.code);
    }
  };
}

/** Who does which job on a server. */
export const makeJobHandlers = (deps: Deps) => {
  const handlers = {
    ...(!deps.mailer.isDevInbox && { 'send-mail': makeSendMail(deps) }),
    'clean-up': async (job) => {
      // Before the mails that have expired are forgotten, and who sent them is told.
      if (!job.isDateDoubted()) await endStrandedJobs(deps, Object.keys(handlers) as JobKind[]);
      await cleanUp(deps, job);
    },
    // Nobody is reminded by what nobody reads.
    ...(deps.mailer.reachesPeople && { 'remind-due-dates': makeRemindDueDates(deps) }),
    // Nothing is sold nor free where there is no billing (decisions C9, D5).
    ...(deps.config.billing !== 'off' && {
      'find-lost-outcomes': (job) => findLostOutcomes(deps, job),
      'make-invoice-files': () => makePendingInvoices(deps),
      'follow-terms': makeFollowTerms(deps),
      // Nothing is removed of which nobody can be warned.
      ...(deps.mailer.reachesPeople && { 'forget-unused-duerps': makeForgetUnusedDuerps(deps) }),
      'renew-subscription': makeRenewSubscription(deps),
    }),
  } satisfies JobHandlers as JobHandlers;
  return handlers;
};
