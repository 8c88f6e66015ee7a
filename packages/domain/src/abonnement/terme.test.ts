import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computePeriode } from './periode.ts';
import {
  computeEtapeDuTerme,
  computeJourDEssai,
  computeProchainEssai,
  isRattrapable,
  planTerme,
} from './terme.ts';

const terme = {
  startDate: '2026-11-22',
  paidUntilDate: '2027-11-21',
  isRenouvele: true,
  essaisRefuses: 0,
  dernierEssai: null,
};
const nothing = null;
const rappel = (jours: number) => ({ etape: 'rappel', jours });
const renouvellement = { etape: 'renouvellement' };
const fin = (isRecent = true) => ({ etape: 'fin', isRecent });

test.for([
  ['2027-09-21', nothing, nothing],
  ['2027-09-22', rappel(60), rappel(60)],
  ['2027-11-13', rappel(60), rappel(60)],
  ['2027-11-14', rappel(7), rappel(7)],
  ['2027-11-20', rappel(7), rappel(7)],
  ['2027-11-21', renouvellement, rappel(7)],
  ['2027-11-22', renouvellement, fin()],
  ['2027-12-21', renouvellement, fin()],
  ['2027-12-22', fin(false), fin(false)],
] as const)('on %s a renewed one asks for %o, another for %o', ([today, renewed, ended]) => {
  expect(computeEtapeDuTerme(terme, today)).toEqual(renewed);
  expect(computeEtapeDuTerme({ ...terme, isRenouvele: false }, today)).toEqual(ended);
});

test.for([
  [1, '2027-11-21', '2027-11-23', '2027-11-24'],
  [2, '2027-11-24', '2027-11-27', '2027-11-28'],
] as const)(
  'after %i refusals, the last on %s, nothing on %s and another try on %s',
  ([essaisRefuses, dernierEssai, before, day]) => {
    const refused = { ...terme, essaisRefuses, dernierEssai };
    expect(computeJourDEssai(refused)).toBe(day);
    expect(computeEtapeDuTerme(refused, before)).toBeNull();
    expect(computeEtapeDuTerme(refused, day)).toEqual(renouvellement);
  },
);

test('after three refusals it is over', () => {
  const refused = { ...terme, essaisRefuses: 3, dernierEssai: '2027-11-28' };
  expect(computeJourDEssai(refused)).toBeNull();
  expect(computeEtapeDuTerme(refused, '2027-11-28')).toEqual(fin());
});

test('a refusal of a year before says nothing of when the next one is charged', () => {
  expect(computeJourDEssai({ ...terme, essaisRefuses: 0, dernierEssai: '2026-11-24' })).toBe('2027-11-21');
});

test('a first try ten days late leaves three days, then four', () => {
  expect(computeJourDEssai({ ...terme, essaisRefuses: 1, dernierEssai: '2027-12-01' })).toBe('2027-12-04');
  expect(computeJourDEssai({ ...terme, essaisRefuses: 2, dernierEssai: '2027-12-04' })).toBe('2027-12-08');
});

test.for([
  ['2028-02-29', 0, '2029-02-27'],
  ['2027-03-01', 0, '2028-02-29'],
  ['2026-01-01', 0, '2026-12-31'],
] as const)('begun on %s, year %i is charged on %s, and not the day before', ([firstDay, index, day]) => {
  const year = { ...terme, ...computePeriode(firstDay, index) };
  const eve = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  expect(computeEtapeDuTerme(year, day)).toEqual(renouvellement);
  expect(computeEtapeDuTerme(year, eve)).toEqual(rappel(7));
});

test('what was granted for sixty days or less is told a week before only', () => {
  const short = { ...terme, startDate: '2027-09-22', isRenouvele: false };
  expect(computeEtapeDuTerme(short, '2027-10-01')).toBeNull();
  expect(computeEtapeDuTerme(short, '2027-11-14')).toEqual(rappel(7));
  expect(computeEtapeDuTerme({ ...short, startDate: '2027-09-21' }, '2027-10-01')).toEqual(rappel(60));
});

test('nothing is ever charged before the last covered day, nor more than thirty days after it', () => {
  const day = fc
    .integer({ min: 0, max: 3000 })
    .map((offset) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, fc.integer({ min: 0, max: 4 }), (today, firstDay, essaisRefuses) => {
      const year = { ...terme, ...computePeriode(firstDay, 0), essaisRefuses };
      const etape = computeEtapeDuTerme(year, today);
      const days = Math.round((Date.parse(today) - Date.parse(year.paidUntilDate)) / 86_400_000);
      return etape?.etape !== 'renouvellement' || (days >= 0 && days <= 30);
    }),
  );
});

test.for([
  ['2026-12-21', true],
  ['2026-12-22', false],
] as const)('a year that ended on 2026-11-21 may still be charged on %s: %s', ([today, expected]) => {
  expect(isRattrapable('2026-11-21', today)).toBe(expected);
});

test.for([
  ['2027-11-22', 1, '2027-11-24'],
  ['2027-11-24', 1, '2027-11-24'],
  ['2027-11-26', 1, '2027-11-26'],
  ['2027-11-26', 2, '2027-11-28'],
  ['2027-12-21', 1, '2027-12-21'],
  ['2027-12-22', 1, null],
  ['2027-11-29', 3, null],
] as const)(
  'on %s, after %i refusals, the next charge is tried on %s',
  ([today, essaisRefuses, expected]) => {
    const refused = { ...terme, essaisRefuses, dernierEssai: '2027-11-21' };
    expect(computeProchainEssai(refused, today)).toBe(expected);
    expect(computeProchainEssai({ ...refused, isRenouvele: false }, today)).toBeNull();
  },
);

test.for([
  [true, true, 'term', null],
  [true, false, null, 'term'],
  [false, true, null, null],
  [false, false, null, null],
] as const)(
  'active %s and renewed %s, it is charged at %s and ends at %s',
  ([isActive, isAutoRenew, plannedNextBillingTime, plannedCancellationTime]) => {
    expect(planTerme({ isActive, isAutoRenew }, 'term')).toEqual({
      plannedNextBillingTime,
      plannedCancellationTime,
    });
  },
);
