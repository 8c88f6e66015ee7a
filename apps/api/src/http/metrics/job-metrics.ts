import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { countJobs, type JobCounts } from '../../repositories/server/job-operator-repository.ts';
import { SECOND } from '../../services/clock.ts';

/** Adds what the jobs of the whole database are at, by kind, to the metrics; it is read when they are. A database that is away leaves these out, the others are told. */
export function addJobMetrics(
  registry: Registry,
  { database, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
) {
  let reading: Promise<JobCounts[]> | undefined;
  // One query for all gauges, which are read at the same time.
  const read = () =>
    (reading ??= countJobs(database.queries, clock.now().toISOString())
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the jobs could not be counted');
        return [];
      })
      .finally(() => (reading = undefined)));
  const add = (name: string, help: string, valueOf: (counts: JobCounts) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'] as const,
      registers: [registry],
      async collect() {
        const counts = await read();
        this.reset();
        for (const each of counts) this.set({ kind: each.kind }, valueOf(each));
      },
    });
  const ageInSeconds = ({ oldestDueAt }: JobCounts) =>
    oldestDueAt === null ? 0 : Math.max(0, (clock.now().getTime() - Date.parse(oldestDueAt)) / SECOND);
  add('odu_jobs_waiting', 'Jobs that wait for a worker or for their next attempt.', ({ waiting }) => waiting);
  add('odu_jobs_running', 'Jobs that a worker holds.', ({ running }) => running);
  add('odu_jobs_failed', 'Jobs given up in the last 30 days.', ({ failed }) => failed);
  add('odu_jobs_oldest_age_seconds', 'How long the oldest due job has waited.', ageInSeconds);
}
