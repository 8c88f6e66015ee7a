import { AsyncLocalStorage } from 'node:async_hooks';

/** In all, what a request waits for a database that does not serve it: with its own work (a password's hash too) it is answered within 2 s. */
const MAX_WAIT_MS = 1_200;
/** A statement that is answered within it made the request wait for nothing: the longest ones of a great document take as long. */
const ORDINARY_MS = 300;

/** How long one request may still wait for the database: for a connection, and for each of its statements. */
export class WaitingTime {
  #leftMs = MAX_WAIT_MS;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Milliseconds for the next statement. */
  get forStatementMs(): number {
    return this.#leftMs + ORDINARY_MS;
  }

  /** Milliseconds for a connection; 0 when the request has waited enough. */
  get forConnectionMs(): number {
    return this.#leftMs;
  }

  /** Counts what `work` waits beyond `freeMs`, whether it fails or not. */
  async count<T>(work: () => Promise<T>, freeMs: number): Promise<T> {
    const start = this.#now();
    try {
      return await work();
    } finally {
      this.#leftMs = Math.max(0, this.#leftMs - Math.max(0, this.#now() - start - freeMs));
    }
  }

  /** Counts a statement, whose ordinary time is free. */
  countStatement<T>(work: () => Promise<T>): Promise<T> {
    return this.count(work, ORDINARY_MS);
  }
}

const ofRequest = new AsyncLocalStorage<WaitingTime>();

/** What is left to the request under way; undefined for a job or the operator's command, which wait as their statements do. */
export const waitingTimeOfRequest = (): WaitingTime | undefined => ofRequest.getStore();

/** Runs `work` and all that it starts as one request. */
export const asRequest = <T>(time: WaitingTime, work: () => T): T => ofRequest.run(time, work);
