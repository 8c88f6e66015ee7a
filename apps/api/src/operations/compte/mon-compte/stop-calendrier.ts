import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { deleteCalendrier } from '../../../repositories/account/calendrier-repository.ts';
import { addAuditEntry, CALENDRIER_STOPPED } from '../../../repositories/server/audit-repository.ts';

/** Ends the link of the caller's calendar; without one nothing changes. */
export const stopCalendrier =
  ({ database, clock, makeId }: Deps): Handler<'stopCalendrier'> =>
  ({ caller: { accountId } }) =>
    database.transaction(async (queries) => {
      if (!(await deleteCalendrier(queries, accountId))) return;
      const createdAt = clock.now().toISOString();
      await addAuditEntry(queries, {
        id: makeId(),
        accountId,
        type: CALENDRIER_STOPPED,
        detail: '',
        createdAt,
      });
    });
