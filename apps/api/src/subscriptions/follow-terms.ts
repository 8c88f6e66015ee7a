import { addDays } from '@odu/domain';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import { forEachRow } from '../jobs/for-each-row.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { insertNotice, listSentNotices } from '../repositories/account/notice-repository.ts';
import { listTerms, stopAutoRenew, type TermRow } from '../repositories/duerp/term-repository.ts';
import { sendNotice } from '../services/mails/notices.ts';
import { findStopReason, noticeOf, readEtape, todayInParis } from './read-etape.ts';
import { readRenewalOrder } from './renewal-order.ts';
import { type StopReason, writeEndMail, writeReminderMail, writeStopMail } from './term-mails.ts';

/** As far as the first reminder looks ahead, and the end of a subscription is still told. */
const DAYS_BEFORE = 60;
const DAYS_AFTER = 31;

type Following = Pick<Deps, 'config' | 'clock' | 'mailer' | 'makeId' | 'database' | 'log' | 'payment'>;

const stopRenewal = (deps: Following, term: TermRow, reason: StopReason) =>
  deps.database.transaction(async (queries) => {
    if (!(await stopAutoRenew(queries, term.id))) return;
    await deps.mailer.send(writeStopMail(deps.config, term, reason), queries);
    // It says that nothing is charged, and until when: the reminder of the same day would say it again.
    const { clock } = deps;
    const reminder = noticeOf({ ...term, isAutoRenew: 0 }, todayInParis(clock));
    const sentAt = clock.now().toISOString();
    if (reminder !== null) await insertNotice(queries, { key: reminder, accountId: term.accountId, sentAt });
  });

async function tell(queries: Queries, deps: Following, term: TermRow, key: string) {
  const { config } = deps;
  const etape = readEtape(term, todayInParis(deps.clock));
  const isOver = etape?.etape === 'fin';
  if (isOver) await stopAutoRenew(queries, term.id);
  const order = !isOver && term.isAutoRenew === 1 ? await readRenewalOrder(queries, config, term) : null;
  const mail = isOver
    ? writeEndMail(config, term, { isRefused: term.failedRenewals > 1 })
    : writeReminderMail(config, term, order?.commande ?? null);
  await sendNotice(queries, deps, { key, accountId: term.accountId, mail });
}

async function followTerm(deps: Following, term: TermRow) {
  const { database, clock } = deps;
  const reason = findStopReason(term);
  if (reason !== null && term.isAutoRenew === 1) return stopRenewal(deps, term, reason);
  // Nobody waits for the term of what he has otherwise, or of a document that he deleted.
  if (reason !== null && reason !== 'moyen-de-paiement') return;
  const today = todayInParis(clock);
  const key = noticeOf(term, today);
  if (key !== null && (await listSentNotices(database.queries, [key])).size === 0)
    await database.transaction((queries) => tell(queries, deps, term, key));
  if (readEtape(term, today)?.etape !== 'renouvellement') return;
  const payload = { subscriptionId: term.id, periodIndex: term.periodIndex + 1 };
  // Once an hour, until the provider has answered and its outcome is known.
  const hour = clock.now().toISOString().slice(0, 13);
  const jobKey = `${term.id}:${payload.periodIndex}:${hour}`;
  await enqueueJob(database.queries, deps, { kind: 'renew-subscription', payload, key: jobKey });
}

/**
 * Looks at every subscription whose term comes or has passed: tells what is to be told, once, and has the next year
 * charged. What it does follows from the day in Paris alone: it may run at any time, several times, and after any stop.
 */
export const makeFollowTerms =
  (deps: Following): JobHandler<'follow-terms'> =>
  ({ signal, isDateDoubted }) => {
    const { database, clock, payment } = deps;
    const today = todayInParis(clock);
    const range = {
      provider: payment.name,
      from: addDays(today, -DAYS_AFTER),
      until: addDays(today, DAYS_BEFORE),
    };
    return forEachRow<TermRow>(deps, {
      signal,
      isDateDoubted,
      list: (page) => listTerms(database.queries, { ...range, ...page }),
      work: (term) => followTerm(deps, term),
    });
  };
