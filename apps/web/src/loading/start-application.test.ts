import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint, readStoredToken } from './start-application.ts';

let tellPaint: (name: string) => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: (list: { getEntriesByName: (name: string) => object[] }) => void) {
        tellPaint = (painted) => heard({ getEntriesByName: (name) => (name === painted ? [{}] : []) });
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (visibilityState: DocumentVisibilityState = 'visible') => {
  const page = Object.assign(new EventTarget(), { visibilityState });
  vi.stubGlobal('document', page);
  const callback = vi.fn<() => void>();
  afterFirstPaint(callback);
  return { page, callback };
};

test('the scripts come once the page is painted, whatever comes after', () => {
  const { page, callback } = wait();
  tellPaint('first-paint');
  expect(callback).not.toHaveBeenCalled();
  tellPaint('first-contentful-paint');
  expect(callback).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledOnce();
});

test('at once where nobody looks, and when they look away', () => {
  expect(wait('hidden').callback).toHaveBeenCalledOnce();
  const { page, callback } = wait();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(callback).toHaveBeenCalledOnce();
});

test('after a second where the browser does not tell', () => {
  const { callback } = wait();
  vi.advanceTimersByTime(999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

test('a browser that keeps nothing has nobody signed in', () => {
  vi.stubGlobal('localStorage', { getItem: (name: string) => `the ${name}` });
  expect(readStoredToken()).toBe('the token');
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(readStoredToken()).toBeNull();
});
