import { atFirstUse } from './at-first-use.ts';
import { NBSP } from './espaces.ts';

/** The law and the decisions count in days of this time zone (decision C4). */
export const TIME_ZONE = 'Europe/Paris';

/** What is shown for a date that is missing or cannot be read (specification 1, section 9). */
export const DATE_NON_DEFINIE = '(Date non définie)';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const jourParis = atFirstUse(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: TIME_ZONE,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);
const moisEtAnnee = atFirstUse(
  () => new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** Whether the text is a day that exists, as `YYYY-MM-DD` (2026-02-30 is not one). */
export const isDay = (value: string): boolean => {
  if (!DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** The message of a day whose year was mistyped. */
export const ANNEE_A_VERIFIER = "Vérifiez l'année de cette date";

/** Whether a day that is typed can be meant: 202 or 9999 is a year that was mistyped. */
export const isAnneePlausible = (day: string): boolean => day >= '1900' && day < '2200';

/** The day in Paris (`YYYY-MM-DD`) of an ISO instant; a day is its own answer. Throws RangeError for anything else. */
export const toParisDay = (isoInstant: string): string => {
  if (isDay(isoInstant)) return isoInstant;
  const date = new Date(DAY.test(isoInstant) ? Number.NaN : isoInstant);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not an ISO instant: ${isoInstant}`);
  return jourParis().format(date);
};

/** Number of days from one day to another (`YYYY-MM-DD` or ISO instants, in Paris); negative when `to` is before. */
export const countDays = (from: string, to: string): number =>
  Math.round(
    (Date.parse(`${toParisDay(to)}T00:00:00Z`) - Date.parse(`${toParisDay(from)}T00:00:00Z`)) / 86_400_000,
  );

/** The day that comes `days` after another, before it when negative (`YYYY-MM-DD`). */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The same day of the month so many months later (`YYYY-MM-DD`); where the month is shorter, its last day. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)))
    .toISOString()
    .slice(0, 10);
};

/** The ISO instant of a day's midnight in Paris. France changes its clocks at 1:00 UTC (directive 2000/84/EC), never at midnight. */
export const startOfParisDay = (day: string): string => {
  const inSummer = new Date(`${day}T00:00:00+02:00`).toISOString();
  return toParisDay(inSummer) === day ? inSummer : new Date(`${day}T00:00:00+01:00`).toISOString();
};

/** Formats a day or an ISO instant (in Paris) in long French form, `21 novembre 2026` (the day stays with its month); `(Date non définie)` when there is none. */
export const formatDateLongue = (value: string | null | undefined): string => {
  if (!value) return DATE_NON_DEFINIE;
  try {
    const day = toParisDay(value);
    const jour = Number(day.slice(8));
    // Intl writes « 1 novembre »; French writes « 1er novembre ».
    return `${jour === 1 ? '1er' : jour}${NBSP}${moisEtAnnee().format(new Date(`${day}T00:00:00Z`))}`;
  } catch {
    return DATE_NON_DEFINIE;
  }
};

/** Formats a month (`YYYY-MM`) as `novembre 2026`. */
export const formatMois = (mois: string): string => moisEtAnnee().format(new Date(`${mois}-01T00:00:00Z`));

/** Formats the time of an instant as `14:32`, in Paris unless another IANA time zone is given. */
export const formatHeure = (instant: Date | string | number, timeZone = TIME_ZONE): string =>
  new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(instant),
  );
