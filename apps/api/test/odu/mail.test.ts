import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { runProgram } from '../../src/odu/main.ts';
import { useTestServer } from '../build-app.ts';
import { captureOutput } from './capture-output.ts';
import { runOdu } from './run-odu.ts';

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
      done(isRefusing ? new Error('550 moi@exemple.fr is unknown') : null);
    });
  },
});
beforeAll(() => new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
afterEach(() => vi.restoreAllMocks());

const testMail = (email: string) => {
  const { dataDir, databaseUrl } = server.deps.config;
  const { port } = smtp.server.address() as AddressInfo;
  return captureOutput(() =>
    runProgram(['mail', 'test', email], {
      ODU_DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      ODU_MAIL_FROM: 'ODU <odu@odu.example>',
    }),
  );
};

test('a mail leaves at once and nothing of it is kept', async () => {
  const sent = await testMail('Moi@exemple.fr');
  expect([sent.code, sent.error]).toEqual([0, '']);
  const mail = await PostalMime.parse(received[0] ?? '');
  expect([mail.to?.[0]?.address, mail.from?.address]).toEqual(['moi@exemple.fr', 'odu@odu.example']);
  expect(await server.mails()).toEqual([]);
  expect(await server.database.queries.selectFrom('job').selectAll().execute()).toEqual([]);
});

test('a mail server that refuses is code 1 and one sentence, without its words', async () => {
  isRefusing = true;
  const refused = await testMail('moi@exemple.fr');
  expect(refused.code).toBe(1);
  expect(refused.error).toMatch(/^Le serveur d'envoi n'a pas pris le message \(EMESSAGE 450\)/);
  expect(refused.error).not.toContain('moi@exemple.fr');
});

test('without a mail server it stays in the development inbox, and that is said', async () => {
  const kept = await runOdu(server, 'mail', 'test', 'moi@exemple.fr');
  expect(kept.code).toBe(0);
  expect(kept.output).toContain('boîte de développement');
  expect(await server.mails()).toMatchObject([{ recipient: 'moi@exemple.fr' }]);
  expect((await runOdu(server, 'mail', 'test', 'pas une adresse')).code).toBe(1);
});
