import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;
const idle = vi.fn<(callback: () => void, options: { timeout: number }) => number>();
const cancelIdle = vi.fn<(handle: number) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  idle.mockReset().mockImplementation((callback) => Number(setTimeout(callback)));
  cancelIdle.mockReset().mockImplementation((handle) => clearTimeout(handle));
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', cancelIdle);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that has come so far, and one wish of it. */
const open = async (readyState: DocumentReadyState = 'complete') => {
  vi.stubGlobal('document', { readyState });
  const { whenIdle } = await import('./when-idle.ts');
  const callback = vi.fn<() => void>();
  return { whenIdle, callback, stop: whenIdle(callback) };
};

test.for(['pointerdown', 'pointermove', 'keydown', 'touchstart', 'click'])(
  'a %s is the first use of a page, and what is wished for comes once the browser is idle',
  async (name) => {
    const { callback } = await open();
    vi.advanceTimersByTime(9_999);
    expect(idle).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(name));
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(callback).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event(name));
    vi.advanceTimersByTime(60_000);
    expect(callback).toHaveBeenCalledOnce();
  },
);

test('a page that nobody touches gets it ten seconds after it was loaded', async () => {
  const { callback } = await open('loading');
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(9_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(callback).toHaveBeenCalledOnce();
});

test('one that was loaded before gets it as well', async () => {
  const { callback } = await open();
  vi.advanceTimersByTime(9_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(callback).toHaveBeenCalledOnce();
});

test('what is wished for after the first use waits for the browser alone', async () => {
  const { whenIdle } = await open();
  page.dispatchEvent(new Event('click'));
  const late = vi.fn<() => void>();
  whenIdle(late);
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(late).toHaveBeenCalledOnce();
});

test('a wish that is taken back, before or after the first use, is not fulfilled', async () => {
  const { whenIdle, callback, stop } = await open();
  const late = whenIdle(callback);
  stop();
  page.dispatchEvent(new Event('click'));
  late();
  const last = whenIdle(callback);
  last();
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
});

test('a browser that does not tell when it is idle gets it a second later', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const { callback } = await open();
  page.dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

test('a browser that is never idle gets it five seconds after the first use', async () => {
  idle.mockImplementation((callback, { timeout }) => Number(setTimeout(callback, timeout)));
  const { callback } = await open();
  page.dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(4_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});
