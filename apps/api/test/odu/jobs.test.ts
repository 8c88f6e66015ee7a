import { afterEach, expect, test, vi } from 'vitest';
import { enqueueJob } from '../../src/jobs/enqueue-job.ts';
import { JobError } from '../../src/jobs/job-handler.ts';
import { LEASE_MS, takeJob } from '../../src/jobs/run-job.ts';
import { useTestServer } from '../build-app.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';
import { runOdu } from './run-odu.ts';

const server = useTestServer();

afterEach(() => vi.restoreAllMocks());

const odu = (...args: string[]) => runOdu(server, ...args);
const listed = async (...args: string[]): Promise<{ id: string; kind: string; state: string }[]> =>
  JSON.parse((await odu('jobs', 'list', '--json', ...args)).output);
const enqueue = (mailId: string) =>
  enqueueJob(server.database.queries, server.deps, { kind: 'send-mail', payload: { mailId }, key: mailId });
const fail = { 'send-mail': () => Promise.reject(new JobError('the mail could not be sent: ECONNECTION')) };
const succeed = { 'send-mail': () => Promise.resolve() };

test('jobs are listed, tried again and cancelled while the server runs', async () => {
  await enqueue('un');
  await runDueJobs(server.deps, succeed);
  await enqueue('deux');
  await server.database.queries
    .updateTable('job')
    .set({ maxAttempts: 1 })
    .where('outcome', 'is', null)
    .execute();
  await runDueJobs(server.deps, fail);
  await enqueue('trois');

  const table = (await odu('jobs', 'list')).output;
  expect(table.split('\n')[0]).toMatch(/^Identifiant +Travail +État +Prévu le +Essais +Au plus/);
  expect(table).toMatch(/send-mail +en attente/);
  expect(table).toMatch(
    /send-mail +échoué +\d\d\/\d\d\/\d{4} à \d\d:\d\d .*le serveur d'envoi ne prend pas la connexion \(ECONNECTION\)/,
  );
  expect(table).not.toMatch(/\dT\d\d:|the mail/);
  // A program reads what is stored.
  expect((await odu('jobs', 'list', '--json')).output).toMatch(
    /T\d\d:.*the mail could not be sent: ECONNECTION/,
  );
  expect((await listed()).map(({ state }) => state)).toEqual(['waiting', 'failed']);
  expect(await listed('--all')).toHaveLength(3);
  expect((await listed('--all'))[0]).toMatchObject({ state: 'waiting' });
  expect(await listed('--kind', 'clean-up')).toEqual([]);
  expect((await odu('jobs', 'list', '--kind', 'tout')).code).toBe(1);

  const [waiting, failed] = await listed();
  expect((await odu('jobs', 'cancel', waiting?.id ?? '')).output).toMatch(/annulé/);
  expect((await odu('jobs', 'retry', failed?.id ?? '')).output).toMatch(/en attente/);
  await runDueJobs(server.deps, succeed);
  expect((await listed()).map(({ id, state }) => [id, state])).toEqual([[waiting?.id, 'cancelled']]);
});

test('a job that waits for its next try is due at once when it is tried again, with all its attempts', async () => {
  await server.database.queries.deleteFrom('job').execute();
  await enqueue('plus tard');
  await runDueJobs(server.deps, fail);
  const [waiting] = await listed();
  const now = server.clock.now().toISOString();
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, dueAt: expect.not.stringContaining(now) });
  expect((await odu('jobs', 'retry', waiting?.id ?? '')).code).toBe(0);
  expect(await listed()).toMatchObject([{ id: waiting?.id, state: 'waiting', attempts: 0, dueAt: now }]);
  await server.database.queries.deleteFrom('job').execute();
});

test.for(['retry', 'cancel'])('a job of a killed server waits once its lease is over: %s', async (verb) => {
  await server.database.queries.deleteFrom('job').execute();
  await enqueue('perdu');
  const held = await takeJob(server.deps, succeed);
  const now = server.clock.now().getTime();
  vi.setSystemTime(now + LEASE_MS - 1);
  expect(await listed()).toMatchObject([{ id: held?.id, state: 'running' }]);
  expect((await odu('jobs', verb, held?.id ?? '')).code).toBe(1);
  vi.setSystemTime(now + LEASE_MS);
  expect(await listed()).toMatchObject([{ id: held?.id, state: 'waiting' }]);
  expect((await odu('jobs', verb, held?.id ?? '')).code).toBe(0);
  vi.setSystemTime(now);
  await server.database.queries.deleteFrom('job').execute();
});

test('the next to be done is listed first, and no more than 200', async () => {
  const { queries } = server.database;
  await queries.deleteFrom('job').execute();
  const at = (seconds: number) => new Date(server.clock.now().getTime() + seconds * 1_000).toISOString();
  const jobs = Array.from({ length: 201 }, (_, index) => ({
    id: `travail-${String(index).padStart(3, '0')}`,
    kind: 'send-mail',
    uniqueKey: `send-mail:${index}`,
    payload: JSON.stringify({ mailId: String(index) }),
    // The last one that was made is the first to be done.
    dueAt: at(201 - index),
    attempts: 0,
    maxAttempts: 8,
    createdAt: at(0),
  }));
  await queries.insertInto('job').values(jobs).execute();
  const ids = (await listed()).map(({ id }) => id);
  expect([ids.length, ids[0], ids[199]]).toEqual([200, 'travail-200', 'travail-001']);
  await queries.deleteFrom('job').execute();
});

test('what cannot be done is one sentence and code 1', async () => {
  expect(await odu('jobs', 'retry', 'inconnu')).toMatchObject({
    code: 1,
    error: "Aucun travail n'a l'identifiant inconnu.",
  });
  await enqueue('tenu');
  const held = await takeJob(server.deps, succeed);
  const sentence = (verb: string, end: string) => ({
    code: 1,
    error: `Ce travail est en cours ou ${end}\u00a0: il ne peut pas être ${verb}.`,
  });
  expect(await odu('jobs', 'cancel', held?.id ?? '')).toMatchObject(sentence('annulé', 'terminé'));
  expect(await odu('jobs', 'retry', held?.id ?? '')).toMatchObject(sentence('relancé', 'déjà fait'));
  await enqueue('fait');
  await runDueJobs(server.deps, succeed);
  const stateOf = async (id: string) => (await listed('--all')).find((job) => job.id === id)?.state;
  const done = (await listed('--all')).find(({ state }) => state === 'done')?.id ?? '';
  expect(await odu('jobs', 'cancel', done)).toMatchObject(sentence('annulé', 'terminé'));
  expect(await odu('jobs', 'retry', done)).toMatchObject(sentence('relancé', 'déjà fait'));
  expect(await stateOf(done)).toBe('done');
});
