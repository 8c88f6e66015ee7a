import { parseDate, type CalendarDate } from '@internationalized/date';

/** Reads 'YYYY-MM-DD'; `null` for an absent or impossible date. */
export const parseIsoDate = (value: string | null | undefined): CalendarDate | null => {
  if (value === null || value === undefined) return null;
  try {
    return parseDate(value);
  } catch {
    return null;
  }
};

/** A year of two digits is one of this century: who writes 27 does not mean the year 27. */
export const completeYear = (value: string | null): string | null =>
  value?.replace(/^00(?=\d\d-)/, '20') ?? null;
