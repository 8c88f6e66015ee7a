import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeMetrics } from '../../src/http/metrics/metrics.ts';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { makeParts } from '../../src/services/running/parts.ts';
import { makeWriteRefusals } from '../../src/services/running/write-refusals.ts';
import { listStatements } from '../support/count-statements.ts';
import { openSilentMailServer } from '../support/mail-servers.ts';
import { useTestServer } from '../build-app.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';

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
  });

  test.each(['/healthz', '/readyz'])(
    'what %s says is of this moment: nobody on the way keeps it',
    async (url) => {
      expect((await server.request({ url })).headers['cache-control']).toBe('no-store');
    },
  );

  test('whoever asks again and again costs the database one question', async () => {
    const one = (await listStatements(() => server.deps.parts.check())).length;
    const readAll = () => Promise.all(Array.from({ length: 50 }, () => readParts(server)));
    const statements = await listStatements(async () => {
      for (const { code } of await readAll()) expect(code).toBe(200);
    });
    expect(one).toBeGreaterThan(0);
    // A busy machine may take longer for them than an answer is kept.
    expect(statements.length).toBeLessThanOrEqual(5 * one);
  });

  test('a schema that is not ours is told within a second, and once it is ours again, at once', async () => {
    const { queries } = server.database;
    const rename = (from: string, to: string) => queries.schema.alterTable(from).renameTo(to).execute();
    await rename('kysely_migration', 'away');
    await expect
      .poll(() => readParts(server), SOON)
      .toMatchObject({ code: 503, parts: { database: 'down' } });
    expect(await readParts(server)).toMatchObject({ code: 503 });
    await rename('away', 'kysely_migration');
    expect(await readParts(server)).toMatchObject({ code: 200, parts: { database: 'up' } });
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

  test('a mail that waits is kept, and no request waits for it', async () => {
    const account = await server.signUp('anne@exemple.fr');
    const answer = await server.request({ method: 'POST', url: '/api/myaccount/sendresetpwdemail', account });
    expect(answer.statusCode).toBe(204);
    await runDueJobs(server.deps, makeJobHandlers(server.deps));
    expect(await server.mails()).toMatchObject([{ recipient: 'anne@exemple.fr' }]);
    const job = await server.database.queries.selectFrom('job').select(['kind', 'attempts']).execute();
    expect(job).toEqual([{ kind: 'send-mail', attempts: 1 }]);
  });
});

describe('a mail server', () => {
  const server = useTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const makeWithMail = (check: () => Promise<boolean>) =>
    makeParts({
      ...server.deps,
      mailer: { ...server.deps.mailer, check },
      writeRefusals: makeWriteRefusals(),
      damage: { isFound: () => false },
    });

  test('is asked every three seconds at most, and each second while it is down, however many ask for the page', async () => {
    let isUp = true;
    let now = 1_000_000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    const check = vi.fn<() => Promise<boolean>>(() => Promise.resolve(isUp));
    const parts = makeWithMail(check);
    const readTwice = async (state: string) => {
      const readMail = async () => (await parts.read()).mail;
      await expect.poll(readMail, SOON).toBe(state);
      expect(await Promise.all([readMail(), readMail()])).toEqual([state, state]);
    };
    const counts: number[] = [];
    for (const [later, isUpThen] of [
      [0, true],
      [2_999, true],
      [1, true],
      [3_000, false],
      [999, false],
      [1, false],
    ] as const) {
      now += later;
      isUp = isUpThen;
      await readTwice(isUpThen ? 'up' : 'down');
      counts.push(check.mock.calls.length);
    }
    expect(counts).toEqual([1, 1, 2, 3, 3, 4]);
  });

  test('that answers is not told to be down because the database does not', async () => {
    const { schema } = server.database.queries;
    await schema.alterTable('mail').renameTo('mailAway').execute();
    const states = await makeWithMail(() => Promise.resolve(true)).check();
    await schema.alterTable('mailAway').renameTo('mail').execute();
    expect(states.mail).toBe('up');
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
    const running = runDueJobs(server.deps, makeJobHandlers(server.deps));
    await expect.poll(() => silent.connections, SOON).toBeGreaterThan(0);
    // It is still connected: nothing that was answered waited for its end.
    expect((await server.request({ url: '/healthz' })).statusCode).toBe(200);
    expect((await server.deps.parts.check()).mail).toBe('down');
    await running;
    expect(await server.mails()).toHaveLength(1);
  });
});
