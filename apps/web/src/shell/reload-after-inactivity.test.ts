import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INACTIVITY_LIMIT_MS, reloadAfterInactivity } from './reload-after-inactivity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watch = (hasUnsavedWork = false) => {
  const target = new EventTarget();
  const reload = vi.fn<() => void>();
  const stop = reloadAfterInactivity({ target, reload, hasUnsavedWork: () => hasUnsavedWork });
  return { reload, stop, act: (name = 'keydown') => target.dispatchEvent(new Event(name)) };
};

test('the page is left alone for an hour (specification 1, §9)', () => {
  expect(INACTIVITY_LIMIT_MS).toBe(3_600_000);
});

test.for(['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus', 'visibilitychange'])(
  'a %s is the user at work: alone it is a return, and keeps the page while it goes on',
  (name) => {
    const away = watch();
    const staying = watch();
    vi.advanceTimersByTime(INACTIVITY_LIMIT_MS - 1);
    staying.act(name);
    vi.advanceTimersByTime(1);
    away.act(name);
    staying.act(name);
    vi.advanceTimersByTime(500);
    expect(away.reload).toHaveBeenCalledOnce();
    expect(staying.reload).not.toHaveBeenCalled();
  },
);

test('the page reloads once, half a second after the return from an hour away', () => {
  const { reload, act } = watch();
  vi.advanceTimersByTime(INACTIVITY_LIMIT_MS);
  act();
  act();
  vi.advanceTimersByTime(499);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('a user who stays active keeps their page', () => {
  const { reload, act } = watch();
  for (let count = 0; count < 3; count += 1) {
    vi.advanceTimersByTime(INACTIVITY_LIMIT_MS - 1);
    act();
  }
  vi.advanceTimersByTime(1_000);
  expect(reload).not.toHaveBeenCalled();
});

test('the page never reloads over unsaved work, nor once stopped', () => {
  const unsaved = watch(true);
  const stopped = watch();
  vi.advanceTimersByTime(INACTIVITY_LIMIT_MS);
  unsaved.act();
  stopped.act();
  stopped.stop();
  vi.advanceTimersByTime(INACTIVITY_LIMIT_MS);
  stopped.act();
  vi.advanceTimersByTime(1_000);
  expect(unsaved.reload).not.toHaveBeenCalled();
  expect(stopped.reload).not.toHaveBeenCalled();
});
