import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SECOND } from '../clock.ts';
import { CallerGone, Patience, PATIENCE, WaitedTooLong } from './patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stateOf = ({ waiting, working }: Patience) => [waiting.aborted, working.aborted];

test('a call waits a minute for its turn, and is worked for up to 105 s in all', () => {
  const patience = new Patience();
  vi.advanceTimersByTime(60 * SECOND - 1);
  expect(stateOf(patience)).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect(stateOf(patience)).toEqual([true, false]);
  expect(patience.waiting.reason).toBeInstanceOf(WaitedTooLong);
  vi.advanceTimersByTime(45 * SECOND - 1);
  expect(stateOf(patience)).toEqual([true, false]);
  vi.advanceTimersByTime(1);
  expect(stateOf(patience)).toEqual([true, true]);
});

test('whoever goes waits for nothing; what has begun has its time', () => {
  const patience = new Patience();
  patience.leave();
  expect(stateOf(patience)).toEqual([true, false]);
  expect(patience.waiting.reason).toBeInstanceOf(CallerGone);
  vi.advanceTimersByTime(PATIENCE.allMs);
  expect(stateOf(patience)).toEqual([true, true]);
});

test('nothing is left of a call that has its answer', () => {
  const patience = new Patience();
  patience.end();
  expect(vi.getTimerCount()).toBe(0);
  expect(stateOf(patience)).toEqual([false, false]);
});
