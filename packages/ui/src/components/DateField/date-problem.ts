import { parseIsoDate } from './iso-date.ts';

export const INCOMPLETE = "Cette date est incomplète\u00A0: indiquez le jour, le mois et l'année.";

const formatLong = (isoDate: string): string =>
  parseIsoDate(isoDate)?.toDate('UTC').toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }) ??
  isoDate;

/** What is wrong with a typed date ('YYYY-MM-DD') that the calendar would not have offered, in French. */
export const describeOutOfRange = (
  value: string | null,
  minValue: string | undefined,
  maxValue: string | undefined,
): string | undefined => {
  if (value === null) return undefined;
  if (minValue !== undefined && value < minValue)
    return `Choisissez une date à partir du ${formatLong(minValue)}.`;
  if (maxValue !== undefined && value > maxValue)
    return `Choisissez une date jusqu'au ${formatLong(maxValue)}.`;
  return undefined;
};
