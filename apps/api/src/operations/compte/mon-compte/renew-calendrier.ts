import type { Handler } from '../../../contract/types.ts';
import type { Queries } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockAccount } from '../../../repositories/account/account-repository.ts';
import { findCalendrier, replaceCalendrier } from '../../../repositories/account/calendrier-repository.ts';
import { addAuditEntry, CALENDRIER_RENEWED } from '../../../repositories/server/audit-repository.ts';
import { toCalendrier } from './get-calendrier.ts';

/** The link that an earlier call with the same id made, for as long as it works. */
async function findMade(
  queries: Queries,
  { calendarLinks }: Pick<Deps, 'calendarLinks'>,
  { accountId, idLien }: { accountId: string; idLien: string },
) {
  const known = await findCalendrier(queries, accountId);
  return known?.idLien === idLien && calendarLinks.isCurrent(known)
    ? toCalendrier(calendarLinks, known)
    : undefined;
}

/** Makes a link of the caller's calendar, which ends the one before it; the same `idLien` again answers the same link. */
export const renewCalendrier =
  (deps: Deps): Handler<'renewCalendrier'> =>
  async ({ caller: { accountId }, body: { idLien } }) => {
    const { database, limiter, clock, makeId, calendarLinks } = deps;
    const wanted = { accountId, idLien };
    // Before the limit: a try whose answer was lost is not counted twice.
    const made = await findMade(database.queries, deps, wanted);
    if (made) return made;
    await limiter.use('calendrierRenewedPerAccount', accountId);
    return database.transaction(async (queries) => {
      // Two calls at once: the second one finds what the first one made.
      await lockAccount(queries, database.engine, accountId);
      const known = await findMade(queries, deps, wanted);
      if (known) return known;
      const createdAt = clock.now().toISOString();
      const lien = { ...wanted, createdAt };
      await replaceCalendrier(queries, { ...lien, tokenHash: calendarLinks.hash(lien) });
      const entry = { id: makeId(), accountId, type: CALENDRIER_RENEWED, detail: '', createdAt };
      await addAuditEntry(queries, entry);
      return toCalendrier(calendarLinks, lien);
    });
  };
