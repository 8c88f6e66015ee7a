// localStorage is brought to the disk seconds after it was written, up to a minute in Chromium: whoever kills the whole
// browser, or the power, takes what was written since. IndexedDB says when something is on the disk (`durability`), so a
// copy stands there. `idb` would give the same calls for four times the bytes, and `idb-keyval` knows no `durability`.

const DATABASE = 'odu';
const TABLE = 'garde';
/** localStorage's own note of its last write: what the copy has of later ones did not come to the disk. */
const STAMP_KEY = 'lastKept';
/** A removal is forgotten once localStorage has surely brought it to the disk. */
const REMOVAL_KEPT_MS = 600_000;
/** Without an answer of the browser by then, the page goes on with what localStorage has. */
const LONGEST_READ_MS = 3_000;

/** What was written under a key, null where it was removed, and when: milliseconds since 1970, and more than any before. */
type Copy = { readonly key: string; readonly text: string | null; readonly stamp: number };

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB gave no reason'));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: 'key' });
  return answerOf(request);
}

const readStamp = (storage: Storage): number => Number(storage.getItem(STAMP_KEY));

/** Writes `copies` and removes `forgotten`, so that they are on the disk. */
async function write(copies: readonly Copy[], forgotten: readonly Copy[] = []): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(TABLE, 'readwrite', { durability: 'strict' });
  const table = transaction.objectStore(TABLE);
  for (const copy of copies) table.put(copy);
  for (const { key } of forgotten) table.delete(key);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
    transaction.onabort = resolve;
  });
  database.close();
}

/** `storage`, of which all that is written and removed has a copy on the disk. Where the browser takes none, it is `storage` alone. */
export function withDiskCopy(storage: Storage): Storage {
  let waiting = new Map<string, string | null>();
  let writing: Promise<void> | null = null;
  const writeWaiting = async () => {
    const stamp = Math.max(readStamp(storage) + 1, Date.now());
    try {
      storage.setItem(STAMP_KEY, String(stamp));
    } catch {
      // A full storage: the copy counts as newer, which it is.
    }
    const texts = waiting;
    waiting = new Map();
    await write([...texts].map(([key, text]) => ({ key, text, stamp })));
  };
  const writeAll = async () => {
    // What was typed is shown before: opening a database takes as long.
    await new Promise((resolve) => setTimeout(resolve));
    // oxlint-disable-next-line no-await-in-loop -- what is typed meanwhile goes with the next one, all of it together
    while (waiting.size > 0) await writeWaiting().catch(() => undefined);
    writing = null;
  };
  const note = (key: string, text: string | null) => {
    waiting.set(key, text);
    writing ??= writeAll();
  };
  return new Proxy(storage, {
    get(target, name) {
      if (name === 'setItem')
        return (key: string, text: string) => {
          target.setItem(key, text);
          note(key, text);
        };
      if (name === 'removeItem')
        return (key: string) => {
          if (target.getItem(key) === null) return;
          target.removeItem(key);
          note(key, null);
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function bringBack(storage: Storage, pageStart: number): Promise<void> {
  const database = await openDatabase();
  const copies: Copy[] = await answerOf(database.transaction(TABLE).objectStore(TABLE).getAll());
  database.close();
  const known = readStamp(storage);
  // Another page that is open writes too, and what it wrote since this one began is in localStorage, or about to be.
  const lost = copies.filter(({ stamp }) => stamp > known && stamp <= pageStart);
  for (const { key, text } of lost) {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  }
  // Once all of it is there: a storage without room for one is tried again by the next page.
  for (const { stamp } of lost) storage.setItem(STAMP_KEY, String(Math.max(readStamp(storage), stamp)));
  const isOver = ({ key, stamp }: Copy) =>
    stamp < Date.now() - REMOVAL_KEPT_MS && storage.getItem(key) === null;
  const over = copies.filter(isOver);
  if (over.length > 0) await write([], over);
}

/** Writes in `storage` again what its browser was killed before it had brought it to the disk, and removes what had been; `pageStart` in milliseconds since 1970. */
export const bringBackFromDisk = (storage: Storage, pageStart = performance.timeOrigin): Promise<void> =>
  Promise.race([
    bringBack(storage, pageStart).catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, LONGEST_READ_MS)),
  ]);
