import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/clean-up.ts';
import { JobError } from '../../src/jobs/job-handler.ts';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { takeJob } from '../../src/jobs/run-job.ts';
import { makeForgetUnusedDuerps } from '../../src/retention/forget-unused-duerps.ts';
import { DAY, MINUTE } from '../../src/services/clock.ts';
import { makeMailer } from '../../src/services/mails/mailer.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';

const { server, account, calls, signUp } = useDuerpServer({
  deps: NO_ENGINE,
  environment: { SMTP_URL: 'smtp://127.0.0.1:1' },
  isVip: 1,
});

const setClock = (day: string) =>
  server.clock.advance(Date.parse(`${day}T11:00:00.000Z`) - server.clock.now().getTime());
beforeEach(async () => {
  await server.database.queries.deleteFrom('job').execute();
  await server.database.queries.deleteFrom('mail').execute();
  setClock('2026-11-16');
});

/** The mails that are due leave, or are refused for the last time. */
async function runMails(areTaken: boolean) {
  await server.database.queries.updateTable('job').set({ maxAttempts: 1 }).execute();
  await runDueJobs(server.deps, {
    'send-mail': () =>
      areTaken
        ? Promise.resolve()
        : Promise.reject(new JobError('the mail could not be sent: EENVELOPE 550')),
  });
}

/** Sends a version to the service, and gives the document's id. */
async function sendVersion(by = { account, calls }) {
  const { id } = await makeCompleteDuerp(by.calls);
  expect((await by.calls.generate(id)).statusCode).toBe(201);
  const [version] = (await by.calls.document(id)).versions;
  const answer = await server.request({
    method: 'POST',
    url: `/api/duerp/${id}/versions/${String(version?.id)}/envoi-spst`,
    account: by.account,
    body: { destinataire: 'SPST du Rhône', emailAddress: 'faute@spst.exemple.fr', message: '' },
  });
  expect(answer.statusCode).toBe(201);
  return id;
}
const told = async () =>
  (await server.mails()).filter(({ subject }) => subject.includes("n'a pas pu être remis"));

// First: the years of the others end the session of this account.
test('a version that did not reach the occupational health service is told to its account, once', async () => {
  const id = await sendVersion();
  await cleanUp(server.deps);
  expect(await told()).toEqual([]);
  await runMails(false);
  for (let turn = 0; turn < 2; turn++) await cleanUp(server.deps);
  const mails = await told();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: account.emailAddress });
  expect(mails[0]?.text).toContain(
    "L'email au SPST (faute@spst.exemple.fr) n'a pas pu être remis, malgré plusieurs essais. Il portait la version 1 du document unique",
  );
  expect(mails[0]?.text).toContain(`https://odu.example/duerps/${id}`);
});

test('one that was past its time before a mail server took it is told too', async () => {
  await sendVersion();
  server.clock.advance(7 * DAY);
  await runDueJobs(server.deps, makeJobHandlers(server.deps));
  for (let turn = 0; turn < 2; turn++) await cleanUp(server.deps);
  expect(await told()).toHaveLength(1);
});

test('one whose worker was killed before its note has not gone: it is sent again under one name, and not told as lost', async () => {
  const messages: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        messages.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const { config } = server.deps;
  const mailer = makeMailer({
    ...server.deps,
    config: { ...config, mail: { ...config.mail, smtpUrl: `smtp://127.0.0.1:${port}` } },
  });
  const handlers = makeJobHandlers({ ...server.deps, mailer });
  await sendVersion();
  const { signal } = new AbortController();
  for (let job = await takeJob(server.deps, handlers); job; job = await takeJob(server.deps, handlers)) {
    const killed = handlers['send-mail']?.({
      payload: JSON.parse(job.payload),
      signal,
      isDateDoubted: () => false,
      finish: () => Promise.reject(new Error('killed')),
    });
    await expect(killed).rejects.toThrow('killed');
  }
  server.clock.advance(2 * MINUTE);
  await runDueJobs(server.deps, handlers);
  await new Promise<void>((resolve) => smtp.close(resolve));
  const names = messages.map((message) => /^Message-ID: (.*)$/im.exec(message)?.[1]);
  // To the service and the copy for the account, each of them twice.
  expect([names.length, new Set(names).size]).toEqual([4, 2]);
  expect(await server.mails()).toEqual([]);
  const jobs = await server.database.queries.selectFrom('job').select(['outcome', 'lastError']).execute();
  expect(jobs).toEqual([
    { outcome: 'done', lastError: null },
    { outcome: 'done', lastError: null },
  ]);
  await cleanUp(server.deps);
  expect(await told()).toEqual([]);
});

// As long as its job is kept.
test.for([
  [30, 1],
  [31, 0],
] as const)('one that was lost %i days ago is told %i times', async ([days, times]) => {
  const owner = { isVip: 1, isEmailVerified: 1, maxNumberOfDuerps: 9 } as const;
  await sendVersion(await signUp(`perdu-${days}@exemple.fr`, owner));
  await runMails(false);
  server.clock.advance(days * DAY);
  await cleanUp(server.deps);
  expect(await told()).toHaveLength(times);
});

describe('a warning before a free document is removed', () => {
  const { signal } = new AbortController();
  const on = async (day: string) => {
    setClock(day);
    await makeForgetUnusedDuerps(server.deps)({
      payload: {},
      signal,
      isDateDoubted: () => false,
      finish: () => Promise.resolve(),
    });
  };
  const isThere = async (id: string) => {
    const row = await server.database.queries
      .selectFrom('duerpDocument')
      .select('deletedAt')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.deletedAt === null;
  };
  const countWarnings = async (id: string) =>
    (await server.mails()).filter(({ text }) => text.includes(id)).length;
  const own = async (emailAddress: string) => makeCompleteDuerp((await signUp(emailAddress)).calls);

  test('that was refused warned nobody: the document stays, and a month later it is sent anew', async () => {
    const { id } = await own('refus@exemple.fr');
    await on('2027-10-17');
    expect(await countWarnings(id)).toBe(1);
    await runMails(false);
    for (const day of ['2027-11-09', '2027-11-16']) await on(day);
    expect([await isThere(id), await countWarnings(id)]).toEqual([true, 1]);

    setClock('2027-11-17');
    await cleanUp(server.deps);
    await on('2027-11-17');
    const [mail] = (await server.mails()).filter(({ text }) => text.includes(id));
    expect(mail?.subject).toContain('le 17\u00a0décembre 2027');
    await runMails(true);
    await on('2027-12-10');
    await runMails(true);
    await on('2027-12-16');
    expect(await isThere(id)).toBe(true);
    await on('2027-12-17');
    expect(await isThere(id)).toBe(false);
  });

  test('that waits, or was refused, seven days before keeps the document too', async () => {
    const { id } = await own('attente@exemple.fr');
    await on('2027-10-17');
    await runMails(true);
    await on('2027-11-09');
    await on('2027-11-16');
    expect(await isThere(id)).toBe(true);
    await runMails(false);
    await on('2027-11-17');
    expect(await isThere(id)).toBe(true);
    setClock('2027-12-18');
    await cleanUp(server.deps);
    await on('2027-12-18');
    await runMails(true);
    await on('2027-12-24');
    expect(await isThere(id)).toBe(true);
    await on('2027-12-25');
    expect(await isThere(id)).toBe(false);
  });

  test('that has left is counted, also once its job is forgotten', async () => {
    const { id } = await own('parti@exemple.fr');
    for (const day of ['2027-10-17', '2027-11-09']) {
      await on(day);
      await runMails(true);
    }
    setClock('2027-11-16');
    await cleanUp(server.deps);
    await on('2027-11-16');
    expect(await isThere(id)).toBe(false);
  });
});
