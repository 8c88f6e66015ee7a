import { beforeAll, describe, expect, test } from 'vitest';
import { listOperations, readContract } from '@odu/api-contract/document';
import {
  authorizeDelegate,
  createDelegate,
  revokeAuthorization,
  revokeDelegate,
} from '../../src/services/authentication/delegates.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';
import { reachLimit } from '../provider-states/compte-states.ts';

const server = useTestServer();

type Keys = { em: string; dmk: string; dut: string };

async function authorizeFor(delegateId: string, { id: accountId }: TestAccount): Promise<string> {
  const made = await authorizeDelegate(server.deps, { delegateId, accountId });
  if (made === false) throw new Error('the delegate is revoked');
  return made.token;
}

/** A partner firm that may sign in for the account. */
async function authorize(account: TestAccount, name = 'Cabinet Durand') {
  const delegate = await createDelegate(server.deps, name);
  const dut = await authorizeFor(delegate.id, account);
  const keys: Keys = { em: account.emailAddress, dmk: delegate.key, dut };
  return { delegateId: delegate.id, keys };
}

const signIn = (body: Keys, from = '127.0.0.1') =>
  server.request({ method: 'POST', url: '/api/public/token/delegate', body, from });
const info = (account: { accessToken: string }) => server.request({ url: '/api/myaccount/info', account });
const refresh = (tokens: { accessToken: string; refreshToken: string }) =>
  server.request({
    method: 'POST',
    url: '/api/public/token/refresh',
    body: { expiredAccessToken: tokens.accessToken, refreshToken: tokens.refreshToken },
  });

test('a delegate signs in for the account, which then shows it; a refresh leaves the session delegated', async () => {
  const owner = await server.signUp('patronne@exemple.fr');
  const { keys } = await authorize(owner);
  expect((await info(owner)).json().lastDelegateSignIn).toBeNull();

  const delegate = (
    await signIn({ em: ' Patronne@exemple.fr', dmk: ` ${keys.dmk}`, dut: `${keys.dut}\n` })
  ).json();
  expect((await info(delegate)).json()).toMatchObject({
    emailAddress: 'patronne@exemple.fr',
    isDelegatedSession: true,
  });
  const next = await refresh(delegate);
  expect((await info(next.json())).json().isDelegatedSession).toBe(true);
  const seenByOwner = (await info(owner)).json();
  expect(seenByOwner.isDelegatedSession).toBe(false);
  expect(seenByOwner.lastDelegateSignIn).toEqual({
    delegateName: 'Cabinet Durand',
    signedInAt: server.clock.now().toISOString(),
  });
});

test('each sign-in is a line of the audit log, the last one is shown, and only to its account', async () => {
  const owner = await server.signUp('auditee@exemple.fr');
  const other = await server.signUp('non-auditee@exemple.fr');
  const first = await authorize(owner, 'Cabinet Premier');
  const second = await authorize(owner, 'Cabinet Second');
  await signIn(first.keys);
  server.clock.advance(MINUTE);
  await signIn(second.keys);
  const lines = await server.database.queries
    .selectFrom('auditEntry')
    .select(['type', 'detail'])
    .where('accountId', '=', owner.id)
    .orderBy('createdAt')
    .execute();
  expect(lines).toEqual([
    { type: 'delegate-sign-in', detail: first.delegateId },
    { type: 'delegate-sign-in', detail: second.delegateId },
  ]);
  expect((await info(owner)).json().lastDelegateSignIn.delegateName).toBe('Cabinet Second');
  expect((await info(other)).json().lastDelegateSignIn).toBeNull();
});

test('one answer for any of the three that is wrong, of another account or of another delegate, and no audit line', async () => {
  const owner = await server.signUp('cible@exemple.fr');
  const other = await server.signUp('voisine@exemple.fr');
  const { keys } = await authorize(owner, 'Cabinet Cible');
  const foreign = (await authorize(other, 'Cabinet Voisin')).keys;
  const wrong: Partial<Keys>[] = [
    { em: other.emailAddress },
    { em: 'inconnue@exemple.fr' },
    { em: 'pas une adresse' },
    { dmk: foreign.dmk },
    { dut: foreign.dut },
    { dmk: foreign.dmk, dut: foreign.dut },
    { dmk: 'fausse' },
    { dut: 'fausse' },
    { dmk: keys.dut, dut: keys.dmk },
  ];
  for (const part of wrong) {
    const refused = await signIn({ ...keys, ...part });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({
      title: 'Unauthorized',
      message: 'Les informations de connexion sont invalides.',
    });
    expect(refused.json().errors).toBeUndefined();
  }
  expect((await info(owner)).json().lastDelegateSignIn).toBeNull();
  expect((await signIn(keys)).statusCode).toBe(200);
});

test('keys are kept hashed only', async () => {
  const { keys } = await authorize(await server.signUp('hachee@exemple.fr'), 'Cabinet Haché');
  const stored = JSON.stringify([
    await server.database.queries.selectFrom('delegate').selectAll().execute(),
    await server.database.queries.selectFrom('delegateAuthorization').selectAll().execute(),
  ]);
  expect(stored).toContain('Cabinet Haché');
  expect(stored).not.toContain(keys.dmk);
  expect(stored).not.toContain(keys.dut);
});

describe('what a delegate may call', () => {
  const secured = listOperations(readContract()).filter(({ isPublic }) => !isPublic);
  const CLOSED = "Un délégué n'a pas accès à cette fonction\u00A0: elle est réservée au titulaire du compte.";
  let delegate: { accessToken: string };

  beforeAll(async () => {
    const { keys } = await authorize(await server.signUp('titulaire@exemple.fr'), 'Cabinet Titulaire');
    delegate = (await signIn(keys)).json();
  });

  const call = (method: string, url: string) =>
    server.request({
      method: method.toUpperCase() as 'GET',
      url: url.replace(/:\w+/g, '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11'),
      account: delegate,
      ...(method === 'post' && { body: {} }),
    });

  const isClosed = ({ isClosedToDelegates }: (typeof secured)[number]) => isClosedToDelegates;
  const ofContract = (operations: typeof secured) =>
    operations.map(({ id, method, url }) => [id, method, url] as const);

  test.for(ofContract(secured.filter(isClosed)))('%s answers 403', async ([, method, url]) => {
    const answer = await call(method, url);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe(CLOSED);
  });

  // Signing out comes last: it ends the session.
  const open = secured
    .filter((operation) => !isClosed(operation))
    .toSorted((one, other) => Number(one.id === 'logout') - Number(other.id === 'logout'));
  test.for(ofContract(open))('%s is open', async ([, method, url]) => {
    const answer = await call(method, url);
    expect([401, 403]).not.toContain(answer.statusCode);
  });
});

describe('what is revoked', () => {
  const isOpen = async (tokens: { accessToken: string; refreshToken: string }) => {
    const isIdentified = (await info(tokens)).statusCode === 200;
    const next = await refresh(tokens);
    expect(next.statusCode).toBe(isIdentified ? 200 : 401);
    return isIdentified;
  };

  test('an authorisation ends its own sessions at once, and no other', async () => {
    const owner = await server.signUp('revocation@exemple.fr');
    const neighbour = await server.signUp('revocation-voisine@exemple.fr');
    const { delegateId, keys } = await authorize(owner, 'Cabinet Révoqué');
    const dut = await authorizeFor(delegateId, neighbour);
    const ofNeighbour = { em: neighbour.emailAddress, dmk: keys.dmk, dut };
    const revoked = (await signIn(keys)).json();
    const kept = (await signIn(ofNeighbour)).json();

    await revokeAuthorization(server.deps, { delegateId, accountId: owner.id });
    expect(await isOpen(revoked)).toBe(false);
    expect((await signIn(keys)).statusCode).toBe(401);
    expect(await isOpen(kept)).toBe(true);
    expect((await info(owner)).statusCode).toBe(200);
    expect((await info(owner)).json().lastDelegateSignIn.delegateName).toBe('Cabinet Révoqué');

    const again = await authorizeFor(delegateId, owner);
    expect(await isOpen(revoked)).toBe(false);
    expect((await signIn({ ...keys, dut: again })).statusCode).toBe(200);
  });

  test('a delegate ends all of its sessions, and none of another delegate', async () => {
    const owner = await server.signUp('deux-cabinets@exemple.fr');
    const { delegateId, keys } = await authorize(owner, 'Cabinet Fini');
    const other = await authorize(owner, 'Cabinet Fidèle');
    const ended = [(await signIn(keys)).json(), (await signIn(keys)).json()];
    const kept = (await signIn(other.keys)).json();

    await revokeDelegate(server.deps, delegateId);
    for (const tokens of ended) expect(await isOpen(tokens)).toBe(false);
    expect((await signIn(keys)).statusCode).toBe(401);
    expect(await isOpen(kept)).toBe(true);
    expect((await info(owner)).statusCode).toBe(200);
  });

  test('leaves no session that a sign-in of the same moment opened', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await server.signUp(`course${round}@exemple.fr`);
      const { delegateId, keys } = await authorize(owner, `Cabinet Course ${round}`);
      const [answers] = await Promise.all([
        Promise.all([signIn(keys), signIn(keys), signIn(keys)]),
        revokeAuthorization(server.deps, { delegateId, accountId: owner.id }),
      ]);
      const opened = answers.filter(({ statusCode }) => statusCode === 200);
      for (const answer of opened) expect(await isOpen(answer.json())).toBe(false);
    }
  });
});

test('a key has ten tries at an account in 15 minutes; who does not have it shuts nobody out', async () => {
  const { keys } = await authorize(await server.signUp('visee@exemple.fr'), 'Cabinet Visé');
  // Another address than that of the sign-ins above, which have a limit of their own.
  const from = '203.0.113.77';
  const status = async (part: Partial<Keys>) => (await signIn({ ...keys, ...part }, from)).statusCode;
  for (let attempt = 0; attempt < 11; attempt++)
    expect(await status({ dmk: `au-hasard-${attempt}` })).toBe(401);
  for (let attempt = 0; attempt < 9; attempt++)
    expect(await status({ dut: `au-hasard-${attempt}` })).toBe(401);
  expect(await status({})).toBe(200);
  expect(await status({})).toBe(429);
});

test('an address that has no try left uses up none of a key', async () => {
  const { keys } = await authorize(await server.signUp('epargnee@exemple.fr'), 'Cabinet Épargné');
  const from = '203.0.113.78';
  await reachLimit(server.deps, 'signInPerIp', from);
  for (let attempt = 0; attempt < 10; attempt++) expect((await signIn(keys, from)).statusCode).toBe(429);
  expect((await signIn(keys, '203.0.113.79')).statusCode).toBe(200);
});
