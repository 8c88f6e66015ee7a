import { formatPluriel } from '@odu/domain';
import { Problem } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { addUse, deleteEndedWindows, takeBackUse } from '../../repositories/server/rate-limit-repository.ts';
import { hashToken } from '../authentication/random-tokens.ts';
import { type Clock, DAY, HOUR, MINUTE, SECOND } from '../clock.ts';
import { NotBegun } from '../pacing/patience.ts';

type Limit = { max: number; windowMs: number };

/** Decision B10; beside it, calls that hash a password or that could be guessed at. */
export const LIMITS = {
  signInPerAccount: { max: 10, windowMs: 15 * MINUTE },
  /** For a browser that signed in to the account before. */
  signInPerDevice: { max: 30, windowMs: 15 * MINUTE },
  /** For all the browsers that signed in under the account's password: who has no mark of it cannot use it up. */
  signInPerKnownDevices: { max: 60, windowMs: 15 * MINUTE },
  signInPerIp: { max: 50, windowMs: 15 * MINUTE },
  accountInfoPerIp: { max: 30, windowMs: 15 * MINUTE },
  createAccountPerIp: { max: 20, windowMs: HOUR },
  delegateSignInPerAccount: { max: 10, windowMs: 15 * MINUTE },
  resetPerIp: { max: 20, windowMs: 15 * MINUTE },
  resetLinkPerIp: { max: 20, windowMs: HOUR },
  resetLinkPerAddress: { max: 3, windowMs: HOUR },
  /** For all the browsers that signed in under the account's password, in the place of both. */
  resetLinkPerKnownDevices: { max: 3, windowMs: HOUR },
  /** From the account's own page. */
  resetLinkPerAccount: { max: 3, windowMs: HOUR },
  verificationCodePerAddress: { max: 3, windowMs: HOUR },
  contactPerIp: { max: 5, windowMs: HOUR },
  couponPerAccount: { max: 20, windowMs: 15 * MINUTE },
  /** A coupon is shared by many; its code is not guessed at by accounts made for it. */
  couponPerIp: { max: 60, windowMs: 15 * MINUTE },
  /** Beginning a payment, or the page of payment means: each is a row here, and a page at the provider. */
  paymentPerAccount: { max: 30, windowMs: HOUR },
  /** The page asks three times after a payment, and again each time it is opened. */
  paymentCheckPerAccount: { max: 60, windowMs: HOUR },
  /** Of one session, once it is proved: tabs that wake together share one. */
  refreshPerSession: { max: 60, windowMs: 15 * MINUTE },
  generationPerDuerp: { max: 10, windowMs: HOUR },
  /** Of a document that is not complete: each has read the whole of it. */
  generationRefusedPerDuerp: { max: 60, windowMs: HOUR },
  exportPerAccount: { max: 5, windowMs: HOUR },
  envoiAuSpstPerDuerp: { max: 5, windowMs: HOUR },
  envoiAuSpstPerAccount: { max: 20, windowMs: DAY },
  /** Of an account whose address is not verified: whoever signs up in another's name would have this server write in it to many. */
  envoiAuSpstUnverified: { max: 2, windowMs: DAY },
  /** And of all such accounts of an address. */
  envoiAuSpstUnverifiedPerIp: { max: 4, windowMs: DAY },
  avisPerAccount: { max: 60, windowMs: HOUR },
  demoPerAccount: { max: 60, windowMs: HOUR },
  extraitPerAccount: { max: 60, windowMs: HOUR },
  verifyFilePerIp: { max: 60, windowMs: 15 * MINUTE },
  arretDesRappelsPerIp: { max: 60, windowMs: 15 * MINUTE },
  /** A service that reads the calendars of many people does it from few addresses. */
  calendrierPerIp: { max: 240, windowMs: 15 * MINUTE },
  calendrierRenewedPerAccount: { max: 20, windowMs: HOUR },
  importPerAccount: { max: 20, windowMs: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Counts uses in the database, so that limits hold over several servers. */
export type Limiter = {
  /** Counts one use by `subject` (an e-mail, an IP, an id); throws the 429 Problem when there were too many. */
  use: (name: LimitName, subject: string) => Promise<void>;
  /** Takes a use back; one that a database keeps that is away ends with its window. */
  giveBack: (name: LimitName, subject: string) => Promise<void>;
  /** Counts one use for `work`, and takes it back when that was not begun. */
  useFor: <T>(name: LimitName, subject: string, work: () => Promise<T>) => Promise<T>;
  /**
   * Throws the 429 Problem for one that was refused before, as far as this server remembers: without a use, and without a
   * question to the database.
   */
  refuseKnown: (name: LimitName, subject: string) => void;
  /** Forgets windows that ended. */
  cleanUp: () => Promise<void>;
};

/**
 * The clocks of several servers differ by some seconds, and uses at once are counted in any order. A window that is further
 * ahead was begun while a clock was wrong, and counts as ended: it would keep people out until then.
 */
const CLOCKS_DIFFER_MS = MINUTE;

/** How many refusals a server remembers. */
const MAX_KNOWN = 10_000;

/**
 * The ends of the windows in which uses are refused, by key, in milliseconds: within one the count only grows, so that who goes
 * on asking costs the database nothing. Of more than it remembers, the oldest are asked of the database again.
 */
function makeKnownRefusals() {
  const until = new Map<string, number>();
  return {
    endOf(key: string, { now, latest }: { now: number; latest: number }): number | undefined {
      const end = until.get(key);
      if (end === undefined || (end > now && end <= latest)) return end;
      until.delete(key);
      return undefined;
    },
    forget(key: string): void {
      until.delete(key);
    },
    remember(key: string, end: number): void {
      const [oldest] = until.keys();
      if (oldest !== undefined && until.size >= MAX_KNOWN) until.delete(oldest);
      until.set(key, end);
    },
  };
}

/** `onRefusal` hears of each use that was refused. */
export function makeLimiter(
  database: Database,
  clock: Clock,
  onRefusal: (name: LimitName) => void = () => {},
): Limiter {
  const refusals = makeKnownRefusals();
  const windowOf = (name: LimitName, subject: string) => {
    const now = clock.now().getTime();
    const resetAt = now + LIMITS[name].windowMs;
    // Hashed: a limit is no place to keep addresses of people.
    return { key: `${name}:${hashToken(subject)}`, now, resetAt, latest: resetAt + CLOCKS_DIFFER_MS };
  };
  /** How long the use is refused for, in milliseconds; null when it is not. */
  const count = async (name: LimitName, subject: string): Promise<number | null> => {
    const window = windowOf(name, subject);
    const { key, now } = window;
    const known = refusals.endOf(key, window);
    if (known !== undefined) return known - now;
    const use = await addUse(database.queries, window);
    if (use.count <= LIMITS[name].max) return null;
    refusals.remember(key, use.resetAt);
    return use.resetAt - now;
  };
  const refuse = (name: LimitName, refusedMs: number): never => {
    onRefusal(name);
    throw tooManyRequests(refusedMs);
  };
  const use = async (name: LimitName, subject: string): Promise<void> => {
    const refusedMs = await count(name, subject);
    if (refusedMs !== null) refuse(name, refusedMs);
  };
  const giveBack = async (name: LimitName, subject: string): Promise<void> => {
    const window = windowOf(name, subject);
    refusals.forget(window.key);
    await takeBackUse(database.queries, { ...window, max: LIMITS[name].max }).catch(() => {});
  };
  return {
    use,
    giveBack,
    async useFor(name, subject, work) {
      await use(name, subject);
      try {
        return await work();
      } catch (error) {
        if (error instanceof NotBegun) await giveBack(name, subject);
        throw error;
      }
    },
    refuseKnown(name, subject) {
      const window = windowOf(name, subject);
      const end = refusals.endOf(window.key, window);
      if (end !== undefined) refuse(name, end - window.now);
    },
    cleanUp: () => deleteEndedWindows(database.queries, clock.now().getTime()),
  };
}

function tooManyRequests(waitMs: number) {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE));
  return new Problem(429, {
    message: `Trop de tentatives. Réessayez dans ${formatPluriel(minutes, 'minute')}.`,
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / SECOND))) },
  });
}
