import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enqueueJob } from '../../src/jobs/enqueue-job.ts';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { takeJob } from '../../src/jobs/run-job.ts';
import { startWorker } from '../../src/jobs/start-worker.ts';
import { DAY, HOUR, MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';

/** A port on which nobody listens yet. */
const reserve = createServer().listen(0, '127.0.0.1');
await once(reserve, 'listening');
const { port } = reserve.address() as AddressInfo;
reserve.close();
await once(reserve, 'close');

const server = useTestServer({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
beforeEach(() => server.database.queries.deleteFrom('job').execute());
const SOON = { timeout: 30_000 };

const opened: SMTPServer[] = [];
afterEach(async () => {
  for (const smtp of opened.splice(0)) await new Promise<void>((resolve) => smtp.close(resolve));
});
async function openMailServer() {
  const recipients: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
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

const listJobs = () =>
  server.database.queries
    .selectFrom('job')
    .select(['outcome', 'lastError'])
    .where('kind', '=', 'send-mail')
    .execute();

test('mails that wait are not lost to a date that is eight days ahead for a moment', async () => {
  const { mailer, clock } = server.deps;
  const mail = { subject: 'Lien', text: 'Bonjour' };
  const expiresAt = new Date(clock.now().getTime() + 30 * MINUTE).toISOString();
  await mailer.send({ ...mail, recipient: 'lien@exemple.fr', expiresAt });
  await mailer.send({ ...mail, recipient: 'spst@exemple.fr' });
  const { 'send-mail': sendMail } = makeJobHandlers(server.deps);
  const stop = startWorker(server.deps, { ...(sendMail && { 'send-mail': sendMail }) });
  try {
    const failures = async () => (await listJobs()).filter(({ lastError }) => lastError !== null).length;
    await expect.poll(failures, SOON).toBe(2);
    server.clock.advance(8 * DAY);
    const recipients = await openMailServer();
    await expect.poll(listJobs, SOON).toEqual([
      { outcome: 'done', lastError: null },
      { outcome: 'done', lastError: null },
    ]);
    expect(recipients.toSorted()).toEqual(['lien@exemple.fr', 'spst@exemple.fr']);
    server.clock.advance(-8 * DAY);
  } finally {
    await stop();
  }
});

test('a mail that another server is sending is not taken from it by a date that has jumped ahead', async () => {
  const enqueue = (mailId: string) =>
    enqueueJob(server.database.queries, server.deps, { kind: 'send-mail', payload: { mailId }, key: mailId });
  const done: string[] = [];
  const handlers = {
    'send-mail': async ({ payload }: { payload: { mailId: string } }) => void done.push(payload.mailId),
  };
  await enqueue('held');
  expect(await takeJob(server.deps, handlers)).toMatchObject({ kind: 'send-mail' });
  const stop = startWorker(server.deps, handlers);
  try {
    server.clock.advance(2 * HOUR);
    await enqueue('free');
    await expect.poll(() => done, SOON).toEqual(['free']);
    // Back, its lease ends as any other does.
    server.clock.advance(-2 * HOUR);
    server.clock.advance(2 * MINUTE);
    await expect.poll(() => done, SOON).toEqual(['free', 'held']);
  } finally {
    await stop();
  }
});
