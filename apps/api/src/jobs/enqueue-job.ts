import type { Queries } from '../db/database.ts';
import type { Instant } from '../db/schema/compte.ts';
import { insertJob } from '../repositories/server/job-repository.ts';
import type { Clock } from '../services/clock.ts';
import { JOB_SETTINGS, type JobKind, type JobPayloads } from './job-kinds.ts';

type NewJob<Kind extends JobKind> = {
  kind: Kind;
  payload: JobPayloads[Kind];
  /** What makes a second one of it the same: after the kind, in the job's unique key. */
  key: string;
  /** Now, unless given. */
  dueAt?: Instant;
};

/**
 * Adds a job in the caller's transaction (or at once): it is there exactly when what it belongs to is.
 * False when there is one of its kind and key already.
 */
export const enqueueJob = <Kind extends JobKind>(
  queries: Queries,
  { clock, makeId }: { clock: Clock; makeId: () => string },
  { kind, payload, key, dueAt }: NewJob<Kind>,
): Promise<boolean> => {
  const now = clock.now().toISOString();
  return insertJob(queries, {
    id: makeId(),
    kind,
    uniqueKey: `${kind}:${key}`,
    payload: JSON.stringify(payload),
    dueAt: dueAt ?? now,
    maxAttempts: JOB_SETTINGS[kind].maxAttempts,
    leaseUntil: null,
    leaseToken: null,
    lastError: null,
    createdAt: now,
    finishedAt: null,
    outcome: null,
  });
};
