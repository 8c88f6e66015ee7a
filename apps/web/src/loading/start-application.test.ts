import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint, readScriptWords, readStoredToken, startApplication } from './start-application.ts';

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

/** A page that has come so far, which the application's script tells that it runs. */
const openPage = (readyState: DocumentReadyState) => {
  const links: object[] = [];
  const page = Object.assign(new EventTarget(), {
    readyState,
    createElement: (name: string) => ({ name }),
    head: { append: (link: object) => void links.push(link) },
  });
  vi.stubGlobal('document', page);
  const started = Promise.withResolvers<void>();
  const start = vi.fn<() => void>(() => started.resolve());
  vi.stubGlobal('tellStarted', start);
  startApplication([`data:text/javascript,tellStarted()//${readyState}`, '/assets/other.js']);
  return { page, links, start, started: started.promise };
};

test('all the scripts of a page are fetched at once, and the first of them runs', async () => {
  const { links, start, started } = openPage('interactive');
  expect(links).toMatchObject([
    { name: 'link', rel: 'modulepreload', crossOrigin: '' },
    { name: 'link', rel: 'modulepreload', href: '/assets/other.js' },
  ]);
  await started;
  expect(start).toHaveBeenCalledOnce();
});

test('it runs in a page that has come whole', async () => {
  const { page, start, started } = openPage('loading');
  await vi.dynamicImportSettled();
  expect(start).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('DOMContentLoaded'));
  await started;
  expect(start).toHaveBeenCalledOnce();
});

test('the first script reads what the server wrote at it, and does without it nothing', () => {
  vi.stubGlobal('document', { currentScript: { dataset: { files: '/a.js /b.js' } } });
  expect(readScriptWords('files')).toEqual(['/a.js', '/b.js']);
  expect(() => readScriptWords('calls')).toThrow('the first script is told no calls');
});
