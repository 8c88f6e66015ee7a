import type { Generated } from 'kysely';
import type { Instant } from './compte.ts';

/** How a job ended; `failed` and `cancelled` ones can be tried again by the operator. */
export type JobOutcome = 'done' | 'failed' | 'cancelled';

/** Work to do later, once, by any of the servers (ADR 0009). */
export type JobTable = {
  id: string;
  kind: string;
  /** A second job of the same key is not made, until the first one is purged. */
  uniqueKey: string | null;
  /** JSON: ids only, never a text of a person. */
  payload: string;
  dueAt: Instant;
  /** How many times it was taken. */
  attempts: Generated<number>;
  maxAttempts: number;
  /** Until then it belongs to the worker that took it; afterwards anybody takes it again. */
  leaseUntil: Instant | null;
  /** Whose lease it is: a worker whose lease was taken over can no longer end the job. */
  leaseToken: string | null;
  lastError: string | null;
  createdAt: Instant;
  finishedAt: Instant | null;
  outcome: JobOutcome | null;
};

/** A mail that must be sent once in a life: kept longer than its job. */
export type NoticeTable = { key: string; accountId: string; sentAt: Instant };

export type JobTables = { job: JobTable; notice: NoticeTable };
