import { Counter, Gauge, Histogram, type Metric } from 'prom-client';

const QUERY_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];
const WORK_BUCKETS = [0.05, 0.25, 1, 2.5, 5, 10, 30, 60];

/** What this process measures of its own work; made once, and shown only where there are metrics. */
export function makeMeters() {
  const registers: [] = [];
  const meters = {
    jobDuration: new Histogram({
      name: 'odu_job_duration_seconds',
      help: 'Time of one attempt of a job (a mail is one), by how it ended: done, failed (it may be tried again) or lost.',
      labelNames: ['kind', 'outcome'] as const,
      buckets: WORK_BUCKETS,
      registers,
    }),
    reportDuration: new Histogram({
      name: 'odu_report_duration_seconds',
      help: 'Time to make a PDF, its wait for a process included, by how it ended: done, or the reason.',
      labelNames: ['kind', 'outcome'] as const,
      buckets: WORK_BUCKETS,
      registers,
    }),
    reportsUnderWay: new Gauge({
      name: 'odu_reports_under_way',
      help: 'PDFs of this process that are made or wait for a process of the engine.',
      labelNames: ['kind'] as const,
      registers,
    }),
    queryDuration: new Histogram({
      name: 'odu_database_query_duration_seconds',
      help: 'Time of one statement of the database, its wait for a connection left out, by whether it failed.',
      labelNames: ['outcome'] as const,
      buckets: QUERY_BUCKETS,
      registers,
    }),
    limitRefusals: new Counter({
      name: 'odu_limit_refusals_total',
      help: 'Calls refused (429) because a limit of an account, an address or a document was used up.',
      labelNames: ['limit'] as const,
      registers,
    }),
  };
  return meters;
}

export type Meters = ReturnType<typeof makeMeters>;

/** All of them, for a registry. */
export const listMeters = (meters: Meters): Metric[] => Object.values(meters);
