import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMailer } from '../../src/services/mailer.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();
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

test('a mail that the server refuses is kept and sent later, once, whichever process takes it', async () => {
  const mailer = makeSmtpMailer();
  isRefusing = true;
  await mailer.send({
    recipient: 'anne@exemple.fr',
    subject: 'Réinitialisation\r\nBcc: x@y.fr',
    text: 'Voilà : été',
    replyTo: 'client@exemple.fr',
  });
  await mailer.flush();
  expect(received).toEqual([]);
  expect(await server.mails()).toMatchObject([{ attempts: 1 }]);
  expect(server.logLines.join('')).toContain('a mail could not be sent');
  expect(server.logLines.join('')).not.toContain('anne@');

  isRefusing = false;
  await mailer.flush();
  expect(received).toEqual([]);
  server.clock.advance(3 * MINUTE);
  await Promise.all([mailer.flush(), makeSmtpMailer().flush()]);
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

test('a mail is sent until its last moment, and not from then on', async () => {
  const send = async (subject: string) => {
    isRefusing = true;
    await mailer.send({ recipient: 'anne@exemple.fr', subject, text: 'Lien', validForMs: 30 * MINUTE });
    await mailer.flush();
    isRefusing = false;
  };
  const mailer = makeSmtpMailer();
  const before = received.length;
  await send('À temps');
  server.clock.advance(30 * MINUTE - 1);
  await mailer.flush();
  expect(received).toHaveLength(before + 1);
  await send('Trop tard');
  server.clock.advance(30 * MINUTE);
  await mailer.flush();
  expect(received).toHaveLength(before + 1);
  expect(await server.mails()).toEqual([]);
  expect(server.logLines.join('')).toContain('of no use any more');
});

test('a reset link and a code are of no use longer than they work', async () => {
  const account = await server.signUp('bea@exemple.fr');
  const now = server.clock.now().getTime();
  await server.deps.passwordReset.sendLink(account);
  await server.deps.emailVerification.sendCode(account);
  const expiries = (await server.mails()).map(({ expiresAt }) => (Date.parse(expiresAt) - now) / MINUTE);
  expect(expiries.toSorted((one, other) => one - other)).toEqual([10, 30]);
  await server.database.queries.deleteFrom('mail').execute();
});

test('a mail of the development inbox is not sent once there is a server', async () => {
  await server.deps.mailer.send({ recipient: 'anne@exemple.fr', subject: 'Ancien', text: 'Un essai' });
  const before = received.length;
  await makeSmtpMailer().flush();
  expect(received).toHaveLength(before);
  expect(await server.mails()).toMatchObject([{ subject: 'Ancien', attempts: 0 }]);
});
