import { test } from 'vitest';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { runDueJobs } from '../../src/jobs/run-job.ts';
import { enqueueRecurring } from '../../src/jobs/start-worker.ts';
import { useTestServer } from '../build-app.ts';
import { listStatements } from '../support/count-statements.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { useIndexCheck } from '../support/index-check.ts';

const server = useTestServer({ deps: NO_ENGINE });
useIndexCheck(server);

test('the periodic jobs find their rows by an index', async () => {
  const handlers = makeJobHandlers(server.deps);
  await listStatements(async () => {
    await enqueueRecurring(server.deps, handlers);
    await runDueJobs(server.deps, handlers);
  });
});
