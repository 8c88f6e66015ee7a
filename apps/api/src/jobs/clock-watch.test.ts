import { beforeEach, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../services/clock.ts';
import { makeClockWatch } from './clock-watch.ts';

let date = 0;
let uptime = 0;
beforeEach(() => {
  date = Date.parse('2026-11-16T11:00:00Z');
  uptime = 5 * MINUTE;
});
const watch = () => {
  const made = makeClockWatch({ now: () => new Date(date) }, () => uptime);
  return () => made.isInDoubt();
};
const pass = (milliseconds: number) => {
  date += milliseconds;
  uptime += milliseconds;
};

test('a date that goes on as time does, or is set right by seconds, is believed', () => {
  const isInDoubt = watch();
  for (let day = 0; day < 400; day += 1) {
    pass(DAY);
    date += MINUTE;
    expect(isInDoubt()).toBe(false);
  }
});

test('one that jumps ahead by more than an hour is doubted until it is back', () => {
  const isInDoubt = watch();
  date += HOUR;
  expect(isInDoubt()).toBe(false);
  date += 365 * DAY;
  expect(isInDoubt()).toBe(true);
  pass(MINUTE);
  expect(isInDoubt()).toBe(true);
  date -= 365 * DAY;
  expect(isInDoubt()).toBe(false);
  // The next jump is doubted anew, as long.
  pass(HOUR);
  date += DAY;
  expect(isInDoubt()).toBe(true);
});

test('one that has stood for an hour is believed: the machine had slept', () => {
  const isInDoubt = watch();
  date += 3 * DAY;
  expect(isInDoubt()).toBe(true);
  pass(HOUR - 1);
  expect(isInDoubt()).toBe(true);
  pass(1);
  expect(isInDoubt()).toBe(false);
  pass(MINUTE);
  expect(isInDoubt()).toBe(false);
});

test('one that goes back is believed at once', () => {
  const isInDoubt = watch();
  date -= 30 * DAY;
  expect(isInDoubt()).toBe(false);
  pass(MINUTE);
  expect(isInDoubt()).toBe(false);
});
