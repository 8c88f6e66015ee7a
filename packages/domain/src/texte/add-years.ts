// Beside `addDays` and `addMonths`, in a file of its own: format-date.ts comes with every page, and this not.

/** The anniversary of a day after whole years; 29 February falls on the 28th in a common year, and on the 29th again in a leap one. */
export const addYears = (day: string, years: number): string => {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  const date = new Date(`${same}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(same) ? same : `${year}-02-28`;
};
