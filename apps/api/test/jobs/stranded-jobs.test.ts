import { beforeEach, expect, test } from 'vitest';
import { enqueueJob } from '../../src/jobs/enqueue-job.ts';
import { NotNow } from '../../src/jobs/job-handler.ts';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { takeJob } from '../../src/jobs/run-job.ts';
import { DAY, MINUTE } from '../../src/services/clock.ts';
import { makeMailer } from '../../src/services/mails/mailer.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, signUp } = useDuerpServer({
  deps: NO_ENGINE,
  environment: { SMTP_URL: 'smtp://127.0.0.1:1' },
});
beforeEach(async () => {
  for (const table of ['job', 'mail'] as const) await server.database.queries.deleteFrom(table).execute();
});

/** The server's clean-up once its mail server and its billing were taken out of the configuration. */
async function cleanUpWithout(devInbox: 'everyone' | 'off', isDateDoubted = false) {
  const { deps } = server;
  const mail = { ...deps.config.mail, smtpUrl: undefined, devInbox };
  const config = { ...deps.config, mail, billing: 'off' as const };
  const handlers = makeJobHandlers({ ...deps, config, mailer: makeMailer({ ...deps, config }) });
  await handlers['clean-up']?.({
    payload: {},
    signal: new AbortController().signal,
    isDateDoubted: () => isDateDoubted,
    finish: () => Promise.resolve(),
  });
}

/** Sends a version to the service, with its copy. */
async function sendVersion(emailAddress: string) {
  const { account, calls } = await signUp(emailAddress, {
    isVip: 1,
    isEmailVerified: 1,
    maxNumberOfDuerps: 9,
  });
  const { id } = await makeCompleteDuerp(calls);
  await calls.generate(id);
  const [version] = (await calls.document(id)).versions;
  const answer = await server.request({
    method: 'POST',
    url: `/api/duerp/${id}/versions/${String(version?.id)}/envoi-spst`,
    account,
    body: { destinataire: 'SPST', emailAddress: 'spst@exemple.fr', message: '' },
  });
  expect(answer.statusCode).toBe(201);
}
const outcomes = async () =>
  (await server.database.queries.selectFrom('job').select(['kind', 'outcome']).orderBy('id').execute()).map(
    ({ kind, outcome }) => `${kind} ${String(outcome)}`,
  );
const told = async () =>
  (await server.mails()).filter(({ subject }) => subject.includes("n'a pas pu être remis"));

test('mails that wait for a server that was taken away end with their time, and the lost one to the service is told', async () => {
  await sendVersion('retire@exemple.fr');
  server.clock.advance(7 * DAY - 1);
  await cleanUpWithout('everyone');
  expect(await outcomes()).toEqual(['send-mail null', 'send-mail null']);
  server.clock.advance(1);
  for (let turn = 0; turn < 2; turn++) await cleanUpWithout('everyone');
  expect(await outcomes()).toEqual(['send-mail failed', 'send-mail failed']);
  expect(await told()).toMatchObject([{ recipient: 'retire@exemple.fr' }]);
  expect((await told())[0]?.text).toContain("L'email au SPST (spst@exemple.fr) n'a pas pu être remis");
});

test('where no mail reaches anybody, it is told once one does, weeks later', async () => {
  await sendVersion('plus-tard@exemple.fr');
  server.clock.advance(7 * DAY);
  await cleanUpWithout('off');
  expect([await outcomes(), await told()]).toEqual([['send-mail failed', 'send-mail failed'], []]);
  server.clock.advance(20 * DAY);
  await cleanUpWithout('everyone');
  expect(await told()).toHaveLength(1);
});

test('a job of a kind that nobody does here ends after seven days; those of other kinds wait', async () => {
  const { queries } = server.database;
  for (const kind of ['remind-due-dates', 'follow-terms'] as const)
    await enqueueJob(queries, server.deps, { kind, payload: {}, key: 'x' });
  server.clock.advance(7 * DAY - 1);
  await cleanUpWithout('everyone');
  expect(await outcomes()).toEqual(['remind-due-dates null', 'follow-terms null']);
  server.clock.advance(1);
  await cleanUpWithout('everyone');
  expect(await outcomes()).toEqual(['remind-due-dates null', 'follow-terms failed']);
});

/** A job of the billing that was taken away, old enough to end. */
async function strand() {
  await enqueueJob(server.database.queries, server.deps, { kind: 'follow-terms', payload: {}, key: 'x' });
  server.clock.advance(7 * DAY);
}

test('one that a server of the earlier configuration still does ends once that one is gone', async () => {
  await strand();
  await takeJob(server.deps, { 'follow-terms': () => Promise.resolve() });
  server.clock.advance(MINUTE - 1);
  await cleanUpWithout('everyone');
  expect(await outcomes()).toEqual(['follow-terms null']);
  server.clock.advance(1);
  await cleanUpWithout('everyone');
  expect(await outcomes()).toEqual(['follow-terms failed']);
});

test('none ends by a date that has just jumped ahead', async () => {
  await strand();
  await expect(cleanUpWithout('everyone', true)).rejects.toBeInstanceOf(NotNow);
  expect(await outcomes()).toEqual(['follow-terms null']);
});
