import { expect, test } from 'vitest';
import { readSnapshot } from '../../src/db/own-transaction.ts';
import { enqueueJob } from '../../src/jobs/enqueue-job.ts';
import { JobError } from '../../src/jobs/job-handler.ts';
import { takeJob } from '../../src/jobs/run-job.ts';
import { isServerPresent } from '../../src/odu/is-server-present.ts';
import { DAY, MINUTE, SECOND } from '../../src/services/clock.ts';
import { LIMITS, makeLimiter } from '../../src/services/limits/limiter.ts';
import { makePresence } from '../../src/services/running/presence.ts';
import { useTestServer } from '../build-app.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';

const server = useTestServer();
const { max, windowMs } = LIMITS.contactPerIp;

const open = () => makeLimiter(server.database, server.clock);
const use = (limiter: ReturnType<typeof open>, subject: string) =>
  limiter.use('contactPerIp', subject).then(
    () => 200,
    ({ status }: { status: number }) => status,
  );
/** Uses up the window of a subject; the last use is refused. */
async function fill(limiter: ReturnType<typeof open>, subject: string) {
  const statuses: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one use after the other
  for (let count = 0; count <= max; count += 1) statuses.push(await use(limiter, subject));
  return statuses;
}
const ALL = [...Array.from({ length: max }, () => 200), 429];

test('a window that was begun while the clock was ahead shuts nobody out once it is right again', async () => {
  const [one, other] = [open(), open()];
  server.clock.advance(30 * DAY);
  expect(await fill(one, '192.0.2.1')).toEqual(ALL);
  server.clock.advance(-30 * DAY);
  // What another server finds in the database, then what this one remembers.
  expect(await use(other, '192.0.2.1')).toBe(200);
  expect(await use(one, '192.0.2.1')).toBe(200);
  // The limit holds as ever.
  for (let count = 2; count < max; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- one use after the other
    expect(await use(one, '192.0.2.1')).toBe(200);
  expect([await use(one, '192.0.2.1'), await use(other, '192.0.2.1')]).toEqual([429, 429]);
  server.clock.advance(windowMs);
  expect(await use(one, '192.0.2.1')).toBe(200);
});

test('clocks that differ by some seconds begin no window anew', async () => {
  const [ahead, behind] = [open(), open()];
  server.clock.advance(10 * SECOND);
  expect(await use(ahead, '192.0.2.2')).toBe(200);
  server.clock.advance(-10 * SECOND);
  for (let count = 1; count < max; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- one use after the other
    expect(await use(behind, '192.0.2.2')).toBe(200);
  expect([await use(behind, '192.0.2.2'), await use(ahead, '192.0.2.2')]).toEqual([429, 429]);
});

test.for([
  ['192.0.2.3', MINUTE, 429],
  ['192.0.2.4', MINUTE + 1, 200],
] as const)(
  'to %s, whose window ends %i ms later than any that begins now, the answer is %i',
  async ([subject, back, next]) => {
    const [one, other] = [open(), open()];
    expect(await fill(one, subject)).toEqual(ALL);
    server.clock.advance(-back);
    expect([await use(one, subject), await use(other, subject)]).toEqual([next, next]);
    server.clock.advance(back);
  },
);

/** Runs `work` on a server whose clock is thirty days ahead, and sets it right. */
async function whileAhead<T>(work: () => Promise<T>): Promise<T> {
  server.clock.advance(30 * DAY);
  const done = await work();
  server.clock.advance(-30 * DAY);
  return done;
}

test('jobs whose next try, or whose lease, was written while the clock was ahead are taken once it is right again', async () => {
  const { deps } = server;
  const enqueue = (mailId: string) =>
    enqueueJob(deps.database.queries, deps, { kind: 'send-mail', payload: { mailId }, key: mailId });
  await whileAhead(async () => {
    await enqueue('refused');
    await runDueJobs(deps, { 'send-mail': () => Promise.reject(new JobError('refused')) });
    await enqueue('held');
    await takeJob(deps, { 'send-mail': () => Promise.resolve() });
  });
  const done: string[] = [];
  await runDueJobs(deps, {
    'send-mail': ({ payload }) => {
      done.push(payload.mailId);
      return Promise.resolve();
    },
  });
  expect(done.toSorted()).toEqual(['held', 'refused']);
});

test('a server that was seen while the clock was ahead, and is gone, keeps no other from starting', async () => {
  const { database, clock, makeId, config } = server.deps;
  const presenceOf = (secret: string) => makePresence({ database, clock, makeId, secret });
  const isPresent = () => readSnapshot(config, (queries) => isServerPresent(queries, clock.now()));
  await whileAhead(() => presenceOf('a').announce());
  expect(await isPresent()).toBe(false);
  expect(await presenceOf('b').announce()).toBe(false);
  expect(await isPresent()).toBe(true);
});

test('a link or a code that was made while the clock was ahead is not good for thirty days', async () => {
  const account = await server.signUp('avance@exemple.fr');
  const [link, code] = await whileAhead(async () => {
    await server.deps.passwordReset.sendLink(account);
    await server.deps.emailVerification.sendCode(account);
    const texts = (await server.mails()).map(({ text }) => text);
    return [texts.find((text) => text.includes('/resetpwd')), texts.find((text) => /: \d{6}$/m.test(text))];
  });
  const resetPasswordToken = /token=([\w-]+)/.exec(link ?? '')?.[1];
  const body = { emailAddress: account.emailAddress, resetPasswordToken, newPassword: 'Croissant.dore.3' };
  expect((await server.request({ method: 'POST', url: '/api/public/resetpwd/reset', body })).statusCode).toBe(
    422,
  );
  expect(await server.deps.emailVerification.verify(account.id, /\d{6}$/m.exec(code ?? '')?.[0] ?? '')).toBe(
    false,
  );
});

test('a refresh token that was spent while the clock was ahead ends its session when it comes back', async () => {
  const account = await server.signUp('grace@exemple.fr');
  const { sessions } = server.deps;
  server.clock.advance(DAY);
  const next = await sessions.refresh(account);
  server.clock.advance(-DAY);
  await expect(sessions.refresh(account)).rejects.toMatchObject({ status: 401 });
  await expect(sessions.refresh(next)).rejects.toMatchObject({ status: 401 });
});
