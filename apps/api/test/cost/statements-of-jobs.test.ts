import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { purge } from '../../src/account-data/purge.ts';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { enqueueRecurring } from '../../src/jobs/start-worker.ts';
import { listAccounts } from '../../src/repositories/account/account-repository.ts';
import { findLastDelegateSignIn } from '../../src/repositories/account/delegate-repository.ts';
import { DAY } from '../../src/services/clock.ts';
import { areMailsRefused } from '../../src/services/mails/are-mails-refused.ts';
import { listStatements } from '../support/count-statements.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { useIndexCheck } from '../support/index-check.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });
useIndexCheck(server);

const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY).toISOString();

/** An account for which each of the clock's jobs has something to do: a document that is due, one unused, one to erase, and a term. */
async function makeWork(emailAddress: string) {
  const { account, calls } = await signUp(emailAddress);
  const { queries } = server.database;
  const { id: due } = await makeCompleteDuerp(calls);
  const versionId = idOf(await calls.generate(due));
  await queries
    .updateTable('version')
    .set({ creationTime: ago(365) })
    .where('id', '=', versionId)
    .execute();
  const unused = idOf(await calls.create());
  await queries
    .updateTable('duerpDocument')
    .set({ openedAt: ago(340), updatedAt: ago(340) })
    .where('id', '=', unused)
    .execute();
  const toErase = idOf(await calls.create());
  await queries
    .updateTable('duerpDocument')
    .set({ deletedAt: ago(31) })
    .where('id', '=', toErase)
    .execute();
  await queries
    .insertInto('subscription')
    .values({
      id: randomUUID(),
      accountId: account.id,
      plan: 'SUBPLAN_STANDARD',
      duerpDocumentId: due,
      startDate: ago(345).slice(0, 10),
      paidUntilDate: ago(-20).slice(0, 10),
    })
    .execute();
  return { account, toErase };
}

test('the periodic jobs find their rows by an index, and do what there is to do', async () => {
  const work = [await makeWork('claire@exemple.fr'), await makeWork('paul@exemple.fr')];
  const handlers = makeJobHandlers(server.deps);
  const statements = await listStatements(async () => {
    await enqueueRecurring(server.deps, handlers);
    await runDueJobs(server.deps, handlers);
  });
  const { queries } = server.database;
  const left = await queries
    .selectFrom('duerpDocument')
    .select('id')
    .where(
      'id',
      'in',
      work.map(({ toErase }) => toErase),
    )
    .execute();
  expect(left).toEqual([]);
  const notices = await queries.selectFrom('notice').select(['key', 'accountId']).execute();
  for (const { account } of work) {
    const keys = notices.filter(({ accountId }) => accountId === account.id).map(({ key }) => key);
    // A reminder of what is due, of what is unused, and of the subscription's end.
    expect(keys).toHaveLength(3);
  }
  expect(statements.length).toBeGreaterThan(0);
});

test('the operator’s purge and list find their rows by an index', async () => {
  const { account } = await makeWork('operateur@exemple.fr');
  await listStatements(async () => {
    await purge(server.deps, { isDryRun: true });
    await listAccounts(server.database.queries, { after: '', limit: 10 });
    await findLastDelegateSignIn(server.database.queries, account.id);
  });
});

test('whether the last mails were refused is read by an index', async () => {
  const statements = await listStatements(async () => {
    expect(await areMailsRefused(server.deps)).toBe(false);
  });
  expect(statements).toHaveLength(1);
});
