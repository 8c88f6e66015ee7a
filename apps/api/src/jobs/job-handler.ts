import type { Queries } from '../db/database.ts';
import type { JobKind, JobPayloads } from './job-kinds.ts';

/** A job in the hands of its handler. */
export type RunningJob<Kind extends JobKind> = {
  payload: JobPayloads[Kind];
  /** Ends the job in the transaction of its work: both are done or neither. `note`: why nothing was to be done. Throws LeaseLost. */
  finish: (queries: Queries, note?: string) => Promise<void>;
  /** The server stops: what can be cut short is. */
  signal: AbortSignal;
  /** Whether the date has just jumped ahead (`clock-watch.ts`): nothing is lost, charged or ended by it then. */
  isDateDoubted: () => boolean;
};

/**
 * Does the work of a job; what it throws has the job tried again later. A worker may be killed anywhere in it: the work
 * is one transaction with `finish`, or it can be done twice.
 */
export type JobHandler<Kind extends JobKind> = (job: RunningJob<Kind>) => Promise<void>;

/** The handlers of a worker; it takes no job of another kind. */
export type JobHandlers = { readonly [Kind in JobKind]?: JobHandler<Kind> };

/** Another worker took the job over: what this one did meanwhile must not count. */
export class LeaseLost extends Error {
  constructor() {
    super('the lease of the job is lost');
  }
}

/** A failure whose message may be kept and shown: it holds nothing of a person. */
export class JobError extends Error {
  /** The code of what failed below, for a sentence in French. */
  readonly code: string | undefined;
  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** A failure of what every job of the kind needs, not of this one: it waits, and keeps half of its attempts for its own. */
export class NotNow extends JobError {}
