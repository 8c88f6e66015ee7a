import { computeEtapeDOubli, type EtapeDOubli, toParisDay } from '@odu/domain';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { forEachRow } from '../jobs/for-each-row.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { lockDuerp, updateDuerp } from '../repositories/duerp/duerp-repository.ts';
import { listSentNotices } from '../repositories/account/notice-repository.ts';
import { listUnusedDuerps, type UnusedDuerp } from '../repositories/duerp/unused-duerp-repository.ts';
import { DAY, instantAfter } from '../services/clock.ts';
import { readCouvertures } from '../services/duerp/couverture.ts';
import { sendNotice } from '../services/mails/notices.ts';
import { writeUnusedDuerpMail } from './unused-duerp-mail.ts';

/** Shorter than twelve months less the first warning's 30 days: domain says the day. */
const UNOPENED_MS = 330 * DAY;

/** Opening the document starts all anew: its warnings are those of its last opening. */
const noticeOf = (jours: number, { id, openedAt }: UnusedDuerp) => `oubli-${jours}:${id}:${openedAt}`;

async function readStep(queries: Queries, duerp: UnusedDuerp, today: string): Promise<EtapeDOubli | null> {
  const sent = await listSentNotices(queries, [noticeOf(30, duerp), noticeOf(7, duerp)]);
  const dayOf = (jours: number) => {
    const sentAt = sent.get(noticeOf(jours, duerp));
    return sentAt === undefined ? null : toParisDay(sentAt);
  };
  return computeEtapeDOubli(
    {
      derniereOuverture: toParisDay(duerp.openedAt),
      premierAvertissement: dayOf(30),
      secondAvertissement: dayOf(7),
    },
    today,
  );
}

/** What was paid for once is kept, also when it has expired. */
async function wasCovered(queries: Queries, deps: Deps, { id, accountId }: UnusedDuerp): Promise<boolean> {
  const couverture = (await readCouvertures(queries, accountId, deps)).ofDuerp(id);
  return couverture.isOwnerVip || couverture.purchasedUntilDate !== null;
}

const forget = (deps: Deps, duerp: UnusedDuerp) =>
  deps.database.transaction(async (queries) => {
    const { config, database, clock } = deps;
    const now = clock.now().toISOString();
    const row = await lockDuerp(queries, database.engine, duerp);
    // Opened, deleted or paid since it was listed.
    if (row?.openedAt !== duerp.openedAt || (await wasCovered(queries, deps, duerp))) return;
    const step = await readStep(queries, duerp, toParisDay(now));
    if (step === null) return;
    if (step.etape === 'retrait') {
      // As its owner's own deletion: to the archive with versions, else erased by the clean-up after its 30 days (D4).
      await updateDuerp(queries, row.id, { deletedAt: now, revision: row.revision + 1 });
      return;
    }
    const mail = writeUnusedDuerpMail(config, duerp, step.jourDeRetrait);
    const { accountId } = duerp;
    await sendNotice(queries, deps, { key: noticeOf(step.jours, duerp), accountId, mail });
  });

/**
 * Warns of, and then removes, the documents that were never covered and that nobody opened for 12 months (decision D5).
 * It may run at any time, several times, and after any stop.
 */
export const makeForgetUnusedDuerps =
  (deps: Deps): JobHandler<'forget-unused-duerps'> =>
  ({ signal }) => {
    const before = instantAfter(deps.clock, -UNOPENED_MS);
    return forEachRow<UnusedDuerp>(deps, {
      signal,
      list: (page) => listUnusedDuerps(deps.database.queries, { before, ...page }),
      work: (duerp) => forget(deps, duerp),
    });
  };
