import { describe, expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';

describe('without an SMTP server', () => {
  const server = useTestServer();

  test('the inbox lists mails and shows one, its text escaped and its links open', async () => {
    await server.deps.mailer.send({
      recipient: 'x@exemple.fr',
      subject: 'Bonjour <b>',
      text: 'Lien : https://odu.example/resetpwd?email=a&token=b <script>',
    });
    const list = await server.request({ url: '/dev/mail' });
    expect(list.body).toContain('Bonjour &lt;b&gt;');
    const link = /href="(\/dev\/mail\/[^"]+)"/.exec(list.body)?.[1] ?? '';
    const shown = await server.request({ url: link });
    expect(shown.body).toContain('href="https://odu.example/resetpwd?email=a&amp;token=b"');
    expect(shown.body).not.toContain('<script>');
    expect(server.logLines.some((line) => line.includes(`https://odu.example${link}`))).toBe(true);
  });

  test('it answers this machine only', async () => {
    expect((await server.request({ url: '/dev/mail', from: '192.168.1.20' })).statusCode).toBe(404);
    expect(
      (await server.request({ url: '/dev/mail', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode,
    ).toBe(404);
  });
});

describe('with an SMTP server', () => {
  const server = useTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });

  test('there is no inbox', async () => {
    expect((await server.request({ url: '/dev/mail' })).statusCode).toBe(404);
  });
});
