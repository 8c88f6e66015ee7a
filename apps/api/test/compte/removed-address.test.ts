import { afterEach, expect, test } from 'vitest';
import { authorizeDelegate, createDelegate } from '../../src/services/authentication/delegates.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';

const server = useTestServer();
afterEach(() => void (server.deps.config.allowedEmails.length = 0));

const allowOnly = (...emails: string[]) => {
  server.deps.config.allowedEmails.length = 0;
  server.deps.config.allowedEmails.push(...emails);
};
const refresh = (tokens: Pick<TestAccount, 'accessToken' | 'refreshToken'>) =>
  server.request({
    method: 'POST',
    url: '/api/public/token/refresh',
    body: { expiredAccessToken: tokens.accessToken, refreshToken: tokens.refreshToken },
  });

test('a session is not refreshed once its address is no longer allowed, and goes on when it is again', async () => {
  const [removed, kept] = [
    await server.signUp('partie@exemple.fr'),
    await server.signUp('restee@autre.example'),
  ];
  allowOnly('@autre.example');
  const refused = await refresh(removed);
  expect([refused.statusCode, refused.json().message]).toEqual([
    401,
    'Votre session a expiré, veuillez vous reconnecter.',
  ]);
  expect((await refresh(kept)).statusCode).toBe(200);
  allowOnly('@autre.example', 'partie@exemple.fr');
  expect((await refresh(removed)).statusCode).toBe(200);
});

test('its delegate does not sign in either, and leaves no line in the audit log', async () => {
  const owner = await server.signUp('patronne@exemple.fr');
  const { id: delegateId, key } = await createDelegate(server.deps, 'Cabinet Durand');
  const made = await authorizeDelegate(server.deps, { delegateId, accountId: owner.id });
  if (made === false) throw new Error('the delegate is revoked');
  const signIn = () =>
    server.request({
      method: 'POST',
      url: '/api/public/token/delegate',
      body: { em: owner.emailAddress, dmk: key, dut: made.token },
    });
  const delegated = (await signIn()).json<TestAccount>();
  allowOnly('@autre.example');
  const refused = await signIn();
  expect([refused.statusCode, refused.json().message]).toEqual([
    401,
    'Les informations de connexion sont invalides.',
  ]);
  expect((await refresh(delegated)).statusCode).toBe(401);
  const lines = await server.database.queries
    .selectFrom('auditEntry')
    .select('type')
    .where('accountId', '=', owner.id)
    .execute();
  expect(lines).toEqual([{ type: 'delegate-sign-in' }]);
  allowOnly('patronne@exemple.fr');
  expect((await signIn()).statusCode).toBe(200);
});
