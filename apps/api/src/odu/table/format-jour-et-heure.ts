import { formatHeure, toParisDay } from '@odu/domain';

/** An ISO instant as `23/11/2026 à 14:32`, the time in France. Throws RangeError for anything else. */
export function formatJourEtHeure(instant: string): string {
  const [year, month, day] = toParisDay(instant).split('-');
  return `${day}/${month}/${year} à ${formatHeure(instant)}`;
}
