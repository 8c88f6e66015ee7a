import type { SessionLocks, SessionStorage } from '../src/session.ts';

/** The time at which the tests' clock stands, in milliseconds since 1970. */
export const NOW = Date.UTC(2026, 10, 21, 9, 0, 0);

const encode = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A token of an account that ends so many seconds after the tests' now; `name` tells two of its tokens apart. */
export const makeTokenOf = (accountId: string, name: string, secondsLeft: number, claims = {}) =>
  `${encode({ alg: 'HS256' })}.${encode({ sub: accountId, exp: NOW / 1000 + secondsLeft, ...claims })}.${name}`;

/** A token of an account of its own. */
export const makeAccessToken = (name: string, secondsLeft: number) =>
  makeTokenOf(`Zoé ${name}`, 'signature', secondsLeft);

/** A storage that tabs share, in memory. */
export function createMemoryStorage(entries: Record<string, string> = {}): SessionStorage {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A storage that has no room for one letter more than these. */
export function createFullStorage(entries: Record<string, string>): SessionStorage {
  const values = new Map(Object.entries(entries));
  const measure = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const room = measure();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      const known = values.get(key);
      const grown = known === undefined ? key.length + value.length : value.length - known.length;
      if (measure() + grown > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
}

/** Locks that tabs share, as the browser's: one holder of a name after the other. */
export function createSharedLocks(): SessionLocks {
  const queues = new Map<string, Promise<unknown>>();
  async function runAfter<T>(previous: Promise<unknown> | undefined, callback: () => Promise<T>): Promise<T> {
    await Promise.allSettled([previous]);
    return callback();
  }
  return {
    request<T>(name: string, callback: () => Promise<T>): Promise<T> {
      const result = runAfter(queues.get(name), callback);
      queues.set(name, result);
      return result;
    },
  };
}
