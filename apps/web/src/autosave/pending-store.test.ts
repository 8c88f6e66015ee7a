import { expect, test } from 'vitest';
import type { AutosaveRecord } from './document-autosave.ts';
import { MemoryStorage } from './memory-storage.test-data.ts';
import { createPendingStore } from './pending-store.ts';

/** Web Locks of one browser: a page's locks end with the page. */
const createBrowser = () => {
  const held = new Map<string, string>();
  const openPage = (pageId: string) => {
    const request = async (name: string, ...rest: unknown[]) => {
      const callback = rest.at(-1) as (lock: Lock | null) => unknown;
      if (held.has(name)) return callback(null);
      held.set(name, pageId);
      const lock: Lock = { name, mode: 'exclusive' };
      const answer = callback(lock);
      if (answer instanceof Promise) return undefined;
      held.delete(name);
      return answer;
    };
    return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
  };
  const closePage = (pageId: string) => {
    for (const [name, owner] of held) if (owner === pageId) held.delete(name);
  };
  return { storage: new MemoryStorage(), openPage, closePage };
};

const RECORD: AutosaveRecord<string> = {
  etag: '"4"',
  queue: [{ id: '1', key: 'a', isBarrier: false, write: 'texte' }],
};

const adoptAll = async (store: ReturnType<typeof createPendingStore<string>>) => {
  const adopted: [string, AutosaveRecord<string>][] = [];
  await store.adoptOrphans((documentId, record) => adopted.push([documentId, record]));
  return adopted;
};

test('a page takes over what a closed page left, once', async () => {
  const { storage, openPage, closePage } = createBrowser();
  createPendingStore<string>({ storage, locks: openPage('p1'), pageId: 'p1' }).save('duerp', RECORD);
  closePage('p1');
  const store = createPendingStore<string>({ storage, locks: openPage('p2'), pageId: 'p2' });
  expect(await adoptAll(store)).toEqual([['duerp', RECORD]]);
  expect(await adoptAll(store)).toEqual([]);
});

test('a page leaves the writes of another open tab alone', async () => {
  const { storage, openPage } = createBrowser();
  createPendingStore<string>({ storage, locks: openPage('p1'), pageId: 'p1' }).save('duerp', RECORD);
  const store = createPendingStore<string>({ storage, locks: openPage('p2'), pageId: 'p2' });
  expect(await adoptAll(store)).toEqual([]);
  expect(storage.getItem('odu.autosave:p1:duerp')).not.toBeNull();
});

test('an acknowledged queue leaves nothing behind, a damaged one is forgotten', async () => {
  const { storage, openPage, closePage } = createBrowser();
  const first = createPendingStore<string>({ storage, locks: openPage('p1'), pageId: 'p1' });
  first.save('duerp', RECORD);
  first.save('duerp', { etag: '"5"', queue: [] });
  expect(storage.length).toBe(0);
  storage.setItem('odu.autosave:p1:duerp', '{"queue":');
  closePage('p1');
  expect(
    await adoptAll(createPendingStore<string>({ storage, locks: openPage('p2'), pageId: 'p2' })),
  ).toEqual([]);
  expect(storage.length).toBe(0);
});

test('signing out forgets every unsent edit', () => {
  const { storage, openPage } = createBrowser();
  storage.setItem('token', 'x');
  const store = createPendingStore<string>({ storage, locks: openPage('p1'), pageId: 'p1' });
  store.save('duerp', RECORD);
  store.clear();
  expect(Object.keys(storage)).toEqual(['token']);
});

test('a deleted document leaves nothing to send, in any page', () => {
  const { storage, openPage } = createBrowser();
  const store = createPendingStore<string>({ storage, locks: openPage('p1'), pageId: 'p1' });
  store.save('deleted', RECORD);
  store.save('kept', RECORD);
  storage.setItem('odu.autosave:p0:deleted', JSON.stringify(RECORD));
  store.forget('deleted');
  expect(Object.keys(storage)).toEqual(['odu.autosave:p1:kept']);
});
