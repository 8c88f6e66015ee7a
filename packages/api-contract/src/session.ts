import { ApiError } from './api-error.ts';
import { readTokenAccount, readTokenExpiry } from './token.ts';
import type { RefreshTokenRequest, Tokens } from './types.ts';

// The keys are the customer's (specification 1, §3).
const ACCESS_TOKEN_KEY = 'token';
const REFRESH_TOKEN_KEY = 'refreshToken';
const REFRESH_LOCK = 'odu-refresh-token';

/** A token that ends within these milliseconds is refreshed before it is used (specification 1, §9). */
export const REFRESH_MARGIN_MS = 30_000;

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The part of `navigator.locks` that is used. */
export interface SessionLocks {
  request<T>(name: string, callback: () => Promise<T>): Promise<T>;
}

export interface SessionOptions {
  /** `localStorage`, shared by the tabs. */
  storage: SessionStorage;
  /** `navigator.locks`; undefined where the browser has none (a page without https), one refresh a tab then. */
  locks: SessionLocks | undefined;
  /** Called once when the session cannot go on, after both tokens were cleared. */
  onForcedLogout: () => void;
  /** The time in milliseconds since 1970. */
  now?: () => number;
}

export type RefreshTokens = (request: RefreshTokenRequest) => Promise<Tokens>;

export interface Session {
  isSignedIn: () => boolean;
  /** The signed-in account, by which the browser keeps apart what it holds for each; null for a visitor. */
  getAccountId: () => string | null;
  getRefreshToken: () => string | null;
  saveTokens: (tokens: Tokens) => void;
  /** Forgets both tokens: the voluntary logout. */
  clear: () => void;
  /** Forgets both tokens and tells the application. */
  forceLogout: () => void;
  /** A token that lives longer than the margin, refreshed first if need be; an `ApiError` when there is none. */
  getFreshAccessToken: (refresh: RefreshTokens) => Promise<string>;
  /** A token other than the one that was refused: another tab's, or a new one. */
  replaceAccessToken: (refused: string, refresh: RefreshTokens) => Promise<string>;
}

/** Statuses by which the server says that the refresh token is worth nothing; any other failure may pass. */
const isRefusal = (error: unknown) => error instanceof ApiError && [400, 401, 403].includes(error.status);

/** Keeps the tokens, refreshes them once for all tabs, and ends the session when it cannot go on. */
export function createSession({ storage, locks, onForcedLogout, now = Date.now }: SessionOptions): Session {
  const refreshLocks = locks ?? createTabLocks();
  let isLogoutTold = false;

  const getAccessToken = () => storage.getItem(ACCESS_TOKEN_KEY);
  const getRefreshToken = () => storage.getItem(REFRESH_TOKEN_KEY);

  function saveTokens({ accessToken, refreshToken }: Tokens) {
    storage.setItem(ACCESS_TOKEN_KEY, accessToken);
    storage.setItem(REFRESH_TOKEN_KEY, refreshToken);
    isLogoutTold = false;
  }

  function clear() {
    storage.removeItem(ACCESS_TOKEN_KEY);
    storage.removeItem(REFRESH_TOKEN_KEY);
  }

  function forceLogout() {
    clear();
    if (isLogoutTold) return;
    isLogoutTold = true;
    onForcedLogout();
  }

  function endSession(cause?: unknown): never {
    forceLogout();
    throw new ApiError(401, { cause });
  }

  async function refreshInLock(refused: string, refresh: RefreshTokens): Promise<string> {
    const accessToken = getAccessToken();
    const refreshToken = getRefreshToken();
    if (accessToken === null || refreshToken === null) endSession();
    // Another call or tab refreshed while this one waited for the lock.
    if (accessToken !== refused) return accessToken;
    let tokens: Tokens;
    try {
      tokens = await refresh({ expiredAccessToken: accessToken, refreshToken });
    } catch (error) {
      if (isRefusal(error) && getRefreshToken() === refreshToken) endSession(error);
      throw error;
    }
    // The user signed out, or in again, while the answer was under way: theirs is the last word.
    if (getRefreshToken() !== refreshToken) return getAccessToken() ?? endSession();
    saveTokens(tokens);
    return tokens.accessToken;
  }

  const replaceAccessToken = (refused: string, refresh: RefreshTokens) =>
    refreshLocks.request(REFRESH_LOCK, () => refreshInLock(refused, refresh));

  async function getFreshAccessToken(refresh: RefreshTokens): Promise<string> {
    const token = getAccessToken();
    if (token === null) endSession();
    const expiry = readTokenExpiry(token);
    const isFresh = expiry !== null && expiry - now() > REFRESH_MARGIN_MS;
    return isFresh ? token : replaceAccessToken(token, refresh);
  }

  return {
    isSignedIn: () => getAccessToken() !== null,
    getAccountId: () => readTokenAccount(getAccessToken() ?? ''),
    getRefreshToken,
    saveTokens,
    clear,
    forceLogout,
    getFreshAccessToken,
    replaceAccessToken,
  };
}

/** Locks for one tab, one holder after the other. */
function createTabLocks(): SessionLocks {
  let last: Promise<unknown> = Promise.resolve();
  async function runAfter<T>(previous: Promise<unknown>, callback: () => Promise<T>): Promise<T> {
    await Promise.allSettled([previous]);
    return callback();
  }
  return {
    request<T>(_name: string, callback: () => Promise<T>): Promise<T> {
      const result = runAfter(last, callback);
      last = result;
      return result;
    },
  };
}
