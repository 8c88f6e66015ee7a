import { addDays } from '../texte/format-date.ts';

/** One paid year of a subscription: its first and its last covered day (`YYYY-MM-DD` in Paris). */
export type PeriodeDAbonnement = { startDate: string; paidUntilDate: string };

/** The anniversary of a day after whole years; 29 February falls on the 28th in a common year, and on the 29th again in a leap one. */
export const addYears = (day: string, years: number): string => {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  const date = new Date(`${same}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(same) ? same : `${year}-02-28`;
};

/** The paid year number `index` (0 for the first) of a subscription that began on `firstDay` (decision C3: the last day is covered). */
export const computePeriode = (firstDay: string, index: number): PeriodeDAbonnement => ({
  startDate: addYears(firstDay, index),
  paidUntilDate: addDays(addYears(firstDay, index + 1), -1),
});
