import { afterEach, expect, test, vi } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { makeCompleteDuerp, makeDuerpCalls } from '../support/duerp-scenario.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { runOdu } from './run-odu.ts';

const server = useTestServer({ deps: NO_ENGINE });

afterEach(() => vi.restoreAllMocks());

const odu = (...args: string[]) => runOdu(server, ...args);

test('accounts are listed, made VIP and limited while the server runs', async () => {
  const account = await server.signUp('anne@exemple.fr');
  await server.signUp('basile@exemple.fr');
  const maximum = async () =>
    (await server.request({ url: '/api/myaccount/info', account })).json().maxNumberOfDuerps;

  const table = await odu('accounts', 'list');
  expect(table.code).toBe(0);
  expect(table.output.split('\n')[0]).toMatch(/^Email +Email vérifié +VIP +DUERP au plus +Créé le$/);
  expect(table.output).toMatch(/anne@exemple\.fr +non +non +5/);
  expect(JSON.parse((await odu('accounts', 'list', '--json')).output)).toHaveLength(2);

  expect((await odu('accounts', 'vip', 'Anne@exemple.fr', 'on')).output).toMatch(
    /anne@exemple\.fr +non +oui +50/,
  );
  expect(await maximum()).toBe(50);
  await odu('accounts', 'limit', 'anne@exemple.fr', '7');
  expect(await maximum()).toBe(7);
  await odu('accounts', 'limit', 'anne@exemple.fr', '999999');
  expect(await maximum()).toBe(999_999);
  expect((await odu('accounts', 'limit', 'anne@exemple.fr', '1000000')).code).toBe(1);
  await odu('accounts', 'limit', 'anne@exemple.fr', '0');
  expect(await maximum()).toBe(0);
  await odu('accounts', 'limit', 'anne@exemple.fr', 'default');
  await odu('accounts', 'vip', 'anne@exemple.fr', 'off');
  expect(await maximum()).toBe(5);
});

test('an account is shown with what it has today: no session that ended, and no archive without a version', async () => {
  const account = await server.signUp('claire@exemple.fr');
  const calls = makeDuerpCalls(server, account);
  const [archived, deleted] = [await makeCompleteDuerp(calls), await makeCompleteDuerp(calls)];
  await makeCompleteDuerp(calls);
  for (let version = 0; version < 2; version++)
    expect((await calls.generate(archived.id)).statusCode).toBe(201);
  for (const { id } of [archived, deleted]) await calls.remove(id);
  await server.database.queries
    .updateTable('version')
    .set({ creationTime: '2010-01-01T11:00:00.000Z' })
    .where('duerpDocumentId', '=', archived.id)
    .where('versionNumber', '=', 1)
    .execute();
  const show = async (): Promise<unknown> =>
    JSON.parse((await odu('accounts', 'show', 'claire@exemple.fr', '--json')).output);
  await server.deps.sessions.open(account.id);
  const closed = await server.deps.sessions.open(account.id);
  const { accountId, sessionId, isDelegated } = await server.deps.sessions.identify(closed.accessToken);
  await server.deps.sessions.close({ accountId, sessionId, isDelegated }, closed.refreshToken);
  expect(await show()).toMatchObject([
    { duerps: 1, archives: 1, versions: 2, keptUntil: '2066-11-16', sessions: 2, delegates: 0 },
  ]);
  const expiresAt = server.clock.now().toISOString();
  const sessions = server.database.queries.updateTable('session').set({ expiresAt });
  await sessions.where('accountId', '=', account.id).execute();
  expect(await show()).toMatchObject([{ duerps: 1, archives: 1, sessions: 0 }]);
});

test('every account is listed once, however many there are', async () => {
  const { queries } = server.database;
  const { id } = await server.signUp('nombre@exemple.fr');
  const row = await queries.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const rows = Array.from({ length: 2_001 }, (_, count) => ({
    ...row,
    id: `n-${count}`,
    emailAddress: `n-${count}@exemple.fr`,
  }));
  for (let start = 0; start < rows.length; start += 500)
    await queries
      .insertInto('account')
      .values(rows.slice(start, start + 500))
      .execute();
  const all = await queries.selectFrom('account').select('emailAddress').orderBy('emailAddress').execute();
  const listed: { emailAddress: string }[] = JSON.parse((await odu('accounts', 'list', '--json')).output);
  expect(listed.map(({ emailAddress }) => emailAddress)).toEqual(all.map(({ emailAddress }) => emailAddress));
});

test('what cannot be done is one sentence and code 1', async () => {
  expect(await odu('accounts', 'vip', 'personne@exemple.fr', 'on')).toMatchObject({
    code: 1,
    error: "Aucun compte n'a l'adresse personne@exemple.fr.",
  });
  const refused = await odu('accounts', 'limit', 'anne@exemple.fr', 'beaucoup');
  expect(refused.code).toBe(1);
  expect(refused.error).toContain('il faut un nombre');
  expect((await odu('inconnu')).code).toBe(1);
});
