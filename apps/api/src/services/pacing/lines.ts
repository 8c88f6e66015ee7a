import { Problem } from '../../contract/problem.ts';
import { notServedBefore } from './not-served.ts';

/** What came of a call: its work; a refusal (4xx); nothing, when the database did not serve it. */
export type Outcome = 'served' | 'refused' | 'unserved';

/** Gives a place back; once, later calls do nothing. */
export type Leave = (outcome?: Outcome) => void;

/** A call at work for so long waits itself, for the database or a process, and takes nothing of the thread meanwhile. */
const STUCK_MS = 250;

type Waiting = { start: () => void; refuse: (reason: Error) => void };
type Line = {
  atWork: number;
  waiting: Waiting[];
  /** They have a place, and not yet their account's part of the thread. */
  awaitingPart: Set<Waiting['refuse']>;
  startedAt: number;
  watch?: NodeJS.Timeout;
};

/** What an account may take beside others (`pacing.ts`). */
type Beside = {
  hasOthers: (owner: string) => boolean;
  awaitPart: (owner: string) => Promise<void>;
  charge: (owner: string, milliseconds: number) => void;
};

type Options = {
  /** Calls of one owner that are worked for together while nobody else calls; beside others, where there is a `beside`, it is one. */
  atOnce: number;
  /** And those that may wait for them. */
  maxWaiting: number;
  beside?: Beside;
  onRefusal?: () => void;
};

/** How many of one owner's calls are worked for together: the others wait for their own, in their order. */
export type Lines = {
  /** Waits for a place, until `waiting` is aborted: then it throws its reason. Throws the 429 Problem when too many wait already. */
  enter: (owner: string, waiting?: AbortSignal) => Promise<Leave>;
  /** How many owners have a call under way. */
  readonly size: number;
};

/** An account asks for too much together: again in a moment. */
export const tooManyAtOnce = (): Problem =>
  new Problem(429, {
    message: 'Trop de demandes à la fois. Réessayez dans quelques instants.',
    headers: { 'retry-after': '2' },
  });

/**
 * Keeps whoever sends a hundred calls at once from holding every connection to the database, and the thread: beside others
 * those that had to wait count, and those that are refused, and take its account's part of the thread. What is served, one call
 * after the other, is never counted.
 */
export function makeLines({ atOnce, maxWaiting, beside, onRefusal = () => {} }: Options): Lines {
  const lines = new Map<string, Line>();

  const placesOf = (owner: string): number => (beside?.hasOthers(owner) === true ? 1 : atOnce);
  const start = (line: Line) => {
    line.atWork += 1;
    line.startedAt = performance.now();
  };
  const endWatch = (line: Line) => {
    if (line.waiting.length > 0) return;
    clearInterval(line.watch);
    delete line.watch;
  };
  const admit = (line: Line, places: number) => {
    while (line.atWork < places) {
      const next = line.waiting.shift();
      if (next === undefined) break;
      start(line);
      next.start();
    }
    endWatch(line);
  };
  const leave = (owner: string, line: Line) => {
    line.atWork -= 1;
    admit(line, placesOf(owner));
    if (line.atWork === 0) lines.delete(owner);
  };
  const awaitPlace = (line: Line, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((start, refuse) => {
      const waiting = { start, refuse };
      line.waiting.push(waiting);
      const giveUp = () => {
        const index = line.waiting.indexOf(waiting);
        if (index < 0) return;
        line.waiting.splice(index, 1);
        endWatch(line);
        refuse(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  /** A frozen database lets nobody wait for the others of the account first, and then for itself. */
  const refuseWaiting = ({ waiting, awaitingPart }: Line) => {
    const refusals = [...waiting.splice(0).map(({ refuse }) => refuse), ...awaitingPart];
    for (const refuse of refusals) refuse(notServedBefore());
  };
  /** Lets the next one in when those at work are stuck: else it would wait for them, and then as long again for the same reason. */
  const passStuck = (line: Line) => {
    if (performance.now() - line.startedAt >= STUCK_MS) admit(line, Math.min(line.atWork + 1, atOnce));
  };
  const makeLeave = (owner: string, line: Line, hasWaited: boolean): Leave => {
    const startedAt = performance.now();
    let isGone = false;
    return (outcome = 'served') => {
      if (isGone) return;
      isGone = true;
      if (outcome === 'unserved') refuseWaiting(line);
      // Who was not served waited for the database, and took nothing of the thread.
      else if (hasWaited || outcome === 'refused') beside?.charge(owner, performance.now() - startedAt);
      // In the next turn of the event loop: the embedded database answers within one, and sixty calls that came together would
      // be made one after the other in it, before anybody else is even heard.
      setImmediate(leave, owner, line);
    };
  };

  /** For a call that has its place: waits for its account's part; without it, the place goes to the next one. */
  const awaitPart = async (owner: string, line: Line): Promise<void> => {
    if (beside === undefined) return;
    const refused = Promise.withResolvers<never>();
    line.awaitingPart.add(refused.reject);
    try {
      await Promise.race([beside.awaitPart(owner), refused.promise]);
    } catch (error) {
      leave(owner, line);
      throw error;
    } finally {
      line.awaitingPart.delete(refused.reject);
    }
  };

  return {
    async enter(owner, signal) {
      const line: Line = lines.get(owner) ?? {
        atWork: 0,
        waiting: [],
        awaitingPart: new Set(),
        startedAt: 0,
      };
      lines.set(owner, line);
      if (line.atWork < placesOf(owner)) {
        start(line);
        return makeLeave(owner, line, false);
      }
      if (line.waiting.length >= maxWaiting) {
        onRefusal();
        throw tooManyAtOnce();
      }
      signal?.throwIfAborted();
      line.watch ??= setInterval(passStuck, STUCK_MS, line).unref();
      await awaitPlace(line, signal);
      await awaitPart(owner, line);
      return makeLeave(owner, line, true);
    },
    get size() {
      return lines.size;
    },
  };
}
