import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { lockAccount } from '../../../repositories/account/account-repository.ts';
import { findCalendrier, replaceCalendrier } from '../../../repositories/account/calendrier-repository.ts';
import { addAuditEntry, CALENDRIER_RENEWED } from '../../../repositories/server/audit-repository.ts';
import { toCalendrier } from './get-calendrier.ts';

/** Makes a link of the caller's calendar, which ends the one before it; the same `idLien` again answers the same link. */
export const renewCalendrier =
  ({ database, limiter, clock, makeId, calendarLinks }: Deps): Handler<'renewCalendrier'> =>
  async ({ caller: { accountId }, body: { idLien } }) => {
    await limiter.use('calendrierRenewedPerAccount', accountId);
    return database.transaction(async (queries) => {
      // Two calls at once: the second one finds what the first one made.
      await lockAccount(queries, database.engine, accountId);
      const known = await findCalendrier(queries, accountId);
      if (known?.idLien === idLien && calendarLinks.isCurrent(known))
        return toCalendrier(calendarLinks, known);
      const createdAt = clock.now().toISOString();
      const lien = { accountId, idLien, createdAt };
      await replaceCalendrier(queries, { ...lien, tokenHash: calendarLinks.hash(lien) });
      const entry = { id: makeId(), accountId, type: CALENDRIER_RENEWED, detail: '', createdAt };
      await addAuditEntry(queries, entry);
      return toCalendrier(calendarLinks, lien);
    });
  };
