import { ApiError } from './api-error.ts';
import { readTokenAccount, readTokenTime } from './token.ts';
import type { RefreshTokenRequest, Tokens } from './types.ts';

// The keys are the customer's (specification 1, §3).
/** The key under which the tabs of a browser share the access token: the storage event of another tab names it. */
export const ACCESS_TOKEN_KEY = 'token';
const REFRESH_TOKEN_KEY = 'refreshToken';
/** By how many milliseconds the clock of this computer was ahead of the server's when it gave the last token. */
const CLOCK_OFFSET_KEY = 'clockOffset';
const REFRESH_LOCK = 'odu-refresh-token';

/** A token that ends within these milliseconds is refreshed before it is used (specification 1, §9). */
export const REFRESH_MARGIN_MS = 30_000;

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Whether an access token is still good at `now` (milliseconds since 1970), and longer than the margin, by the server's clock;
 * one that does not say when it ends is the server's to refuse.
 */
export function isFreshToken(token: string, now: number, storage: Pick<SessionStorage, 'getItem'>): boolean {
  const expiry = readTokenTime(token, 'exp');
  const serverNow = now - Number(storage.getItem(CLOCK_OFFSET_KEY));
  return expiry === null || expiry - serverNow > REFRESH_MARGIN_MS;
}

/** The part of `navigator.locks` that is used. */
export interface SessionLocks {
  request<T>(name: string, callback: () => Promise<T>): Promise<T>;
}

export interface SessionOptions {
  /** `localStorage`, shared by the tabs. */
  storage: SessionStorage;
  /** `navigator.locks`; undefined where the browser has none (a page without https), one refresh a tab then. */
  locks: SessionLocks | undefined;
  /** Called once when the session cannot go on, after both tokens were cleared; `elsewhere`: another tab cleared them. */
  onForcedLogout: (cause: 'refused' | 'elsewhere') => void;
  /** Called once when another tab signed in to another account: this tab must show nothing of its own any more. */
  onOtherAccount: () => void;
  /** The time in milliseconds since 1970, by the clock of this computer. */
  now?: () => number;
}

export type RefreshTokens = (request: RefreshTokenRequest) => Promise<Tokens>;

export interface Session {
  isSignedIn: () => boolean;
  /**
   * The account that this tab is signed in to, by which the browser keeps apart what it holds for each; null for a
   * visitor, and once another tab signed in to another account.
   */
  getAccountId: () => string | null;
  /** Null too when the browser holds another account's. */
  getRefreshToken: () => string | null;
  /** Signs in: from now on this tab is the account's. */
  saveTokens: (tokens: Tokens) => void;
  /** Forgets both tokens: the voluntary logout. Another account's stay. */
  clear: () => void;
  /** Runs the voluntary logout: that the session has ended already, which it may find out, is told to nobody. */
  leaveBy: <Answer>(logout: () => Promise<Answer>) => Promise<Answer>;
  /** Forgets both tokens and tells the application. */
  forceLogout: () => void;
  /** Tells the application when another tab signed out, or in to another account; to be asked when the storage changed. */
  noticeOtherTabs: () => void;
  /** A token that lives longer than the margin, refreshed first if need be; an `ApiError` when there is none. */
  getFreshAccessToken: (refresh: RefreshTokens) => Promise<string>;
  /** A token other than the one that was refused: another tab's, or a new one. */
  replaceAccessToken: (refused: string, refresh: RefreshTokens) => Promise<string>;
}

/** Statuses by which a call is to be made again later. */
const TO_BE_REPEATED = [408, 425, 429];

/** Whether the server says that the refresh token is worth nothing (decision B14); any other failure may pass. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !TO_BE_REPEATED.includes(error.status);

/**
 * Keeps the tokens, refreshes them once for all tabs, and ends the session when it cannot go on. A tab is of one account
 * from its load, or its sign-in: it never sends a call with the token of another (decision B13).
 */
export function createSession({
  storage,
  locks,
  onForcedLogout,
  onOtherAccount,
  now = Date.now,
}: SessionOptions): Session {
  const refreshLocks = locks ?? createTabLocks();
  const getAccessToken = () => storage.getItem(ACCESS_TOKEN_KEY);
  const getStoredRefreshToken = () => storage.getItem(REFRESH_TOKEN_KEY);
  const getStoredAccount = () => readTokenAccount(getAccessToken() ?? '');
  let tabAccountId = getStoredAccount();
  // What the application was told, so that it is told once.
  let ending: 'none' | 'signed out' | 'other account' = 'none';
  let isLeaving = false;

  /** A damaged token counts as this tab's own: a refresh tells. */
  function isOfOtherAccount(): boolean {
    const accountId = getStoredAccount();
    return accountId !== null && tabAccountId !== null && accountId !== tabAccountId;
  }

  function store({ accessToken, refreshToken }: Tokens) {
    storage.setItem(ACCESS_TOKEN_KEY, accessToken);
    storage.setItem(REFRESH_TOKEN_KEY, refreshToken);
    const issuedAt = readTokenTime(accessToken, 'iat');
    if (issuedAt === null) return;
    try {
      // Anew with each token: a clock that is set meanwhile costs one refresh, and no loop of them.
      storage.setItem(CLOCK_OFFSET_KEY, `${now() - issuedAt}`);
    } catch {
      // A full storage takes new tokens in the place of the old ones, and not a figure more.
    }
  }

  function saveTokens(tokens: Tokens) {
    store(tokens);
    tabAccountId = getStoredAccount();
    ending = 'none';
  }

  function clear() {
    if (isOfOtherAccount()) return;
    for (const key of [ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY, CLOCK_OFFSET_KEY]) storage.removeItem(key);
    ending = 'signed out';
  }

  function turnToOtherAccount() {
    if (ending === 'other account') return;
    ending = 'other account';
    onOtherAccount();
  }

  function endTab(cause: 'refused' | 'elsewhere') {
    if (isOfOtherAccount()) return turnToOtherAccount();
    const isTold = isLeaving || ending !== 'none';
    clear();
    if (!isTold) onForcedLogout(cause);
  }

  function endSession(cause?: unknown): never {
    endTab('refused');
    throw new ApiError(401, { cause });
  }

  function requireOwnToken(): string {
    const token = getAccessToken();
    if (token === null || isOfOtherAccount()) endSession();
    tabAccountId ??= getStoredAccount();
    ending = 'none';
    return token;
  }

  async function refreshInLock(refused: string, refresh: RefreshTokens): Promise<string> {
    const accessToken = requireOwnToken();
    const refreshToken = getStoredRefreshToken();
    if (refreshToken === null) endSession();
    // Another call or tab refreshed while this one waited for the lock.
    if (accessToken !== refused) return accessToken;
    let tokens: Tokens;
    try {
      tokens = await refresh({ expiredAccessToken: accessToken, refreshToken });
    } catch (error) {
      if (isRefusal(error) && getStoredRefreshToken() === refreshToken) endSession(error);
      throw error;
    }
    // The user signed out, or in again, while the answer was under way: theirs is the last word.
    if (getStoredRefreshToken() === refreshToken) store(tokens);
    return requireOwnToken();
  }

  const replaceAccessToken = (refused: string, refresh: RefreshTokens) =>
    refreshLocks.request(REFRESH_LOCK, () => refreshInLock(refused, refresh));

  async function getFreshAccessToken(refresh: RefreshTokens): Promise<string> {
    const token = requireOwnToken();
    return isFreshToken(token, now(), storage) ? token : replaceAccessToken(token, refresh);
  }

  return {
    isSignedIn: () => getAccessToken() !== null,
    getAccountId: () => (isOfOtherAccount() ? null : getStoredAccount()),
    getRefreshToken: () => (isOfOtherAccount() ? null : getStoredRefreshToken()),
    saveTokens,
    clear,
    leaveBy: (logout) => {
      isLeaving = true;
      return logout().finally(() => (isLeaving = false));
    },
    forceLogout: () => endTab('refused'),
    noticeOtherTabs: () => {
      const isGone = getAccessToken() === null;
      if (ending === 'none' && tabAccountId !== null && (isGone || isOfOtherAccount())) endTab('elsewhere');
    },
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
