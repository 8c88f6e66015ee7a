import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringBackFromDisk, withDiskCopy } from './disk-copy.ts';
import { MemoryStorage } from './memory-storage.test-data.ts';

const EDIT = 'odu.autosave:copie:page:document:1';
const DRAFT = 'odu.draft:copie:document:risque:1';
/** A page that begins after all that was written. */
const LATER = Number.MAX_SAFE_INTEGER;

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(String(request.error)));
  });

/** Asks the copy's table, which other pages of this browser write in. */
async function askTable<T>(ask: (table: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await answerOf(indexedDB.open('odu', 1));
  const answer = await answerOf(ask(database.transaction('garde', 'readwrite').objectStore('garde')));
  database.close();
  return answer;
}

/** What the copy has of these two, null where it was removed. */
async function readCopies(): Promise<{ key: string; text: string | null }[]> {
  const copies: { key: string; text: string | null }[] = await askTable((table) => table.getAll());
  return copies.filter(({ key }) => [EDIT, DRAFT].includes(key));
}

/** The texts of the copy, without those that were removed, by their keys. */
const readCopy = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await readCopies()).flatMap(({ key, text }) => (text === null ? [] : [[key, text]])));

/** Waits until the copy on the disk has these texts, and no other. */
const expectCopy = async (texts: Record<string, string>) => {
  // The disk is the machine's own, and busy with others.
  await expect.poll(readCopy, { timeout: 10_000 }).toEqual(texts);
};

/** What localStorage had brought to the disk at this moment. */
const onDisk = (storage: MemoryStorage) => Object.assign(new MemoryStorage(), storage);

// A page makes the table before it writes anything.
beforeEach(() => bringBackFromDisk(new MemoryStorage()));

afterEach(async () => {
  vi.useRealTimers();
  for (const key of [EDIT, DRAFT]) await askTable((table) => table.delete(key));
});

test('what was written after the last state on the disk comes back, and what was removed since is removed again', async () => {
  const storage = new MemoryStorage();
  const kept = withDiskCopy(storage);
  kept.setItem(EDIT, 'an edit that is acknowledged later');
  kept.setItem(DRAFT, 'Gliss');
  const before = onDisk(storage);
  kept.removeItem(EDIT);
  kept.setItem(DRAFT, 'Glisser en portant une plaque');
  await expectCopy({ [DRAFT]: 'Glisser en portant une plaque' });

  await bringBackFromDisk(before, LATER);
  expect(before.getItem(EDIT)).toBeNull();
  expect(before.getItem(DRAFT)).toBe('Glisser en portant une plaque');
  // It counts as what localStorage has: a later word is not taken back by it.
  before.setItem(DRAFT, 'Autre');
  await bringBackFromDisk(before, LATER);
  expect(before.getItem(DRAFT)).toBe('Autre');
});

test('a browser that had nothing of it on the disk has all of it again', async () => {
  withDiskCopy(new MemoryStorage()).setItem(DRAFT, 'Glisser');
  await expectCopy({ [DRAFT]: 'Glisser' });
  const storage = new MemoryStorage();
  await bringBackFromDisk(storage, LATER);
  expect(storage.getItem(DRAFT)).toBe('Glisser');
});

test('what a full storage had no room for comes back to the next page that has', async () => {
  const kept = withDiskCopy(new MemoryStorage());
  kept.setItem(EDIT, 'an edit');
  kept.setItem(DRAFT, 'Glisser');
  await expectCopy({ [EDIT]: 'an edit', [DRAFT]: 'Glisser' });
  const storage = new MemoryStorage();
  const full = vi.spyOn(storage, 'setItem').mockImplementation((key, text) => {
    if (key !== DRAFT) storage[key] = text;
    else throw new DOMException('full', 'QuotaExceededError');
  });
  await bringBackFromDisk(storage, LATER);
  expect(storage.getItem(DRAFT)).toBeNull();
  full.mockRestore();
  await bringBackFromDisk(storage, LATER);
  expect([storage.getItem(EDIT), storage.getItem(DRAFT)]).toEqual(['an edit', 'Glisser']);
});

test('nothing comes back that localStorage knows better, or that an open page wrote since this one began', async () => {
  const storage = new MemoryStorage();
  const kept = withDiskCopy(storage);
  kept.setItem(DRAFT, 'Glisser');
  await expectCopy({ [DRAFT]: 'Glisser' });
  // As a page whose copy was not told any more.
  storage.removeItem(DRAFT);
  await bringBackFromDisk(storage, LATER);
  expect(storage.getItem(DRAFT)).toBeNull();
  const older = new MemoryStorage();
  await bringBackFromDisk(older, performance.timeOrigin);
  expect(older.getItem(DRAFT)).toBeNull();
});

test('what is removed leaves no text on the disk, and after a while no trace', async () => {
  const storage = new MemoryStorage();
  const kept = withDiskCopy(storage);
  kept.setItem(DRAFT, 'Glisser');
  kept.removeItem(DRAFT);
  await expectCopy({});
  await bringBackFromDisk(storage, LATER);
  expect(await readCopies()).toHaveLength(1);
  vi.setSystemTime(Date.now() + 601_000);
  await bringBackFromDisk(storage, LATER);
  expect(await readCopies()).toEqual([]);
});

test('a browser that refuses the copy has its storage all the same, and one that does not answer holds no page', async () => {
  const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private', 'SecurityError');
  });
  const storage = new MemoryStorage();
  const kept = withDiskCopy(storage);
  kept.setItem(DRAFT, 'Glisser');
  await bringBackFromDisk(storage, LATER);
  expect(kept.getItem(DRAFT)).toBe('Glisser');
  refused.mockImplementation(() => ({}) as IDBOpenDBRequest);
  vi.useFakeTimers();
  const isOpen = vi.fn<() => void>();
  const opening = bringBackFromDisk(storage, LATER).then(isOpen);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(isOpen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await opening;
  refused.mockRestore();
});

test('a storage without room says so, and its copy has nothing of it', async () => {
  const storage = new MemoryStorage();
  const kept = withDiskCopy(storage);
  kept.setItem(EDIT, 'before');
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => kept.setItem(DRAFT, 'Glisser')).toThrow('full');
  await expectCopy({ [EDIT]: 'before' });
  expect(Object.keys(kept)).toContain(EDIT);
});

test('what is written after a copy was made, or failed, or was given up, is copied too', async () => {
  const kept = withDiskCopy(new MemoryStorage());
  kept.setItem(DRAFT, 'Gl');
  await expectCopy({ [DRAFT]: 'Gl' });
  kept.setItem(DRAFT, 'Glis');
  await expectCopy({ [DRAFT]: 'Glis' });

  const opened = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    const request = { error: new DOMException('broken', 'UnknownError'), onerror: () => {} };
    queueMicrotask(() => request.onerror());
    return request as unknown as IDBOpenDBRequest;
  });
  kept.setItem(DRAFT, 'Gliss');
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  kept.setItem(EDIT, 'an edit');
  await expectCopy({ [DRAFT]: 'Glis', [EDIT]: 'an edit' });
  opened.mockRestore();

  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function giveUp(
    this: IDBObjectStore,
  ) {
    const request = this.count();
    // The transaction ends without it, which the browser tells of the request too.
    request.addEventListener('error', (event) => event.preventDefault());
    this.transaction.abort();
    return request as unknown as IDBRequest<IDBValidKey>;
  });
  kept.setItem(DRAFT, 'Glisse');
  await expect.poll(() => put.mock.calls.length).toBe(1);
  put.mockRestore();
  kept.setItem(DRAFT, 'Glisser');
  await expectCopy({ [DRAFT]: 'Glisser', [EDIT]: 'an edit' });
});

test('what is written under a clock that was set back comes back all the same', async () => {
  const storage = new MemoryStorage();
  storage.setItem('lastKept', String(Date.now() + 3_600_000));
  const before = onDisk(storage);
  withDiskCopy(storage).setItem(DRAFT, 'Glisser');
  await expectCopy({ [DRAFT]: 'Glisser' });
  await bringBackFromDisk(before, LATER);
  expect(before.getItem(DRAFT)).toBe('Glisser');
});
