import type { Deps } from '../deps.ts';
import { JobError, NotNow, type RunningJob } from './job-handler.ts';
import type { JobKind } from './job-kinds.ts';

const PAGE = 100;

type Rows<Row> = {
  /** The rows in an order that the work does not change, from the one that follows `after`: the first ones without it. */
  list: (page: { after: Row | undefined; limit: number }) => Promise<Row[]>;
  work: (row: Row) => Promise<unknown>;
} & Pick<RunningJob<JobKind>, 'signal' | 'isDateDoubted'>;

/**
 * Does the work of every row of a list, page by page, until the server stops. One that fails is logged and does not keep
 * the others; the job then fails with their number, and is tried again. A date that jumps ahead meanwhile leaves the rest for
 * later: a machine may sleep between two rows.
 */
export async function forEachRow<Row extends { id: string }>(
  { log }: Pick<Deps, 'log'>,
  { list, work, signal, isDateDoubted }: Rows<Row>,
): Promise<void> {
  let failures = 0;
  let rows: Row[] = [];
  let after: Row | undefined;
  do {
    rows = await list({ after, limit: PAGE });
    for (const row of rows) {
      if (signal.aborted) return;
      if (isDateDoubted()) throw new NotNow('the date has jumped ahead');
      await work(row).catch((error: unknown) => {
        failures++;
        log.error({ err: error, id: row.id }, 'the work of a row failed');
      });
    }
    after = rows.at(-1);
  } while (rows.length === PAGE);
  if (failures > 0) throw new JobError(`${failures} of the rows failed`);
}
