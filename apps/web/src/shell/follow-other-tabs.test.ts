import { expect, test, vi } from 'vitest';
import { followOtherTabs } from './follow-other-tabs.ts';

const follow = () => {
  const target = new EventTarget();
  const noticeOtherTabs = vi.fn<() => void>();
  const stop = followOtherTabs({ target, session: { noticeOtherTabs } });
  const store = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { target, noticeOtherTabs, stop, store };
};

test('another tab that signs in or out, or clears everything, is told to the session; its edits are not', () => {
  const { noticeOtherTabs, store } = follow();
  store('odu.autosave:claire:p1:d1');
  store('refreshToken');
  expect(noticeOtherTabs).not.toHaveBeenCalled();
  store('token');
  store(null);
  expect(noticeOtherTabs).toHaveBeenCalledTimes(2);
});

test('a page that comes back from the history asks, until it is stopped', () => {
  const { target, noticeOtherTabs, stop } = follow();
  target.dispatchEvent(new Event('pageshow'));
  expect(noticeOtherTabs).toHaveBeenCalledTimes(1);
  stop();
  target.dispatchEvent(new Event('pageshow'));
  expect(noticeOtherTabs).toHaveBeenCalledTimes(1);
});
