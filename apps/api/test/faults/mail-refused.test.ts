import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { makeMetrics } from '../../src/http/metrics/metrics.ts';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { runProgram } from '../../src/odu/main.ts';
import { makeMailer } from '../../src/services/mails/mailer.ts';
import { MINUTE, SECOND } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';
import { captureOutput } from '../odu/capture-output.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';

type Stage = 'sender' | 'recipient' | 'message';
/** Where the mail server refuses, and whom alone (nobody: everybody). It always takes the connection. */
let refusing: { stage: Stage; only?: string } | undefined;
/** The message is read to its end, and nothing is said of it. */
let isHung = false;
const answer = (stage: Stage, address?: string) =>
  refusing?.stage === stage && (refusing.only === undefined || refusing.only === address)
    ? Object.assign(new Error('no'), { responseCode: 550 })
    : null;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_from, _session, done) => done(answer('sender')),
  onRcptTo: ({ address }, _session, done) => done(answer('recipient', address)),
  onData: (stream, _session, done) => {
    stream.resume().on('end', () => {
      if (!isHung) done(answer('message'));
    });
  },
});
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
const SMTP_URL = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
const server = useTestServer({ environment: { SMTP_URL }, deps: NO_ENGINE });
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
beforeEach(async () => {
  refusing = undefined;
  isHung = false;
  await server.database.queries.deleteFrom('mail').execute();
  await server.database.queries.deleteFrom('job').execute();
});

/** Each is asked for later than what was done before, as with a clock that goes. */
async function send(name: string, validMs = 60 * MINUTE, runWith = server.deps) {
  const { deps, clock } = server;
  clock.advance(SECOND);
  const expiresAt = new Date(clock.now().getTime() + validMs).toISOString();
  await deps.mailer.send({ recipient: `${name}@exemple.fr`, subject: 'Code', text: 'Bonjour', expiresAt });
  await run(runWith);
}
const run = (deps = server.deps) => runDueJobs(server.deps, makeJobHandlers(deps));
const mail = async () => (await server.deps.parts.check()).mail;

test.for<Stage>(['sender', 'recipient', 'message'])(
  'a mail server that takes connections and refuses each %s is down after the third person, not before',
  async (stage) => {
    refusing = { stage };
    await send('anne');
    await send('bea');
    expect(await mail()).toBe('up');
    await send('chloe');
    expect(await mail()).toBe('down');
    // The page tells what it knew, and asks again meanwhile.
    await vi.waitFor(
      async () => expect((await server.request({ url: '/readyz' })).json().parts.mail).toBe('down'),
      { timeout: 20_000 },
    );
    expect((await server.request({ url: '/readyz' })).json().status).toBe('degraded');
    expect(await makeMetrics(server.deps).registry.metrics()).toContain('odu_part_up{part="mail"} 0');

    refusing = undefined;
    await send('dora');
    expect(await mail()).toBe('up');
  },
);

// It takes connections, senders and recipients, so that a check of the connection alone says that it is well.
test('a mail server that hangs once it has the message is down after the third person, and each mail is kept', async () => {
  const hasty = { ...server.deps, mailer: makeMailer({ ...server.deps, silenceMs: 500 }) };
  isHung = true;
  for (const name of ['anne', 'bea']) await send(name, 60 * MINUTE, hasty);
  expect(await mail()).toBe('up');
  await send('chloe', 60 * MINUTE, hasty);
  expect(await mail()).toBe('down');
  const waiting = await server.database.queries.selectFrom('job').select(['outcome', 'lastError']).execute();
  expect(waiting).toHaveLength(3);
  for (const { outcome, lastError } of waiting) {
    expect(outcome).toBeNull();
    expect(lastError).toContain('ETIMEDOUT');
  }

  isHung = false;
  await send('dora');
  expect(await mail()).toBe('up');
});

test('one person is not the mail server, however often she is refused', async () => {
  refusing = { stage: 'recipient', only: 'anne@exemple.fr' };
  for (let count = 0; count < 4; count += 1) await send('anne');
  expect(await mail()).toBe('up');
});

test('three addresses that do not exist are not, when others are served in between', async () => {
  refusing = { stage: 'recipient' };
  await send('anne');
  await send('bea');
  refusing = undefined;
  await send('dora');
  refusing = { stage: 'recipient' };
  await send('chloe');
  await send('elsa');
  expect(await mail()).toBe('up');
});

test('a mail that expires unsent is no sign of a server that takes mails', async () => {
  refusing = { stage: 'message' };
  await send('fanny', 2 * MINUTE);
  for (const name of ['anne', 'bea', 'chloe']) await send(name);
  server.clock.advance(3 * MINUTE);
  await run();
  const ended = await server.database.queries
    .selectFrom('job')
    .select(['outcome', 'lastError'])
    .where('outcome', 'is not', null)
    .execute();
  expect(ended).toEqual([{ outcome: 'done', lastError: 'the mail was past its time or gone' }]);
  expect(await mail()).toBe('down');
});

test('the operator is told by `doctor`, and why by `jobs list`', async () => {
  refusing = { stage: 'sender' };
  for (const name of ['anne', 'bea', 'chloe']) await send(name);
  const { dataDir, databaseUrl } = server.deps.config;
  const odu = (...args: string[]) =>
    captureOutput(() =>
      runProgram(args, {
        ODU_DATA_DIR: dataDir,
        SMTP_URL,
        ODU_TEST_CLOCK: server.clock.now().toISOString(),
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      }),
    );
  expect((await odu('doctor')).output).toMatch(/Emails +non +.*n'a pris aucun des derniers emails/);
  expect((await odu('jobs', 'list')).output).toContain(
    "le serveur d'envoi refuse l'expéditeur ou le destinataire (réponse 550)",
  );
});
