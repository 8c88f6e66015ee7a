import { addYears, computeEcheance, computeRappel, toParisDay } from '@odu/domain';
import type { Deps } from '../deps.ts';
import { forEachRow } from '../jobs/for-each-row.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { readEntreprise } from '../operations/duerp/lecture/read-duerp-data.ts';
import { lockDuerp } from '../repositories/duerp/duerp-repository.ts';
import {
  type DueDuerp,
  findLatestVersion,
  listDueDuerps,
} from '../repositories/duerp/due-duerp-repository.ts';
import { DAY, instantAfter } from '../services/clock.ts';
import { sendNotice } from '../services/mails/notices.ts';
import { writeDueDateMail } from './due-date-mail.ts';

/** A little wider than the first and the last reminder: domain says the days. */
const WINDOW_MS = { before: 32 * DAY, after: 62 * DAY };

/** How the keys of its notices begin. */
export const REMINDER = 'echeance';

const remind = (deps: Deps, { id, accountId }: DueDuerp) =>
  deps.database.transaction(async (queries) => {
    const { config, database, clock, reminderLinks } = deps;
    const duerp = await lockDuerp(queries, database.engine, { id, accountId });
    const latest = await findLatestVersion(queries, id);
    // Deleted, or switched off, since it was listed; of a newer version the dates are others.
    if (duerp === undefined || latest?.hasRappels !== 1) return;
    const entreprise = readEntreprise(duerp);
    const echeance = computeEcheance({
      latestCreationTime: latest.creationTime,
      nombreEmployes: entreprise?.nombreEmployes,
      isSecteurPublic: entreprise?.isSecteurPublic,
      today: clock.now().toISOString(),
    });
    if (echeance === null) return;
    const rappel = computeRappel(echeance.dueDate, toParisDay(clock.now().toISOString()));
    if (rappel === null) return;
    const mail = writeDueDateMail(config, {
      recipient: latest.emailAddress,
      duerp,
      echeance,
      stopUrl: reminderLinks.make(accountId),
    });
    await sendNotice(queries, deps, { key: `${REMINDER}${rappel}:${latest.id}`, accountId, mail });
  });

/**
 * Mails that a document is due: 30 and 7 days before, on the day and 30 days after, once each for a version. It may run at
 * any time, several times, on several servers, and after any stop.
 */
export const makeRemindDueDates =
  (deps: Deps): JobHandler<'remind-due-dates'> =>
  ({ signal, isDateDoubted }) => {
    const aYearAgo = Date.parse(addYears(toParisDay(deps.clock.now().toISOString()), -1));
    const offset = aYearAgo - deps.clock.now().getTime();
    const madeAfter = instantAfter(deps.clock, offset - WINDOW_MS.after);
    const madeBefore = instantAfter(deps.clock, offset + WINDOW_MS.before);
    return forEachRow<DueDuerp>(deps, {
      signal,
      isDateDoubted,
      list: (page) => listDueDuerps(deps.database.queries, { madeAfter, madeBefore, ...page }),
      work: (duerp) => remind(deps, duerp),
    });
  };
