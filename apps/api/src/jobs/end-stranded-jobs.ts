import type { Deps } from '../deps.ts';
import { failStrandedJobs } from '../repositories/server/job-repository.ts';
import { DAY, instantAfter } from '../services/clock.ts';
import type { JobKind } from './job-kinds.ts';

/** Time enough to configure again what was taken away by mistake; no mail is of use for longer. */
const STRANDED_MS = 7 * DAY;

/**
 * Ends the jobs that nobody here does, as failed: those of a mail server or of a billing that was taken out of the configuration.
 * Else they would wait for ever, and nobody would be told of a mail that was lost.
 */
export async function endStrandedJobs(
  { database, clock, log }: Deps,
  doneHere: readonly JobKind[],
): Promise<void> {
  const jobs = await failStrandedJobs(database.queries, {
    doneHere,
    now: clock.now().toISOString(),
    createdBefore: instantAfter(clock, -STRANDED_MS),
  });
  if (jobs > 0) log.error({ jobs }, 'jobs that nobody does with this configuration were ended');
}
