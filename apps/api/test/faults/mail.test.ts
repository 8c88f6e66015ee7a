import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { startWorker } from '../../src/jobs/start-worker.ts';
import { useTestServer } from '../build-app.ts';
import { DAY, HOUR } from '../../src/services/clock.ts';
import { expectHealed } from '../support/faults.ts';
import { openSilentMailServer } from '../support/mail-servers.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';

/** A port on which nobody listens yet. */
const reserve = createServer().listen(0, '127.0.0.1');
await once(reserve, 'listening');
const { port } = reserve.address() as AddressInfo;
reserve.close();
await once(reserve, 'close');

const server = useTestServer({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
let stopWorker = () => Promise.resolve();
beforeAll(() => {
  stopWorker = startWorker(server.deps, makeJobHandlers(server.deps));
});
afterAll(() => stopWorker());

/** Far above what it takes to see the fault itself, on a busy machine too. */
const SOON = { timeout: 30_000 };
const mailState = async () =>
  (await server.request({ url: '/readyz' })).json<{ parts: { mail: string } }>().parts.mail;
/** Of the mail that waits; the clock stands still, so that no try comes by itself. */
const failedTries = async () => {
  const job = await server.database.queries
    .selectFrom('job')
    .select('attempts')
    .where('kind', '=', 'send-mail')
    .where('outcome', 'is', null)
    .where('lastError', 'is not', null)
    .executeTakeFirst();
  return job?.attempts ?? 0;
};

const opened: SMTPServer[] = [];
async function openMailServer({ refused = '' } = {}) {
  const recipients: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address === refused ? Object.assign(new Error('no'), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  opened.push(smtp);
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  return recipients;
}
afterEach(async () => {
  for (const smtp of opened.splice(0)) await new Promise<void>((resolve) => smtp.close(resolve));
});

const askForLink = async (emailAddress: string) => {
  const account = await server.signUp(emailAddress);
  const answer = await server.request({ method: 'POST', url: '/api/myaccount/sendresetpwdemail', account });
  expect(answer.statusCode).toBe(204);
};

test('a mail server that refuses: told by the parts, and the mail leaves within 5 s of its return, once', async () => {
  await askForLink('refus@exemple.fr');
  await expect.poll(failedTries, SOON).toBeGreaterThan(0);
  await expect.poll(mailState, SOON).toBe('down');
  const recipients = await openMailServer();
  await expectHealed(() => recipients, ['refus@exemple.fr']);
  await expectHealed(mailState, 'up');
  await expect.poll(failedTries, SOON).toBe(0);
});

test('a mail server that hangs: requests go on, and the mail leaves within 5 s of its return', async () => {
  const silent = await openSilentMailServer(port);
  await askForLink('muet@exemple.fr');
  await expect.poll(mailState, SOON).toBe('down');
  await expect.poll(failedTries, SOON).toBeGreaterThan(0);
  // Nobody asks for the parts any more: the next connection is the worker's, which waits for the return from then on.
  const { connections } = silent;
  await expect.poll(() => silent.connections, SOON).toBeGreaterThan(connections);
  await silent.close();
  const recipients = await openMailServer();
  await expectHealed(() => recipients, ['muet@exemple.fr']);
  await expectHealed(mailState, 'up');
});

describe('a mail server that is away for six days', () => {
  const away = useTestServer({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });

  test('loses no mail that is of use for seven; what it refuses once it is back is given up', async () => {
    const { mailer, database, clock } = away.deps;
    const handlers = makeJobHandlers(away.deps);
    const now = () => away.clock.now().getTime();
    const start = now();
    for (const name of ['valable', 'refus'])
      await mailer.send({ recipient: `${name}@exemple.fr`, subject: 'Version', text: 'Bonjour' });
    const short = new Date(start + DAY).toISOString();
    await mailer.send({ recipient: 'court@exemple.fr', subject: 'Code', text: '1', expiresAt: short });
    const waiting = () =>
      database.queries
        .selectFrom('job')
        .select(['dueAt', 'outcome', 'lastError'])
        .where('kind', '=', 'send-mail')
        .where('outcome', 'is', null)
        .execute();
    while (now() < start + 6 * DAY) {
      await runDueJobs(away.deps, handlers);
      const jobs = await waiting();
      expect(jobs).toHaveLength(now() < start + DAY ? 3 : 2);
      for (const { dueAt } of jobs)
        expect(Date.parse(dueAt) - clock.now().getTime()).toBeLessThanOrEqual(HOUR);
      away.clock.advance(4 * HOUR);
    }
    const recipients = await openMailServer({ refused: 'refus@exemple.fr' });
    for (let attempt = 0; attempt < 9; attempt++) {
      away.clock.advance(2 * HOUR);
      await runDueJobs(away.deps, handlers);
    }
    expect(recipients).toEqual(['valable@exemple.fr']);
    const ended = await database.queries.selectFrom('job').select(['outcome', 'lastError']).execute();
    expect(ended).toEqual(
      expect.arrayContaining([
        { outcome: 'done', lastError: null },
        { outcome: 'done', lastError: 'the mail was past its time or gone' },
        { outcome: 'failed', lastError: 'the mail could not be sent: EENVELOPE 550' },
      ]),
    );
  });
});
