import { purge } from '../../apps/api/src/account-data/purge.ts';
import { makeJobHandlers } from '../../apps/api/src/jobs/make-job-handlers.ts';
import { listAccounts } from '../../apps/api/src/repositories/account/account-repository.ts';
import {
  listAuthorizations,
  listDelegates,
} from '../../apps/api/src/repositories/account/delegate-repository.ts';
import { readFigures } from '../../apps/api/src/repositories/server/figure-repository.ts';
import { countJobs } from '../../apps/api/src/repositories/server/job-operator-repository.ts';
import { claimJob } from '../../apps/api/src/repositories/server/job-repository.ts';
import { addToErase } from './database.mjs';
import { forgetStatements, listCostly, readStatements } from './measure.mjs';

/** What nobody asks for: the clock's jobs, an idle worker's look, the metrics, and the operator's commands. */
const workOf = (deps) => {
  const handlers = makeJobHandlers(deps);
  const { queries } = deps.database;
  const now = () => deps.clock.now().toISOString();
  const run = (kind) => () =>
    handlers[kind]({ payload: {}, signal: AbortSignal.timeout(600_000), isDateDoubted: () => false });
  return {
    'job clean-up': run('clean-up'),
    'job remind-due-dates': run('remind-due-dates'),
    'job forget-unused-duerps': run('forget-unused-duerps'),
    'job follow-terms': run('follow-terms'),
    'job find-lost-outcomes': run('find-lost-outcomes'),
    'job make-invoice-files': run('make-invoice-files'),
    "an idle worker's look for a job": () =>
      claimJob(deps.database, {
        kinds: Object.keys(handlers),
        now: now(),
        leaseUntil: now(),
        leaseToken: 'bench',
      }),
    'metrics: figures': () => readFigures(deps.database, now()),
    'metrics: jobs': () => countJobs(queries, now()),
    'odu accounts list, a page': () => listAccounts(queries, { after: '', limit: 40 }),
    'odu delegates list': () => listDelegates(queries),
    'odu authorizations list': () => listAuthorizations(queries),
    'odu purge --dry-run': () => purge(deps, { isDryRun: true }),
  };
};

/** What the statements of each take in milliseconds, the median of some runs, or what it failed with. */
export async function measureJobs({ deps, client, size }) {
  await addToErase(client, size);
  const measured = {};
  for (const [name, work] of Object.entries(workOf(deps))) {
    const runs = [];
    let failure;
    let costly = [];
    for (let run = 0; run < 4; run += 1) {
      await forgetStatements(client);
      await work().catch((error) => (failure = error));
      runs.push(await readStatements(client));
      if (run === 0) costly = await listCostly(client);
    }
    // The first one has done what there was to do.
    const [first, ...again] = runs;
    const [, median] = again.toSorted((a, b) => a.ms - b.ms);
    measured[name] = { first, median, failure, costly };
  }
  return measured;
}
