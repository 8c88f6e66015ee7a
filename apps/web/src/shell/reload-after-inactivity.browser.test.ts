import { expect, onTestFinished, test, vi } from 'vitest';
import { INACTIVITY_LIMIT_MS, reloadAfterInactivity } from './reload-after-inactivity.ts';

test('a press that a component keeps to itself is work too', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const button = document.createElement('button');
  button.addEventListener('pointerdown', (event) => event.stopPropagation());
  document.body.append(button);
  const reload = vi.fn<() => void>();
  const stop = reloadAfterInactivity({ target: window, reload, hasUnsavedWork: () => false });
  onTestFinished(() => {
    stop();
    button.remove();
    vi.useRealTimers();
  });
  const press = () => button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  vi.advanceTimersByTime(INACTIVITY_LIMIT_MS - 1);
  press();
  vi.advanceTimersByTime(INACTIVITY_LIMIT_MS - 1);
  press();
  vi.advanceTimersByTime(500);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(INACTIVITY_LIMIT_MS);
  press();
  vi.advanceTimersByTime(500);
  expect(reload).toHaveBeenCalledOnce();
});
