import { expect, onTestFinished, test, vi } from 'vitest';
import { nextTask } from './next-task.ts';

const isOver = async (waiting: Promise<void>): Promise<boolean> => {
  let over = false;
  void waiting.then(() => (over = true));
  for (let turn = 0; turn < 10; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- what is done in this very task is done in so many turns
    await Promise.resolve();
  return over;
};
const hide = () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
};

test('the next task is not this one', async () => {
  const waiting = nextTask();
  expect(await isOver(waiting)).toBe(false);
  await waiting;
});

test('a page that is hidden waits for none: it may be gone by then', async () => {
  hide();
  expect(await isOver(nextTask())).toBe(true);
});

test('a page that becomes hidden waits no longer', async () => {
  const waiting = nextTask();
  hide();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await isOver(waiting)).toBe(true);
});
