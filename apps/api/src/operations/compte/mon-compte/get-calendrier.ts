import type { Calendrier } from '@odu/api-contract';
import type { Handler } from '../../../contract/types.ts';
import type { CalendarLinks, Lien } from '../../../calendrier/calendar-links.ts';
import type { Deps } from '../../../deps.ts';
import { findCalendrier } from '../../../repositories/account/calendrier-repository.ts';

/** A link as its owner reads it. */
export const toCalendrier = (links: CalendarLinks, lien: Lien): Calendrier => ({
  url: links.makeUrl(lien),
  createdAt: lien.createdAt,
});

/** Reads the link of the caller's calendar; one of before the server's secret changed works no more, and is none. */
export const getCalendrier =
  ({ database, calendarLinks }: Deps): Handler<'getCalendrier'> =>
  async ({ caller }) => {
    const lien = await findCalendrier(database.queries, caller.accountId);
    return lien !== undefined && calendarLinks.isCurrent(lien)
      ? toCalendrier(calendarLinks, lien)
      : { url: null, createdAt: null };
  };
