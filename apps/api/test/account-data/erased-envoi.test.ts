import { expect, test } from 'vitest';
import { eraseAccount } from '../../src/account-data/erase-account.ts';
import { cleanUp } from '../../src/jobs/clean-up.ts';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';

const { server, account, calls } = useDuerpServer({
  deps: NO_ENGINE,
  environment: { SMTP_URL: 'smtp://127.0.0.1:1' },
  isVip: 1,
});

test('an account that was erased while its mail to the occupational health service waited is not written to', async () => {
  const { id } = await makeCompleteDuerp(calls);
  expect((await calls.generate(id)).statusCode).toBe(201);
  const [version] = (await calls.document(id)).versions;
  const sent = await server.request({
    method: 'POST',
    url: `/api/duerp/${id}/versions/${String(version?.id)}/envoi-spst`,
    account,
    body: { destinataire: 'SPST du Rhône', emailAddress: 'contact@spst.exemple.fr', message: '' },
  });
  expect(sent.statusCode).toBe(201);
  expect(await server.mails()).not.toEqual([]);
  expect(await eraseAccount(server.deps, account.id)).toMatchObject({ keptVersions: 1 });
  for (let turn = 0; turn < 3; turn += 1) {
    await runDueJobs(server.deps, makeJobHandlers(server.deps));
    await cleanUp(server.deps);
    expect(await server.mails()).toEqual([]);
    server.clock.advance(10 * MINUTE);
  }
});
