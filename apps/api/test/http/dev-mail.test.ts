import { describe, expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { makeCompleteDuerp, makeDuerpCalls } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE } from '../support/duerp-server.ts';

/** Unless it is configured otherwise. */
const LOOPBACK = { ODU_DEV_MAIL: '' };

describe('without an SMTP server', () => {
  const server = useTestServer({ environment: LOOPBACK, deps: NO_ENGINE });

  test('an inbox without a mail says so', async () => {
    const { body } = await server.request({ url: '/dev/mail' });
    expect(body).toContain('Aucun email pour le moment.');
    expect(body).not.toContain('<table>');
  });

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
    expect(shown.body).toContain('<title>Bonjour &lt;b&gt; - ODU</title>');
    expect(shown.body).not.toContain('<b>');
    expect(server.logLines.some((line) => line.includes(`https://odu.example${link}`))).toBe(true);
  });

  test('neither of its pages is kept, an unknown mail is none', async () => {
    const { id = '' } = (await server.mails()).at(0) ?? {};
    for (const url of ['/dev/mail', `/dev/mail/${id}`]) {
      const { statusCode, headers } = await server.request({ url });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    }
    const unknown = await server.request({ url: '/dev/mail/inconnu' });
    expect([unknown.statusCode, unknown.json<{ message: string }>().message]).toEqual([
      404,
      'Email introuvable.',
    ]);
    const shown = await server.request({ url: `/dev/mail/${id}`, from: '192.168.1.20' });
    expect(shown.statusCode).toBe(404);
  });

  test('the inbox has the newest first, with its hour in Paris, and says which file goes with a mail', async () => {
    const calls = makeDuerpCalls(server, await server.signUp('anne@exemple.fr'));
    const attachedVersionId = idOf(await calls.generate((await makeCompleteDuerp(calls)).id));
    for (const mail of [{ subject: 'Avant' }, { subject: 'Après', attachedVersionId }]) {
      server.clock.advance(60_000);
      await server.deps.mailer.send({ recipient: 'x@exemple.fr', text: '', ...mail });
    }
    const { body } = await server.request({ url: '/dev/mail' });
    expect(body.indexOf('Après')).toBeLessThan(body.indexOf('Avant'));
    // 11:02 UTC, in winter.
    expect(body).toContain('16/11/2026 12:02:00');
    const [link = ''] = /\/dev\/mail\/[0-9a-f-]{36}(?=">Après)/.exec(body) ?? [];
    expect((await server.request({ url: link })).body).toContain(
      '<dt>Pièce jointe</dt><dd>DUERP_v1.pdf</dd>',
    );
  });

  test('the inbox keeps the last 200 mails', async () => {
    for (let count = 1; count <= 201; count++) {
      server.clock.advance(1);
      await server.deps.mailer.send({ recipient: 'x@exemple.fr', subject: `Mail ${count}`, text: '' });
    }
    const subjects = (await server.mails()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(200);
    expect([subjects.at(0), subjects.at(-1)]).toEqual(['Mail 201', 'Mail 2']);
  });

  test('it answers this machine only', async () => {
    expect((await server.request({ url: '/dev/mail', from: '192.168.1.20' })).statusCode).toBe(404);
  });

  test.for(['forwarded', 'x-forwarded-for', 'x-real-ip'])(
    'it does not answer through a proxy, which says so by %s',
    async (name) => {
      const headers = { [name]: name === 'forwarded' ? 'for=127.0.0.1' : '127.0.0.1' };
      expect((await server.request({ url: '/dev/mail', headers })).statusCode).toBe(404);
    },
  );

  const askAs = async (host: string) =>
    (await server.request({ url: '/dev/mail', headers: { host } })).statusCode;

  test.for([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'odu.localhost:3000',
  ])('it answers under the name %s', async (host) => {
    expect(await askAs(host)).toBe(200);
  });

  test.for([
    'evil.example:3000',
    'localhost.evil.example',
    'evillocalhost',
    'evil.example@localhost',
    '127.0.0.1.nip.io',
    ' ',
  ])(
    'it does not answer under the name %s, which may be given to this machine to read it in a browser',
    async (host) => {
      expect(await askAs(host)).toBe(404);
    },
  );
});

describe('under a public name', () => {
  const environment = { ODU_BASE_URL: 'https://duerp.exemple.fr' };
  const ask = async (server: ReturnType<typeof useTestServer>, host: string) =>
    (await server.request({ url: '/dev/mail', headers: { host } })).statusCode;
  const silent = useTestServer({ environment: { ...environment, ...LOOPBACK } });
  const open = useTestServer({ environment: { ...environment, ODU_DEV_MAIL: 'everyone' } });

  test('who asks for that name is not answered: a proxy of this machine may say nothing of itself', async () => {
    expect(await ask(silent, 'duerp.exemple.fr')).toBe(404);
    expect(await ask(silent, 'localhost:3000')).toBe(200);
  });

  test('everybody is, when it is configured so', async () => {
    expect(await ask(open, 'duerp.exemple.fr')).toBe(200);
  });
});

describe('for the machine that runs it in a container', () => {
  const server = useTestServer({
    environment: { ODU_DEV_MAIL: 'private', ODU_BASE_URL: 'http://localhost:3000' },
  });
  const ask = async (from: string, headers = {}) =>
    (await server.request({ url: '/dev/mail', from, headers })).statusCode;

  test.for(['127.0.0.1', '172.17.0.1', '::ffff:172.31.255.255', '192.168.1.20', '10.0.0.1', 'fd00::1'])(
    'it answers %s',
    async (from) => {
      expect(await ask(from)).toBe(200);
    },
  );

  test.for(['172.15.255.255', '172.32.0.1', '::ffff:203.0.113.7', '2001:db8::1'])(
    'it does not answer %s',
    async (from) => {
      expect(await ask(from)).toBe(404);
    },
  );

  test('it does not answer through a proxy', async () => {
    expect(await ask('172.17.0.1', { 'x-forwarded-for': '172.17.0.1' })).toBe(404);
  });
});

describe('in a container, under a public name', () => {
  const server = useTestServer({
    environment: { ODU_DEV_MAIL: 'private', ODU_BASE_URL: 'https://duerp.exemple.fr' },
  });

  test('the machine that runs it is not answered: a proxy there may say nothing of itself', async () => {
    expect((await server.request({ url: '/dev/mail', from: '172.17.0.1' })).statusCode).toBe(404);
  });
});

describe('when it is off', () => {
  const server = useTestServer({ environment: { ODU_DEV_MAIL: 'off' } });

  test('there is no inbox, on this machine either', async () => {
    expect((await server.request({ url: '/dev/mail' })).statusCode).toBe(404);
  });
});

describe('with an SMTP server', () => {
  const server = useTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });

  test('there is no inbox', async () => {
    expect((await server.request({ url: '/dev/mail' })).statusCode).toBe(404);
  });
});
