import { addYears } from '../texte/add-years.ts';
import { toParisDay } from '../texte/format-date.ts';

/** How long each version is kept, from its making: the least that the law allows (art. R4121-4). */
const ANNEES_DE_CONSERVATION = 40;

/** The last day (Paris, `YYYY-MM-DD`) on which the law asks to keep a version made at an instant (ISO 8601): the forty years run from its making, so that their last day ends them. */
export const computeTermeDeConservation = (creationTime: string): string =>
  addYears(toParisDay(creationTime), ANNEES_DE_CONSERVATION);

/** Whether the law still asks, at the instant `now`, to keep a version made at another one (both ISO 8601). */
export const isConservationDue = (creationTime: string, now: string): boolean =>
  toParisDay(now) <= computeTermeDeConservation(creationTime);
