import { afterEach, expect, test, vi } from 'vitest';
import { makeMovedClock } from './clock.ts';

const NOW = new Date('2026-11-16T11:00:00.000Z');
afterEach(() => vi.useRealTimers());

test.for([
  ['+365d', '2027-11-16T11:00:00.000Z'],
  ['+12h', '2026-11-16T23:00:00.000Z'],
  ['2028-03-01T08:00:00Z', '2028-03-01T08:00:00.000Z'],
] as const)('%s starts at %s, and goes on', ([moved, start]) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const clock = makeMovedClock(moved, NOW);
  expect(clock.now().toISOString()).toBe(start);
  vi.setSystemTime(NOW.getTime() + 1_000);
  expect(clock.now().getTime()).toBe(Date.parse(start) + 1_000);
});
