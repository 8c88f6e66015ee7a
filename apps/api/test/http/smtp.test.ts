import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '../../src/config.ts';
import { cleanUp } from '../../src/jobs/clean-up.ts';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { makeEmailVerification } from '../../src/services/authentication/email-verification.ts';
import { makeMailer } from '../../src/services/mails/mailer.ts';
import { makePasswordReset } from '../../src/services/authentication/password-reset.ts';
import { DAY, MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';
import { makeDuerpWithVersion } from '../provider-states/duerp-states.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';

const server = useTestServer({ deps: NO_ENGINE });
const received: Buffer[] = [];
let isRefusing = false;

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (!isRefusing) received.push(Buffer.concat(chunks));
      done(isRefusing ? new Error('please come back') : null);
    });
  },
});
beforeAll(() => new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

const makeSmtpMailer = () => {
  const { port } = smtp.server.address() as AddressInfo;
  const { config } = server.deps;
  return makeMailer({
    ...server.deps,
    config: {
      ...config,
      mail: { ...config.mail, smtpUrl: `smtp://127.0.0.1:${port}`, from: 'ODU <odu@odu.example>' },
    },
  });
};

test('an address that the mail library does not read is named, not repeated', () => {
  const { config } = server.deps;
  const smtpUrl = 'smtp://jean:MotDePasseSecret@10.0.0.256:587';
  const make = () => makeMailer({ ...server.deps, config: { ...config, mail: { ...config.mail, smtpUrl } } });
  expect(make).toThrow(StartError);
  expect(make).toThrow(/^La variable d'environnement SMTP_URL est invalide.: il faut une adresse smtp/);
});

const runWith = (mailer: ReturnType<typeof makeSmtpMailer>) =>
  runDueJobs(server.deps, makeJobHandlers({ ...server.deps, mailer }));
const jobs = () => server.database.queries.selectFrom('job').selectAll().execute();

test('a mail that the server refuses is kept and sent later, once, whichever process takes it', async () => {
  const mailer = makeSmtpMailer();
  const runMails = () => runWith(mailer);
  isRefusing = true;
  await mailer.send({
    recipient: 'anne@exemple.fr',
    subject: 'Réinitialisation\r\nBcc: x@y.fr',
    text: 'Voilà : été',
    replyTo: 'client@exemple.fr',
  });
  await runMails();
  expect(received).toEqual([]);
  expect(await server.mails()).toHaveLength(1);
  expect(await jobs()).toMatchObject([
    { kind: 'send-mail', attempts: 1, lastError: 'the mail could not be sent: EMESSAGE 450', outcome: null },
  ]);
  expect(server.logLines.join('')).toContain('a job failed');
  expect(server.logLines.join('')).not.toContain('anne@');

  isRefusing = false;
  await runMails();
  expect(received).toEqual([]);
  server.clock.advance(3 * MINUTE);
  await Promise.all([runMails(), runWith(makeSmtpMailer())]);
  expect(received).toHaveLength(1);
  const email = await PostalMime.parse(received[0] ?? '');
  expect(email).toMatchObject({
    subject: 'Réinitialisation Bcc: x@y.fr',
    from: { address: 'odu@odu.example' },
    to: [{ address: 'anne@exemple.fr' }],
    replyTo: [{ address: 'client@exemple.fr' }],
  });
  expect(email.text).toContain('Voilà : été');
  expect(email.bcc).toBeUndefined();
  expect(await server.mails()).toEqual([]);
});

test('a reset link and a code are of no use longer than they work', async () => {
  const account = await server.signUp('bea@exemple.fr');
  const now = server.clock.now().getTime();
  const deps = { ...server.deps, mailer: makeSmtpMailer(), secret: 'a secret of these tests only' };
  await makePasswordReset(deps).sendLink(account);
  await makeEmailVerification(deps).sendCode(account);
  const expiries = (await server.mails()).map(
    ({ expiresAt }) => (Date.parse(expiresAt ?? '') - now) / MINUTE,
  );
  expect(expiries.toSorted((one, other) => one - other)).toEqual([10, 30]);
  await server.database.queries.deleteFrom('mail').execute();
});

test('a mail of the development inbox is not sent once there is a server', async () => {
  await server.deps.mailer.send({ recipient: 'anne@exemple.fr', subject: 'Ancien', text: 'Un essai' });
  const before = received.length;
  await runWith(makeSmtpMailer());
  expect(received).toHaveLength(before);
  expect(await server.mails()).toMatchObject([{ subject: 'Ancien' }]);
});

test('a mail is sent until the end of what it carries, and forgotten unsent afterwards', async () => {
  const mailer = makeSmtpMailer();
  const inMinutes = (minutes: number) =>
    new Date(server.clock.now().getTime() + minutes * MINUTE).toISOString();
  const send = (subject: string, expiresAt: string) =>
    mailer.send({ recipient: 'anne@exemple.fr', subject, text: 'Code', expiresAt });
  const subjects = async () => (await server.mails()).map(({ subject }) => subject);
  const before = received.length;
  await send('Encore valable', inMinutes(10));
  await send('Trop tard', inMinutes(9));
  server.clock.advance(9 * MINUTE);
  await runWith(mailer);
  expect(received).toHaveLength(before + 1);
  expect((await PostalMime.parse(received.at(-1) ?? '')).subject).toBe('Encore valable');
  expect(await subjects()).toEqual(['Ancien']);

  await mailer.send({ recipient: 'anne@exemple.fr', subject: 'Sans fin dite', text: 'Bonjour' });
  server.clock.advance(7 * DAY - 1);
  await cleanUp(server.deps);
  expect(await subjects()).toContain('Sans fin dite');
  server.clock.advance(1);
  await cleanUp(server.deps);
  expect(await subjects()).toEqual([]);
});

test('a mail given the transaction of what it tells is kept exactly when that is', async () => {
  const mailer = makeSmtpMailer();
  const mail = { recipient: 'anne@exemple.fr', subject: 'Repris', text: 'Bonjour' };
  const taken = server.database.transaction(async (queries) => {
    await mailer.send(mail, queries);
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  expect((await server.mails()).map(({ subject }) => subject)).toEqual([]);
  await server.database.transaction((queries) => mailer.send(mail, queries));
  expect((await server.mails()).map(({ subject }) => subject)).toContain('Repris');
});

test('a mail about a version carries its PDF, read when it is sent; of one that was altered or erased nothing is sent', async () => {
  received.length = 0;
  const mailer = makeSmtpMailer();
  const [duerpId, versionId] = [server.deps.makeId(), server.deps.makeId()];
  const { emailAddress } = await server.signUp('titulaire@exemple.fr', { isVip: 1 });
  await makeDuerpWithVersion(server.deps, { emailAddress, duerpId, versionId, isCovered: false });
  const mail = {
    recipient: 'spst@exemple.fr',
    subject: 'Version 1',
    text: 'Bonjour',
    attachedVersionId: versionId,
  };
  await mailer.send(mail);
  await runWith(mailer);
  // Mails of the tests before may leave with it.
  const readSent = async () =>
    (await Promise.all(received.map((raw) => PostalMime.parse(raw)))).filter(
      ({ subject }) => subject === mail.subject,
    );
  const [message] = await readSent();
  const [attachment] = message?.attachments ?? [];
  expect([attachment?.filename, attachment?.mimeType]).toEqual(['DUERP_v1.pdf', 'application/pdf']);
  const stored = await server.database.queries
    .selectFrom('version')
    .select('pdf')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  expect(Buffer.from(attachment?.content as ArrayBuffer)).toEqual(Buffer.from(stored.pdf));

  await server.database.queries
    .updateTable('version')
    .set({ pdf: new Uint8Array([1, 2, 3]) })
    .where('id', '=', versionId)
    .execute();
  await mailer.send(mail);
  await runWith(mailer);
  expect(await readSent()).toHaveLength(1);
  expect((await jobs()).map(({ lastError }) => lastError)).toContain(
    'the PDF of the version is not the one that was sealed',
  );

  await mailer.send({ ...mail, attachedVersionId: server.deps.makeId() });
  await runWith(mailer);
  expect(await readSent()).toHaveLength(1);
  expect((await server.mails()).map(({ subject }) => subject)).toContain(mail.subject);
});

test('a mail that can be stopped carries both headers of RFC 8058, another one neither', async () => {
  const mailer = makeSmtpMailer();
  received.length = 0;
  const unsubscribeUrl = server.deps.reminderLinks.make('0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11');
  await mailer.send({ recipient: 'anne@exemple.fr', subject: 'Rappel', text: 'Rappel', unsubscribeUrl });
  await mailer.send({ recipient: 'anne@exemple.fr', subject: 'Code', text: 'Code' });
  await runWith(mailer);
  const mails = await Promise.all(received.map((bytes) => PostalMime.parse(bytes)));
  const headersOf = (subject: string) =>
    (mails.find((mail) => mail.subject === subject)?.headers ?? [])
      .filter(({ key }) => key.startsWith('list-'))
      .map(({ key, value }) => [key, value]);
  expect(headersOf('Rappel')).toEqual([
    ['list-unsubscribe', `<${unsubscribeUrl}>`],
    ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
  ]);
  expect(headersOf('Code')).toEqual([]);
});
