import type { JobHandlers } from '../../src/jobs/job-handler.ts';
import { runJob, takeJob, type WorkerDeps } from '../../src/jobs/run-job.ts';

/** Runs one after the other the jobs that are due now, and those that they make. */
export async function runDueJobs(deps: WorkerDeps, handlers: JobHandlers): Promise<void> {
  const { signal } = new AbortController();
  for (;;) {
    const job = await takeJob(deps, handlers);
    if (job === undefined) return;
    await runJob(deps, handlers, job, signal);
  }
}
