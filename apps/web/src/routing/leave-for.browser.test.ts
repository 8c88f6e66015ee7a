import { expect, onTestFinished, test, vi } from 'vitest';
import { leaveFor } from './leave-for.ts';

/** Goes to an address that the browser stays in this page for, as where its user refuses to leave it; tells whether the leaving is over. */
const leave = () => {
  vi.useFakeTimers();
  const { href } = location;
  onTestFinished(() => {
    vi.useRealTimers();
    history.replaceState(history.state, '', href);
  });
  const state = { isOver: false };
  void leaveFor('#paiement').then(() => (state.isOver = true));
  return state;
};

test('the page can be used again ten seconds after it went nowhere', async () => {
  const state = leave();
  expect(location.hash).toBe('#paiement');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isOver).toBe(true);
});

test('the page can be used again as soon as it is gone back to', async () => {
  const state = leave();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isOver).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
