import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { MANIFEST, readManifest } from '../../src/odu/backup/manifest.ts';
import { readEntries } from '../../src/odu/backup/tar.ts';
import { useTestServer } from '../build-app.ts';
import { makeFolder, makeSqlitePlace, readEverything, runOduIn } from './installations.ts';

describe.for([
  ['without a mail server', {}],
  ['whose mail server is away', { SMTP_URL: 'smtp://127.0.0.1:1' }],
] as const)('the backup of an installation %s', ([, environment]) => {
  const server = useTestServer({ environment });

  test('has neither the reset links nor the codes of its mails, and has the other mails', async () => {
    const account = await server.signUp('anne@exemple.fr');
    const { emailVerification, passwordReset, mailer, config } = server.deps;
    await passwordReset.sendLink(account);
    await emailVerification.sendCode(account);
    await mailer.send({ recipient: account.emailAddress, subject: 'Bonjour', text: 'Un autre email' });
    const mails = await server.mails();
    const code = mails.flatMap(({ text }) => /\d{6}$/m.exec(text) ?? [])[0];
    expect([mails.length, code]).toEqual([3, expect.stringMatching(/^\d{6}$/)]);

    const file = join(makeFolder(), 'odu.tar');
    expect(await runOduIn(config, 'backup', file)).toMatchObject({ code: 0, error: '' });
    const mailParts: string[] = [];
    let rows: number | undefined;
    for await (const { name, content } of readEntries(file)) {
      if (name === MANIFEST)
        rows = readManifest(file, content).tables.find((table) => table.name === 'mail')?.rows;
      if (name.startsWith('data/mail/')) mailParts.push(gunzipSync(content).toString());
    }
    expect(mailParts.join('')).toContain('Un autre email');
    expect(mailParts.join('')).not.toMatch(/resetpwd|token=/);
    expect(mailParts.join('')).not.toContain(code);
    expect(rows).toBe(1);

    expect(await runOduIn(config, 'verify', file)).toMatchObject({ code: 0 });
    const restored = makeSqlitePlace();
    expect(await runOduIn(restored, 'restore', file)).toMatchObject({ code: 0, error: '' });
    expect((await readEverything(restored))['mail']).toHaveLength(1);
  });
});
