import { afterEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../autosave/storage/memory-storage.test-data.ts';
import { NOT_KEPT } from '../drafts/not-kept.ts';
import { followOtherTabs, turnToOtherAccount } from './follow-other-tabs.ts';

afterEach(() => vi.unstubAllGlobals());

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
  const { target, noticeOtherTabs, stop, store } = follow();
  target.dispatchEvent(new Event('pageshow'));
  expect(noticeOtherTabs).toHaveBeenCalledTimes(1);
  stop();
  target.dispatchEvent(new Event('pageshow'));
  store('token');
  expect(noticeOtherTabs).toHaveBeenCalledTimes(1);
});

test.for([
  [false, "Ce qui n'était pas encore enregistré reste gardé sur cet appareil pour le compte précédent."],
  [true, NOT_KEPT],
] as const)(
  'the list of the other account is loaded, and tells what became of what was typed; lost: %s',
  ([isLost, fate]) => {
    const kept = new MemoryStorage();
    const replace = vi.fn<(address: string) => void>();
    vi.stubGlobal('sessionStorage', kept);
    vi.stubGlobal('location', { replace });
    turnToOtherAccount(isLost);
    expect(kept.getItem('odu.notice')).toBe(
      `Un autre compte s'est connecté dans un autre onglet\u00A0: vous êtes maintenant sur ce compte. ${fate}`,
    );
    expect(replace).toHaveBeenCalledExactlyOnceWith('/duerps');
  },
);
