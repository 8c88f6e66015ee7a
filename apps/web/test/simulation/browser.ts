import { MemoryStorage } from '../../src/autosave/storage/memory-storage.test-data.ts';

/** What the pages of one browser share, and what of it ends with a page. */
export type Browser = ReturnType<typeof createBrowser>;

/** A browser: its storage outlives its pages, a page's Web Locks do not. */
export function createBrowser() {
  const storage = new MemoryStorage();
  const held = new Map<string, string>();
  return {
    storage,
    /** The storage and the locks as one page has them: a page that is gone writes nothing more. */
    openPage: (pageId: string) => {
      let isOpen = true;
      const request = (name: string, ...rest: unknown[]): unknown => {
        const callback = rest.at(-1) as (lock: Lock | null) => unknown;
        if (held.has(name)) return Promise.resolve(callback(null));
        held.set(name, pageId);
        const release = () => held.delete(name);
        return Promise.resolve(callback({ name, mode: 'exclusive' })).finally(release);
      };
      return {
        storage: new Proxy(storage, {
          set: (target, key, value) => !isOpen || Reflect.set(target, key, value),
          deleteProperty: (target, key) => !isOpen || Reflect.deleteProperty(target, key),
        }) as Storage,
        // The two methods of the standard, of which the store calls one.
        locks: { request, query: () => Promise.resolve({}) } as unknown as LockManager,
        close: (): void => {
          isOpen = false;
          for (const [name, owner] of held) if (owner === pageId) held.delete(name);
        },
      };
    },
  };
}
