import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../autosave/storage/memory-storage.test-data.ts';
import { keepNoticeForLoad, showNoticeAfterLoad } from './notice-after-load.ts';
import { notify } from './notify.ts';

vi.mock('./notify.ts', () => ({ notify: vi.fn<() => void>() }));

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.mocked(notify).mockClear();
  vi.unstubAllGlobals();
});

test('a sentence that is kept for the next load is told by it, once', () => {
  keepNoticeForLoad('Vous êtes maintenant sur ce compte.');
  expect(notify).not.toHaveBeenCalled();
  showNoticeAfterLoad();
  showNoticeAfterLoad();
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'info',
    message: 'Vous êtes maintenant sur ce compte.',
  });
});

test('a load without one says nothing, and a full storage stops nobody', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  keepNoticeForLoad('Vous êtes maintenant sur ce compte.');
  showNoticeAfterLoad();
  expect(notify).not.toHaveBeenCalled();
});
