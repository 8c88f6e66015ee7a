import { setTimeout } from 'node:timers/promises';
import { Problem } from '../../contract/problem.ts';
import { notServedBefore } from './not-served.ts';
import { makePresentCallers } from './present-callers.ts';
import { makeRefusals } from './refusals.ts';

/** A call whose body, or whose answer, is bigger is one of those that hold the thread that serves everybody. */
export const BIG_BYTES = 64 * 1024;
/** Milliseconds of the thread that an account may take at once, beside others. */
const CREDIT_MS = 1_000;
/** And its part of it from then on: the biggest edit (0.4 s, of which five quick edits of others see a piece) every 13 s, so that the 95th percentile of what others wait does not see it. */
const SHARE = 1 / 40;
/** What a call may take without being counted: an ordinary edit takes a tenth of it. */
const FREE_MS = 50;
/** What a small call takes at most: time beyond it was spent waiting for others. */
const MAX_SMALL_MS = 20;
/** What is counted of it: most of it is its own wait for the database. Chosen by `bench/fairness.mjs` and `bench/kills.mjs`, not measured apart. */
const SMALL_PART = 0.3;
/** The dearest kilobyte, received or sent (`bench/bodies.mjs`): time beyond it was spent waiting for others. */
const MAX_MS_PER_KB = 0.4;
/** How long an account whose document is big is one call at a time. */
const BIG_FOR_MS = 10 * 60_000;
/** Beyond it the wait is the caller's: 429. */
const MAX_WAIT_MS = 25_000;
/** Big bodies of one account that are received or wait, and its calls in all. */
const MAX_PENDING = { bodies: 4, calls: 30 };
const POLL_MS = 100;

/**
 * One call's place: `receive` is told what came of its body, whose header may not say it; `start` waits for its turn (and throws
 * when the caller goes away meanwhile), `end` gives it back (once: later ones do nothing).
 */
export type Turn = {
  receive: (bytes: number) => void;
  start: (isGone: () => boolean) => Promise<void>;
  end: (answer: { status: number; bytes: number }) => void;
};

/** Lets one account's big calls slow nobody but itself. */
export type Pacing = {
  /** A call of an account begins; `bytes` of its body when they are known. Throws the 429 Problem when too many of its own wait. */
  enter: (accountId: string, bytes: number | undefined) => Turn;
  /** For a call whose big body is refused: waits until its sender (an account, or an address) may be told; false when its connection is to end with it. */
  awaitRefusal: (sender: string) => Promise<boolean>;
  /** Whether others than this account called lately. */
  hasOthers: (accountId: string) => boolean;
  /** For a call that waited behind others of its own account: waits until its account has its part of the thread again. */
  awaitPart: (accountId: string) => Promise<void>;
  /** Such a call took so many milliseconds. */
  charge: (accountId: string, milliseconds: number) => void;
  /** The server stops: nobody waits any more. */
  release: () => void;
};

type Account = {
  debtMs: number;
  countedAt: number;
  bigUntil: number;
  calls: number;
  bodies: number;
  /** Ends with the call before. */
  last: Promise<void>;
  /** A call before was answered 503: those in line get the same, and do not wait for it one after the other. */
  failedAt: number;
};

const tooMany = (waitMs: number) =>
  new Problem(429, {
    message: 'Vos enregistrements précédents sont encore en cours. Réessayez dans quelques instants.',
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1_000))) },
  });

const NOT_PACED: Turn = { receive: () => {}, start: () => Promise.resolve(), end: () => {} };

type Options = {
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
  sleep?: (milliseconds: number, value?: undefined, options?: { signal: AbortSignal }) => Promise<unknown>;
  onRefusal?: () => void;
};

/**
 * One thread serves everybody. The big calls of one account therefore run one at a time, and while somebody else calls the
 * server they take a fortieth of it, after a credit: the next one waits. Nobody waits on a server that is one account's.
 */
export function makePacing({
  now = () => performance.now(),
  sleep = setTimeout,
  onRefusal = () => {},
}: Options = {}): Pacing {
  const accounts = new Map<string, Account>();
  const present = makePresentCallers(now);
  const refusals = makeRefusals(sleep);
  let isReleased = false;

  const accountOf = (id: string): Account => {
    const known = accounts.get(id);
    if (known) return known;
    const made: Account = {
      debtMs: 0,
      countedAt: now(),
      bigUntil: -Infinity,
      calls: 0,
      bodies: 0,
      last: Promise.resolve(),
      failedAt: -Infinity,
    };
    accounts.set(id, made);
    return made;
  };
  const pay = (account: Account) => {
    account.debtMs = Math.max(0, account.debtMs - (now() - account.countedAt) * SHARE);
    account.countedAt = now();
  };
  const waitOf = (id: string, account: Account): number => {
    pay(account);
    if (isReleased || !present.hasOthers(id)) return 0;
    return Math.max(0, account.debtMs - CREDIT_MS) / SHARE;
  };
  const forget = (id: string, account: Account) => {
    pay(account);
    if (account.calls === 0 && account.debtMs === 0 && account.bigUntil < now()) accounts.delete(id);
  };

  return {
    enter(id, bytes = Infinity) {
      present.notice(id);
      const isBody = bytes > BIG_BYTES;
      const known = accounts.get(id);
      if (!isBody && (known === undefined || known.bigUntil < now())) {
        if (known) forget(id, known);
        return makeLightTurn(id);
      }
      const account = accountOf(id);
      // Each of those in line will wait about as long.
      const waitMs = waitOf(id, account) * (1 + account.bodies);
      const isFull = account.calls >= MAX_PENDING.calls || (isBody && account.bodies >= MAX_PENDING.bodies);
      if (isFull || waitMs > MAX_WAIT_MS) {
        onRefusal();
        throw tooMany(waitMs);
      }
      return makeTurn(id, account, isBody);
    },
    awaitRefusal: (sender) => refusals.wait(sender),
    hasOthers: (id) => !isReleased && present.hasOthers(id),
    async awaitPart(id) {
      for (let account = accounts.get(id); account && waitOf(id, account) > 0; account = accounts.get(id))
        // oxlint-disable-next-line no-await-in-loop -- the wait ends early when the others go
        await sleep(POLL_MS);
    },
    charge(id, milliseconds) {
      if (!present.hasOthers(id)) return;
      const account = accountOf(id);
      pay(account);
      account.debtMs += Math.min(milliseconds, MAX_SMALL_MS) * SMALL_PART;
    },
    release() {
      isReleased = true;
      refusals.release();
    },
  };

  /** Of an account that is not known for big documents: its answer may show one. */
  function makeLightTurn(id: string): Turn {
    const startedAt = now();
    return {
      ...NOT_PACED,
      end: ({ bytes }) => {
        if (bytes <= BIG_BYTES) return;
        count(id, accountOf(id), { startedAt, bytes });
      },
    };
  }

  function makeTurn(id: string, account: Account, isBody: boolean): Turn {
    let received = 0;
    let startedAt: number | undefined;
    let isOver = false;
    const { promise, resolve } = Promise.withResolvers<void>();
    account.calls += 1;
    account.bodies += isBody ? 1 : 0;
    return {
      receive: (bytes) => void (received = bytes),
      async start(isGone) {
        const before = account.last;
        account.last = before.then(() => promise);
        const askedAt = now();
        await before;
        if (account.failedAt >= askedAt) throw notServedBefore();
        while (waitOf(id, account) > 0) {
          // oxlint-disable-next-line no-await-in-loop -- the wait ends early when the others go
          await sleep(POLL_MS);
          if (isGone()) throw new Problem(408);
        }
        startedAt = now();
      },
      end({ status, bytes }) {
        if (isOver) return;
        isOver = true;
        account.calls -= 1;
        account.bodies -= isBody ? 1 : 0;
        if (status === 503 && startedAt !== undefined) account.failedAt = now();
        if (startedAt !== undefined && (isBody || bytes > BIG_BYTES))
          count(id, account, { startedAt, bytes: bytes + received });
        resolve();
      },
    };
  }

  function count(id: string, account: Account, { startedAt, bytes }: { startedAt: number; bytes: number }) {
    account.bigUntil = now() + BIG_FOR_MS;
    if (!present.hasOthers(id)) return;
    const ms = Math.min(now() - startedAt, (bytes / 1024) * MAX_MS_PER_KB);
    pay(account);
    account.debtMs += Math.max(0, ms - FREE_MS);
  }
}
