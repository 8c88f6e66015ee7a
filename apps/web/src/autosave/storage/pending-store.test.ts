import { expect, test } from 'vitest';
import type { Pending } from '../queue/pending.ts';
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
      if (answer instanceof Promise) return answer.finally(() => held.delete(name));
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

const RECORD: Pending = {
  intents: [
    {
      id: '1',
      at: '2026-11-22T08:00:00.000Z',
      kind: 'activerPapripact',
      base: { isPapripactEnabled: false },
      values: { isPapripactEnabled: true },
    },
  ],
  vues: [],
};

/** What a page of the version before wrote. */
const OLDER = {
  etag: '"4"',
  queue: [
    {
      id: '1',
      key: 'papripact',
      isBarrier: false,
      write: { kind: 'papripact', body: { isPapripactEnabled: true } },
    },
  ],
};

/** A browser with one page after the other, and the account that is signed in there. */
const setUp = () => {
  const { storage, openPage, closePage } = createBrowser();
  const user = { accountId: 'claire' as string | null };
  const open = (pageId: string) => {
    let count = 0;
    return createPendingStore({
      storage,
      locks: openPage(pageId),
      createPageId: () => (count++ === 0 ? pageId : `${pageId}-${count}`),
      getAccountId: () => user.accountId,
    });
  };
  return { storage, user, open, closePage };
};

const adoptAll = async (
  store: ReturnType<typeof createPendingStore>,
  upgrade = (): Promise<Pending> => Promise.reject(new Error('nothing older is expected')),
) => {
  const adopted: [string, Pending][] = [];
  await store.adoptOrphans({
    adopt: (documentId, { intents, vues }) => adopted.push([documentId, { intents, vues }]) > 0,
    upgrade,
  });
  return adopted;
};

test('a page takes over what a closed page left, once', async () => {
  const { open, closePage } = setUp();
  open('p1').save('claire', 'duerp', RECORD);
  closePage('p1');
  const store = open('p2');
  expect(await adoptAll(store)).toEqual([['duerp', RECORD]]);
  expect(await adoptAll(store)).toEqual([]);
});

test('a page leaves the writes of another open tab alone', async () => {
  const { storage, open } = setUp();
  open('p1').save('claire', 'duerp', RECORD);
  expect(await adoptAll(open('p2'))).toEqual([]);
  expect(storage.getItem('odu.autosave:claire:p1:duerp')).not.toBeNull();
});

test('another account takes over nothing, a visitor neither; the account itself finds it again', async () => {
  const { open, closePage, user, storage } = setUp();
  open('p1').save('claire', 'duerp', RECORD);
  closePage('p1');
  for (const accountId of ['paul', 'cl', null]) {
    user.accountId = accountId;
    expect(await adoptAll(open(`of ${accountId}`))).toEqual([]);
  }
  expect(storage.length).toBe(1);
  user.accountId = 'claire';
  expect(await adoptAll(open('p2'))).toEqual([['duerp', RECORD]]);
});

test('what a page disowns is taken over without a reload, by another page or by itself', async () => {
  const { open } = setUp();
  const store = open('p1');
  store.save('claire', 'duerp', RECORD);
  expect(await adoptAll(store)).toEqual([]);
  store.disown();
  // A lock ends a moment later.
  await Promise.resolve();
  expect(await adoptAll(store)).toEqual([['duerp', RECORD]]);
  store.save('claire', 'duerp', RECORD);
  expect(await adoptAll(open('p2'))).toEqual([]);
});

test('an acknowledged queue leaves nothing behind, a damaged one is forgotten', async () => {
  const { storage, open, closePage } = setUp();
  const first = open('p1');
  first.save('claire', 'duerp', RECORD);
  first.save('claire', 'duerp', { intents: [], vues: [] });
  expect(storage.length).toBe(0);
  storage.setItem('odu.autosave:claire:p1:duerp', '{"queue":');
  closePage('p1');
  expect(await adoptAll(open('p2'))).toEqual([]);
  expect(storage.length).toBe(0);
});

test('a deleted document leaves nothing to send, in any page', () => {
  const { storage, open } = setUp();
  const store = open('p1');
  store.save('claire', 'deleted', RECORD);
  store.save('claire', 'kept', RECORD);
  storage.setItem('odu.autosave:claire:p0:deleted', JSON.stringify(RECORD));
  store.forget('deleted');
  expect(Object.keys(storage)).toEqual(['odu.autosave:claire:p1:kept']);
});

test('a full storage does not stop the edit that it cannot keep', () => {
  const { storage, open } = setUp();
  const store = open('p1');
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => store.save('claire', 'duerp', RECORD)).not.toThrow();
});

test('what an older version of the page left is upgraded once it can be, and kept until then', async () => {
  const { storage, open } = setUp();
  storage.setItem('odu.autosave:claire:p0:duerp', JSON.stringify(OLDER));
  const store = open('p1');
  expect(await adoptAll(store, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual([]);
  expect(storage.length).toBe(1);
  expect(await adoptAll(store, () => Promise.resolve(RECORD))).toEqual([['duerp', RECORD]]);
  expect(storage.length).toBe(0);
});

test('a storage too small for what the edits were made on keeps the edits', () => {
  const { storage, open } = setUp();
  const store = open('p1');
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, value) => {
    if (value.includes('Fournil')) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  const item = {
    idUniteDeTravail: 'u1',
    displayName: 'Fournil',
    categorieDeRisques: [],
    risques: [],
    papripactActionsPreventives: [],
    niveauDeRisqueValue: null,
  };
  store.save('claire', 'duerp', { ...RECORD, vues: [{ item, place: 'fin' }] });
  expect(JSON.parse(storage.getItem('odu.autosave:claire:p1:duerp') ?? '')).toEqual({ format: 2, ...RECORD });
});

test('what there is no room to write under this page stays where it was until it is sent', async () => {
  const { storage, open } = setUp();
  const key = 'odu.autosave:claire:p0:duerp';
  const text = JSON.stringify({ format: 2, ...RECORD });
  storage.setItem(key, text);
  const store = open('p1');
  const upgrade = () => Promise.reject(new Error('nothing older is expected'));
  await store.adoptOrphans({ adopt: () => false, upgrade });
  expect(storage.getItem(key)).toBe(text);
  expect(store.save('claire', 'duerp', { intents: [], vues: [] })).toBe(true);
  expect(storage.length).toBe(0);
});

test('what a later version of the page left waits there for its own', async () => {
  const { storage, open } = setUp();
  storage.setItem('odu.autosave:claire:p0:duerp', '{"format":3,"edits":[]}');
  expect(await adoptAll(open('p1'))).toEqual([]);
  expect(storage.length).toBe(1);
});
