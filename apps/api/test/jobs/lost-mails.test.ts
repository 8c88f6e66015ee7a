import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/clean-up.ts';
import { JobError } from '../../src/jobs/job-handler.ts';
import { runDueJobs } from '../../src/jobs/run-job.ts';
import { makeForgetUnusedDuerps } from '../../src/retention/forget-unused-duerps.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

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

// First: the years of the others end the session of this account.
test('a version that did not reach the occupational health service is told to its account, once', async () => {
  const { id } = await makeCompleteDuerp(calls);
  expect((await calls.generate(id)).statusCode).toBe(201);
  const [version] = (await calls.document(id)).versions;
  const answer = await server.request({
    method: 'POST',
    url: `/api/duerp/${id}/versions/${String(version?.id)}/envoi-spst`,
    account,
    body: { destinataire: 'SPST du Rhône', emailAddress: 'faute@spst.exemple.fr', message: '' },
  });
  expect(answer.statusCode).toBe(201);
  const told = async () =>
    (await server.mails()).filter(({ subject }) => subject.includes("n'a pas pu être remis"));
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

describe('a warning before a free document is removed', () => {
  const { signal } = new AbortController();
  const on = async (day: string) => {
    setClock(day);
    await makeForgetUnusedDuerps(server.deps)({ payload: {}, signal, finish: () => Promise.resolve() });
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
