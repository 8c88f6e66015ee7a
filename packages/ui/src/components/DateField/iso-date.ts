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
