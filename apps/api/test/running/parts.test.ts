import { afterAll, describe, expect, test } from 'vitest';
import { makeMetrics } from '../../src/http/metrics.ts';
import { openSilentMailServer } from '../support/mail-servers.ts';
import { useTestServer } from '../build-app.ts';

/** Far above what it takes, on a busy machine too. */
const SOON = { timeout: 20_000 };

const readParts = async (server: ReturnType<typeof useTestServer>) => {
  const answer = await server.request({ url: '/readyz' });
  return { code: answer.statusCode, ...answer.json() };
};

describe('without a mail server', () => {
  const server = useTestServer();

  test('every part is told, and the mails are off, which is no fault', async () => {
    expect(await readParts(server)).toEqual({
      code: 200,
      status: 'ready',
      parts: { database: 'up', mail: 'off', pdf: 'up' },
    });
    const page = await makeMetrics(server.deps).registry.metrics();
    expect(page).toContain('odu_part_up{part="database"} 1');
    expect(page).toContain('odu_part_up{part="pdf"} 1');
    expect(page).not.toContain('part="mail"');
    expect(page).toContain('odu_mails_waiting 0');
  });
});

describe('with a mail server that refuses connections, and a PDF engine that does not start', () => {
  const server = useTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });

  test('the server stays ready, and says which parts are down', async () => {
    await server.deps.reports.close();
    // The page does not wait for a slow answer: it shows it once it came.
    await expect.poll(async () => (await readParts(server)).parts.mail, SOON).toBe('down');
    expect(await readParts(server)).toEqual({
      code: 200,
      status: 'degraded',
      parts: { database: 'up', mail: 'down', pdf: 'down' },
    });
    const page = await makeMetrics(server.deps).registry.metrics();
    expect(page).toContain('odu_part_up{part="mail"} 0');
    expect(page).toContain('odu_part_up{part="pdf"} 0');
  });

  test('a mail that waits is counted, and no request waits for it', async () => {
    const account = await server.signUp('anne@exemple.fr');
    const answer = await server.request({ method: 'POST', url: '/api/myaccount/sendresetpwdemail', account });
    expect(answer.statusCode).toBe(204);
    await server.deps.mailer.flush();
    expect(await server.mails()).toMatchObject([{ recipient: 'anne@exemple.fr', attempts: 1 }]);
    expect(await makeMetrics(server.deps).registry.metrics()).toContain('odu_mails_waiting 1');
  });
});

describe('with a mail server that hangs', async () => {
  const silent = await openSilentMailServer();
  afterAll(() => silent.close());
  const server = useTestServer({ environment: { SMTP_URL: silent.url } });

  test('requests are answered while it hangs, and it is told to be down', async () => {
    const account = await server.signUp('bea@exemple.fr');
    const answer = await server.request({ method: 'POST', url: '/api/myaccount/sendresetpwdemail', account });
    expect(answer.statusCode).toBe(204);
    await expect.poll(() => silent.connections, SOON).toBeGreaterThan(0);
    // It is still connected: nothing that was answered waited for its end.
    expect((await server.request({ url: '/healthz' })).statusCode).toBe(200);
    expect((await server.deps.parts.check()).mail).toBe('down');
    await server.deps.mailer.flush();
    expect(await server.mails()).toMatchObject([{ attempts: 1 }]);
  });
});
