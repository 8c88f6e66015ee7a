import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { makeMailer } from '../../src/services/mails/mailer.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';

const server = useTestServer({ deps: NO_ENGINE });

/** What the database says while the mail server has a whole message and has not answered for it yet. */
const seen: unknown[] = [];
let isRefusing = false;

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => {
      void (async () => {
        seen.push(await look());
        done(isRefusing ? new Error('please come back') : null);
      })();
    });
  },
});
beforeAll(() => new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

const jobs = () =>
  server.database.queries
    .selectFrom('job')
    .select(['outcome', 'leaseUntil'])
    .where('kind', '=', 'send-mail')
    .execute();

async function look() {
  const mails = (await server.mails()).map(({ subject }) => subject);
  return { mails, jobs: (await jobs()).map((job) => ({ ...job, leaseUntil: job.leaseUntil !== null })) };
}

/** A worker that is killed here sends the mail a second time, under the same name: none is lost. */
const NOTHING_FORGOTTEN = { mails: ['Code'], jobs: [{ outcome: null, leaseUntil: true }] };

test('until the mail server has taken a mail, neither it nor its job is forgotten, at each try', async () => {
  const { port } = smtp.server.address() as AddressInfo;
  const { config } = server.deps;
  const mail = { ...config.mail, smtpUrl: `smtp://127.0.0.1:${port}` };
  const mailer = makeMailer({ ...server.deps, config: { ...config, mail } });
  const handlers = makeJobHandlers({ ...server.deps, mailer });
  const run = () => runDueJobs(server.deps, handlers);
  await mailer.send({ recipient: 'anne@exemple.fr', subject: 'Code', text: '123456' });
  isRefusing = true;
  await run();
  expect(seen).toEqual([NOTHING_FORGOTTEN]);
  isRefusing = false;
  server.clock.advance(10 * MINUTE);
  await run();
  expect(seen).toEqual([NOTHING_FORGOTTEN, NOTHING_FORGOTTEN]);
  expect(await look()).toEqual({ mails: [], jobs: [{ outcome: 'done', leaseUntil: false }] });
});
