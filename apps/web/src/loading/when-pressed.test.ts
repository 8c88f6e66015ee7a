import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => Number(setTimeout(callback)));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle));
  vi.stubGlobal('document', { readyState: 'complete' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async () => {
  const { whenPressed } = await import('./when-pressed.ts');
  const callback = vi.fn<() => void>();
  return { callback, stop: whenPressed(callback) };
};

test.for(['pointerdown', 'keydown'])(
  'a %s calls back once the browser is idle, and once only',
  async (name) => {
    const { callback } = await open();
    page.dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(30_000);
    expect(callback).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(name));
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(callback).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event(name));
    vi.advanceTimersByTime(120_000);
    expect(callback).toHaveBeenCalledOnce();
  },
);

test('a page that nobody presses calls back after a minute', async () => {
  const { callback } = await open();
  vi.advanceTimersByTime(59_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(callback).toHaveBeenCalledOnce();
});

test('a wish that is taken back, before or after the press, is not fulfilled', async () => {
  const before = await open();
  before.stop();
  const after = await open();
  page.dispatchEvent(new Event('keydown'));
  after.stop();
  vi.advanceTimersByTime(120_000);
  expect(before.callback).not.toHaveBeenCalled();
  expect(after.callback).not.toHaveBeenCalled();
});
