import { computeEtapeDOubli, type EtapeDOubli, toParisDay } from '@odu/domain';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { forEachRow } from '../jobs/for-each-row.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { lockDuerp, updateDuerp } from '../repositories/duerp/duerp-repository.ts';
import { listSentNotices } from '../repositories/account/notice-repository.ts';
import { listUnsentNotices } from '../repositories/server/lost-mail-repository.ts';
import { listUnusedDuerps, type UnusedDuerp } from '../repositories/duerp/unused-duerp-repository.ts';
import { DAY, instantAfter } from '../services/clock.ts';
import { readCouvertures } from '../services/duerp/couverture.ts';
import { sendNotice } from '../services/mails/notices.ts';
import { writeUnusedDuerpMail } from './unused-duerp-mail.ts';

/** Shorter than twelve months less the first warning's 30 days: domain says the day. */
const UNOPENED_MS = 330 * DAY;
/** Longer than the job of a mail that was lost is kept (`jobs/clean-up.ts`). */
const LOST_MS = 40 * DAY;

/** How the keys of its notices begin. */
export const WARNING = 'oubli-';

/** Opening the document starts all anew: its warnings are those of its last opening. */
const noticeOf = (jours: number, { id, openedAt }: UnusedDuerp) => `${WARNING}${jours}:${id}:${openedAt}`;

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

/** `unsent`: the notices whose mail has not left. */
const forget = (deps: Deps, duerp: UnusedDuerp, unsent: ReadonlySet<string>) =>
  deps.database.transaction(async (queries) => {
    const { config, database, clock } = deps;
    const now = clock.now().toISOString();
    const row = await lockDuerp(queries, database.engine, duerp);
    // Opened, deleted or paid since it was listed.
    if (row?.openedAt !== duerp.openedAt || (await wasCovered(queries, deps, duerp))) return;
    // Nobody was warned: what follows waits until the mail that was lost is forgotten, and the warning sent anew.
    if (unsent.has(noticeOf(30, duerp)) || unsent.has(noticeOf(7, duerp))) return;
    const step = await readStep(queries, duerp, toParisDay(now));
    if (step === null) return;
    if (step.etape === 'retrait') {
      // As its owner's own deletion: to the archive with versions, else erased by the clean-up after its 30 days (D4).
      await updateDuerp(queries, row.id, { deletedAt: now, revision: row.revision + 1 });
      return;
    }
    const mail = writeUnusedDuerpMail(config, duerp, step.jourDeRetrait);
    const { accountId } = duerp;
    const noticeKey = noticeOf(step.jours, duerp);
    await sendNotice(queries, deps, { key: noticeKey, accountId, mail: { ...mail, noticeKey } });
  });

/**
 * Warns of, and then removes, the documents that were never covered and that nobody opened for 12 months (decision D5).
 * It may run at any time, several times, and after any stop.
 */
export const makeForgetUnusedDuerps =
  (deps: Deps): JobHandler<'forget-unused-duerps'> =>
  async ({ signal, isDateDoubted }) => {
    // Once for all: few mails wait or were lost, and documents may be many.
    const unsent = await listUnsentNotices(deps.database.queries, instantAfter(deps.clock, -LOST_MS));
    const before = instantAfter(deps.clock, -UNOPENED_MS);
    await forEachRow<UnusedDuerp>(deps, {
      signal,
      isDateDoubted,
      list: (page) => listUnusedDuerps(deps.database.queries, { before, ...page }),
      work: (duerp) => forget(deps, duerp, unsent),
    });
  };
