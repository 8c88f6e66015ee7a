import { afterEach, expect, test, vi } from 'vitest';
import { insertDelegateAuthorization } from '../../src/repositories/account/delegate-repository.ts';
import { useTestServer } from '../build-app.ts';
import { runOdu } from './run-odu.ts';

const server = useTestServer();

afterEach(() => vi.restoreAllMocks());

const odu = (...args: string[]) => runOdu(server, ...args);
const readJson = async (...args: string[]) => {
  const { code, output } = await odu(...args, '--json');
  expect(code).toBe(0);
  return JSON.parse(output);
};
const signIn = async (em: string, dmk: string, dut: string) =>
  (
    await server.request({ method: 'POST', url: '/api/public/token/delegate', body: { em, dmk, dut } })
  ).json();
const statusOf = async (account: { accessToken: string }) =>
  (await server.request({ url: '/api/myaccount/info', account })).statusCode;

test('a delegate and its authorisation are made, listed without their keys, used and revoked while the server runs', async () => {
  await server.signUp('anne@exemple.fr');
  const made = await odu('delegates', 'create', '  Cabinet Durand ');
  expect(made.code).toBe(0);
  expect(made.output).toMatch(/^Délégué +Identifiant +DMK\nCabinet Durand {2}[0-9a-f-]{36} {2}[\w-]{43}\n/);
  expect(made.output).toContain("n'est affichée qu'une fois");
  const dmk = /[\w-]{43}$/m.exec(made.output)?.[0] ?? '';

  const authorized = await odu('authorizations', 'create', 'Cabinet Durand', 'Anne@exemple.fr');
  expect(authorized.output).toMatch(
    /^Délégué +Compte +Identifiant +DUT\nCabinet Durand {2}anne@exemple\.fr {2}[0-9a-f-]{36} {2}[\w-]{43}\n/,
  );
  const dut = /[\w-]{43}$/m.exec(authorized.output)?.[0] ?? '';
  const session = await signIn('anne@exemple.fr', dmk, dut);
  expect(await statusOf(session)).toBe(200);

  const now = server.clock.now().toISOString();
  expect(await readJson('delegates', 'list')).toEqual([
    {
      name: 'Cabinet Durand',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      authorizations: 1,
      lastSignInAt: now,
      createdAt: expect.any(String),
      revokedAt: null,
    },
  ]);
  const [authorization] = await readJson('authorizations', 'list');
  expect(authorization).toMatchObject({
    delegateName: 'Cabinet Durand',
    emailAddress: 'anne@exemple.fr',
    isValid: true,
    lastSignInAt: now,
    revokedAt: null,
  });
  for (const shown of [await odu('delegates', 'list'), await odu('authorizations', 'list')]) {
    expect(shown.output).toContain('Cabinet Durand');
    expect(shown.output).not.toContain(dmk);
    expect(shown.output).not.toContain(dut);
  }

  expect((await odu('authorizations', 'revoke', authorization.id)).code).toBe(0);
  expect(await statusOf(session)).toBe(401);
  expect(await readJson('authorizations', 'list')).toMatchObject([{ isValid: false }]);
});

test('programs read the keys of what they made', async () => {
  await server.signUp('zoe@exemple.fr');
  const [delegate] = await readJson('delegates', 'create', 'Cabinet Zola');
  const [authorization] = await readJson('authorizations', 'create', delegate.id, 'zoe@exemple.fr');
  expect(Object.keys(delegate)).toEqual(['name', 'id', 'dmk']);
  expect(Object.keys(authorization)).toEqual(['delegateName', 'emailAddress', 'id', 'dut']);
  const session = await signIn('zoe@exemple.fr', delegate.dmk, authorization.dut);
  expect(await statusOf(session)).toBe(200);
  await readJson('delegates', 'revoke', 'Cabinet Zola');
  expect(await readJson('delegates', 'list')).toContainEqual(
    expect.objectContaining({ name: 'Cabinet Zola', authorizations: 0 }),
  );
  expect(await readJson('accounts', 'show', 'zoe@exemple.fr')).toMatchObject([{ delegates: 0 }]);
  expect(await statusOf(session)).toBe(401);
  const rows = await readJson('authorizations', 'list', '--delegate', delegate.id);
  expect(rows).toMatchObject([{ delegateName: 'Cabinet Zola', isValid: false, revokedAt: null }]);
});

test('authorisations are listed by delegate or by account', async () => {
  for (const name of ['lise', 'luc']) await server.signUp(`${name}@exemple.fr`);
  for (const name of ['Cabinet Lens', 'Cabinet Lille']) {
    await odu('delegates', 'create', name);
    for (const account of ['lise', 'luc'])
      await odu('authorizations', 'create', name, `${account}@exemple.fr`);
  }
  const pairs = async (...args: string[]) =>
    (await readJson('authorizations', 'list', ...args)).map(
      (row: { delegateName: string; emailAddress: string }) => `${row.delegateName} ${row.emailAddress}`,
    );
  expect(await pairs('--delegate', 'Cabinet Lens')).toEqual([
    'Cabinet Lens lise@exemple.fr',
    'Cabinet Lens luc@exemple.fr',
  ]);
  expect(await pairs('--account', 'Luc@exemple.fr')).toEqual([
    'Cabinet Lens luc@exemple.fr',
    'Cabinet Lille luc@exemple.fr',
  ]);
});

test('delegates are listed by name with what still lets each in, authorisations with their own last sign-in', async () => {
  for (const name of ['nina', 'noé']) await server.signUp(`${name}@exemple.fr`);
  const made = [];
  for (const name of ['Cabinet Nîmes', 'Cabinet Nantes']) {
    const [{ dmk }] = await readJson('delegates', 'create', name);
    for (const account of ['nina', 'noé']) {
      const [{ dut }] = await readJson('authorizations', 'create', name, `${account}@exemple.fr`);
      made.push({ em: `${account}@exemple.fr`, dmk, dut });
    }
  }
  const [, ofNoe] = made;
  await signIn(ofNoe?.em ?? '', ofNoe?.dmk, ofNoe?.dut);
  const rows: { id: string; emailAddress: string; lastSignInAt: string | null }[] = await readJson(
    'authorizations',
    'list',
    '--delegate',
    'Cabinet Nîmes',
  );
  expect(rows.map(({ emailAddress, lastSignInAt }) => [emailAddress, lastSignInAt])).toEqual([
    ['nina@exemple.fr', null],
    ['noé@exemple.fr', server.clock.now().toISOString()],
  ]);
  await odu('authorizations', 'revoke', rows[0]?.id ?? '');
  const delegates: { name: string; authorizations: number }[] = await readJson('delegates', 'list');
  const listed = delegates.filter(({ name }) => name.startsWith('Cabinet N'));
  expect(listed.map(({ name, authorizations }) => [name, authorizations])).toEqual([
    ['Cabinet Nantes', 2],
    ['Cabinet Nîmes', 1],
  ]);
});

test('a new authorisation takes the place of the last one of the same account and delegate', async () => {
  await server.signUp('marie@exemple.fr');
  const [{ dmk }] = await readJson('delegates', 'create', 'Cabinet Meaux');
  const authorize = async () =>
    (await readJson('authorizations', 'create', 'Cabinet Meaux', 'marie@exemple.fr'))[0].dut;
  const first = await authorize();
  const session = await signIn('marie@exemple.fr', dmk, first);
  const second = await authorize();
  expect(await statusOf(session)).toBe(401);
  expect(await signIn('marie@exemple.fr', dmk, first)).toMatchObject({ status: 401 });
  expect(await statusOf(await signIn('marie@exemple.fr', dmk, second))).toBe(200);
  expect(await readJson('authorizations', 'list', '--account', 'marie@exemple.fr')).toMatchObject([
    { isValid: false },
    { isValid: true },
  ]);
});

test('the authorisations of one account and delegate are listed in the order of their making', async () => {
  const { id: accountId } = await server.signUp('nora@exemple.fr');
  const [{ id: delegateId }] = await readJson('delegates', 'create', 'Cabinet Nevers');
  const [early, late] = ['2026-11-14T10:00:00.000Z', '2026-11-15T10:00:00.000Z'];
  for (const [id, createdAt] of [
    ['c-first', early],
    ['b-third', late],
    ['a-second', late],
  ] as const)
    await insertDelegateAuthorization(server.database.queries, {
      id,
      delegateId,
      accountId,
      tokenHash: id,
      createdAt,
      revokedAt: late,
    });
  const rows: { id: string }[] = await readJson('authorizations', 'list', '--account', 'nora@exemple.fr');
  expect(rows.map(({ id }) => id)).toEqual(['c-first', 'a-second', 'b-third']);
});

test('what cannot be done is one sentence and code 1', async () => {
  await server.signUp('rose@exemple.fr');
  await odu('delegates', 'create', 'Cabinet Rose');
  await odu('authorizations', 'create', 'Cabinet Rose', 'rose@exemple.fr');
  const refused: [string, ...string[]][] = [
    ["Le nom d'un délégué a de 1 à 200 caractères.", 'delegates', 'create', '  '],
    ["Le nom d'un délégué a de 1 à 200 caractères.", 'delegates', 'create', 'x'.repeat(201)],
    ["Le nom d'un délégué tient sur une ligne.", 'delegates', 'create', 'é\r\nb'],
    ['Un délégué a déjà le nom Cabinet Rose.', 'delegates', 'create', 'Cabinet Rose'],
    ["Aucun délégué n'a le nom ou l'identifiant Cabinet Gris.", 'delegates', 'revoke', 'Cabinet Gris'],
    ["Aucun compte n'a l'adresse x@y.fr.", 'authorizations', 'create', 'Cabinet Rose', 'x@y.fr'],
    ["Aucune autorisation n'a l'identifiant 12.", 'authorizations', 'revoke', '12'],
  ];
  for (const [error, ...args] of refused) expect(await odu(...args)).toMatchObject({ code: 1, error });
  expect((await odu('delegates', 'create', 'x'.repeat(200))).code).toBe(0);
  await odu('delegates', 'revoke', 'Cabinet Rose');
  const [{ id }] = await readJson('authorizations', 'list', '--account', 'rose@exemple.fr');
  expect(await odu('delegates', 'revoke', 'Cabinet Rose')).toMatchObject({
    code: 1,
    error: "Aucun délégué n'a le nom ou l'identifiant Cabinet Rose.",
  });
  expect((await odu('authorizations', 'revoke', id)).code).toBe(0);
  expect(await odu('authorizations', 'revoke', id)).toMatchObject({
    code: 1,
    error: 'Cette autorisation est déjà révoquée.',
  });
  expect((await odu('delegates', 'create', 'Cabinet Rose')).code).toBe(0);
});

test('the help of both groups gives examples', async () => {
  for (const group of ['delegates', 'authorizations']) {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    expect((await odu(group, 'create', '--help')).code).toBe(0);
    expect(written.join('')).toContain(`npm run odu -- ${group} create`);
  }
});
