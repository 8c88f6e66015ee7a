import { expect, test } from 'vitest';
import { insertDelegate, insertDelegateAuthorization } from '../../src/repositories/delegate-repository.ts';
import { hashToken } from '../../src/services/random-tokens.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();
const DMK = 'cle-du-cabinet';
const DUT = 'autorisation-du-compte';

async function authorize(accountId: string, { dmk, dut } = { dmk: DMK, dut: DUT }) {
  const { database, makeId, clock } = server.deps;
  const createdAt = clock.now().toISOString();
  const delegateId = makeId();
  await insertDelegate(database.queries, {
    id: delegateId,
    name: 'Cabinet Durand',
    keyHash: hashToken(dmk),
    createdAt,
    revokedAt: null,
  });
  await insertDelegateAuthorization(database.queries, {
    id: makeId(),
    delegateId,
    accountId,
    tokenHash: hashToken(dut),
    createdAt,
    revokedAt: null,
  });
}

const signIn = (em: string, dmk = DMK, dut = DUT) =>
  server.request({ method: 'POST', url: '/api/public/token/delegate', body: { em, dmk, dut } });

test('a delegate signs in for the account, which then shows it, and stays out of password, e-mail and billing', async () => {
  const owner = await server.signUp('patronne@exemple.fr');
  await server.signUp('autre@exemple.fr');
  await authorize(owner.id);

  for (const [em, dmk, dut] of [
    ['autre@exemple.fr', DMK, DUT],
    ['patronne@exemple.fr', 'fausse', DUT],
    ['patronne@exemple.fr', DMK, 'fausse'],
  ] as const) {
    const refused = await signIn(em, dmk, dut);
    expect(refused.statusCode).toBe(401);
    expect(refused.json().message).toBe('Les informations de connexion sont invalides.');
  }

  const delegate = (await signIn(' Patronne@exemple.fr')).json();
  const seenByDelegate = (await server.request({ url: '/api/myaccount/info', account: delegate })).json();
  expect(seenByDelegate).toMatchObject({ emailAddress: 'patronne@exemple.fr', isDelegatedSession: true });
  const seenByOwner = (await server.request({ url: '/api/myaccount/info', account: owner })).json();
  expect(seenByOwner.isDelegatedSession).toBe(false);
  expect(seenByOwner.lastDelegateSignIn).toEqual({
    delegateName: 'Cabinet Durand',
    signedInAt: server.clock.now().toISOString(),
  });

  const closed = [
    ['POST', '/api/myaccount/sendresetpwdemail'],
    ['POST', '/api/myaccount/sendemailverification'],
    ['POST', '/api/myaccount/verifyemail'],
    ['GET', '/api/myaccount/mysubscriptions'],
    ['POST', '/api/payment/init'],
    ['POST', '/api/payment/manage'],
    ['GET', '/api/myaccount/mybillingprofiles'],
    ['POST', '/api/myaccount/mybillingprofiles/upsert'],
  ] as const;
  for (const [method, url] of closed) {
    const answer = await server.request({
      method,
      url,
      account: delegate,
      ...(method === 'POST' && { body: {} }),
    });
    expect(answer.statusCode).toBe(403);
  }

  const next = await server.request({
    method: 'POST',
    url: '/api/public/token/refresh',
    body: { expiredAccessToken: delegate.accessToken, refreshToken: delegate.refreshToken },
  });
  expect(
    (await server.request({ url: '/api/myaccount/info', account: next.json() })).json().isDelegatedSession,
  ).toBe(true);
});

test('a key has ten tries at an account in 15 minutes; who does not have it shuts nobody out', async () => {
  const owner = await server.signUp('visee@exemple.fr');
  const keys = { dmk: 'cle-du-second-cabinet', dut: 'autorisation-du-second-compte' };
  await authorize(owner.id, keys);
  const status = async (dmk: string, dut: string) => (await signIn('visee@exemple.fr', dmk, dut)).statusCode;
  for (let attempt = 0; attempt < 11; attempt++)
    expect(await status(`au-hasard-${attempt}`, keys.dut)).toBe(401);
  for (let attempt = 0; attempt < 9; attempt++)
    expect(await status(keys.dmk, `au-hasard-${attempt}`)).toBe(401);
  expect(await status(keys.dmk, keys.dut)).toBe(200);
  expect(await status(keys.dmk, keys.dut)).toBe(429);
});
