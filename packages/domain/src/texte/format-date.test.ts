import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  countDays,
  formatDateLongue,
  formatHeure,
  formatMois,
  isDay,
  startOfParisDay,
  toParisDay,
} from './format-date.ts';

test.for([
  ['2026-11-21', '21\u00A0novembre 2026'],
  ['2026-11-01', '1er\u00A0novembre 2026'],
  ['2028-02-29', '29\u00A0février 2028'],
  ['2026-11-21T13:32:00Z', '21\u00A0novembre 2026'],
  ['2026-12-31T23:30:00Z', '1er\u00A0janvier 2027'],
  ['', '(Date non définie)'],
  [null, '(Date non définie)'],
  [undefined, '(Date non définie)'],
  ['2026-02-30', '(Date non définie)'],
  ['hier', '(Date non définie)'],
] as const)('%s is shown as %s', ([value, text]) => expect(formatDateLongue(value)).toBe(text));

test.for([
  ['2026-11-21T22:59:59.999Z', '2026-11-21'],
  ['2026-11-21T23:00:00.000Z', '2026-11-22'],
  ['2026-07-14T21:59:59.999Z', '2026-07-14'],
  ['2026-07-14T22:00:00.000Z', '2026-07-15'],
  ['2026-11-21T00:30:00+05:00', '2026-11-20'],
  ['2026-11-21', '2026-11-21'],
] as const)('%s is the day %s in Paris', ([instant, day]) => expect(toParisDay(instant)).toBe(day));

test.for(['', 'demain', '2026-02-30', '2026-13-01'])('« %s » is no instant', (text) =>
  expect(() => toParisDay(text)).toThrow(RangeError),
);

test('days are counted, whatever the hour changes between', () => {
  expect(countDays('2026-01-01', '2027-01-01')).toBe(365);
  expect(countDays('2028-01-01', '2029-01-01')).toBe(366);
  expect(countDays('2026-03-28', '2026-03-30')).toBe(2);
  expect(countDays('2026-10-26', '2026-10-24')).toBe(-2);
  expect(countDays('2026-11-21', '2026-11-21T23:30:00Z')).toBe(1);
});

test('a day that exists is a day, and its own answer', () => {
  expect(['2026-11-21', '2028-02-29'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-1-1', '21/11/2026', '2026-11-21T00:00', ''].some(isDay)).toBe(false);
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (date) => {
        const day = toParisDay(date.toISOString());
        expect(isDay(day)).toBe(true);
        expect(toParisDay(day)).toBe(day);
        expect(Math.abs(countDays(date.toISOString().slice(0, 10), day))).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('a month is shown with its year', () => {
  expect(['2026-11', '2027-01'].map(formatMois)).toEqual(['novembre 2026', 'janvier 2027']);
});

test('the hour is Paris’s unless another is asked', () => {
  expect(formatHeure('2026-11-21T13:32:00Z')).toBe('14:32');
  expect(formatHeure(new Date('2026-07-21T22:05:00Z'))).toBe('00:05');
  expect(formatHeure(Date.UTC(2026, 10, 21, 13, 32), 'UTC')).toBe('13:32');
});

test.for([
  ['2026-11-16', '2026-11-15T23:00:00.000Z'],
  ['2026-07-14', '2026-07-13T22:00:00.000Z'],
  ['2027-03-28', '2027-03-27T23:00:00.000Z'],
  ['2027-03-29', '2027-03-28T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
] as const)('%s begins in Paris at %s', ([day, instant]) => {
  expect(startOfParisDay(day)).toBe(instant);
});

test('days are counted over the ends of months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
});

test.for([
  ['2026-11-23', 3, '2027-02-23'],
  ['2026-11-28', 3, '2027-02-28'],
  ['2026-11-29', 3, '2027-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-29', 3, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-12-31', 12, '2027-12-31'],
  ['2026-05-31', 1, '2026-06-30'],
] as const)('%s and %i months make %s', ([day, months, later]) => {
  expect(addMonths(day, months)).toBe(later);
});
