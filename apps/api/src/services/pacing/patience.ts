import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from '../../contract/problem.ts';
import { SECOND } from '../clock.ts';

/**
 * How long a call waits for files: for its turn, in its account's line and for a process of the engine; and in all, with the work.
 * A connection through which nothing goes is ended after 120 s (`app.ts`): who waits is answered before.
 */
export const PATIENCE = { waitMs: 60 * SECOND, allMs: 105 * SECOND };

export type PatienceLimits = typeof PATIENCE;

export const PDF_NOT_NOW =
  "Le PDF n'a pas pu être préparé pour le moment, veuillez réessayer dans quelques instants.";

/** Nothing of the call was begun: what it counted as is given back. */
export class NotBegun extends Problem {}

/** Nobody reads it: there is no connection any more. */
export class CallerGone extends NotBegun {}

/** Its turn did not come in time. */
export class WaitedTooLong extends NotBegun {
  constructor() {
    super(503, { message: PDF_NOT_NOW, headers: { 'retry-after': '15' } });
  }
}

/** How long one call waits: until its time is over, or its caller has gone. */
export class Patience {
  readonly #waiting = new AbortController();
  readonly #working = new AbortController();
  readonly #timers: NodeJS.Timeout[];

  constructor({ waitMs, allMs }: PatienceLimits = PATIENCE) {
    this.#timers = [
      setTimeout(() => this.#waiting.abort(new WaitedTooLong()), waitMs).unref(),
      setTimeout(() => this.#working.abort(), allMs).unref(),
    ];
  }

  /** Aborted with the Problem that ends the waiting for a turn. */
  get waiting(): AbortSignal {
    return this.#waiting.signal;
  }

  /** Aborted when what is under way is not worked for any longer. */
  get working(): AbortSignal {
    return this.#working.signal;
  }

  /** The caller has gone: what has begun is done all the same, in its time. */
  leave(): void {
    this.#waiting.abort(new CallerGone(503));
  }

  /** The caller has its answer. */
  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

const ofCall = new AsyncLocalStorage<Patience>();

/** That of the call under way; undefined for a job or the operator's command, which wait as long as it takes. */
export const patienceOfCall = (): Patience | undefined => ofCall.getStore();

/** Runs `work` and all that it starts with this patience. */
export const asPatient = <T>(patience: Patience, work: () => T): T => ofCall.run(patience, work);
