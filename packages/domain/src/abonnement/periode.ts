import { addYears } from '../texte/add-years.ts';
import { addDays } from '../texte/format-date.ts';

/** One paid year of a subscription: its first and its last covered day (`YYYY-MM-DD` in Paris). */
export type PeriodeDAbonnement = { startDate: string; paidUntilDate: string };

/** The paid year number `index` (0 for the first) of a subscription that began on `firstDay` (decision C3: the last day is covered). */
export const computePeriode = (firstDay: string, index: number): PeriodeDAbonnement => ({
  startDate: addYears(firstDay, index),
  paidUntilDate: addDays(addYears(firstDay, index + 1), -1),
});
