import type { Tokens } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { authorizeDelegate, createDelegate } from '../../src/services/authentication/delegates.ts';
import { useTestServer } from '../build-app.ts';

const NBSP = '\u00a0';
const server = useTestServer();

const write = (account: Pick<Tokens, 'accessToken'>) =>
  server.request({
    method: 'POST',
    url: '/api/contact',
    account,
    body: {
      emailAddress: 'patronne@exemple.fr',
      name: 'Patronne',
      userMessage: 'Changez mon adresse email.',
    },
  });
const readAccount = async () => /^Compte.*$/m.exec((await server.mails())[0]?.text ?? '')?.[0];

// What a delegate may not do himself (another address, the end of the account), the operator does on such a message.
test('a message that a delegate writes in an account says so to the operator', async () => {
  const owner = await server.signUp('patronne@exemple.fr', { isEmailVerified: 1 });
  const delegate = await createDelegate(server.deps, 'Cabinet Durand');
  const made = await authorizeDelegate(server.deps, { delegateId: delegate.id, accountId: owner.id });
  const keys = { em: owner.emailAddress, dmk: delegate.key, dut: made === false ? '' : made.token };
  const signedIn = await server.request({ method: 'POST', url: '/api/public/token/delegate', body: keys });
  const { accessToken } = signedIn.json<Tokens>();

  expect((await write({ accessToken })).statusCode).toBe(204);
  expect(await readAccount()).toBe(`Compte${NBSP}: patronne@exemple.fr (par délégation)`);
  server.clock.advance(1_000);
  expect((await write(owner)).statusCode).toBe(204);
  expect(await readAccount()).toBe(`Compte${NBSP}: patronne@exemple.fr`);
});

// Anybody may open an account in another person's name.
test('a message of an account whose address is not verified says so to the operator', async () => {
  server.clock.advance(1_000);
  expect((await write(await server.signUp('directrice@exemple.fr'))).statusCode).toBe(204);
  expect(await readAccount()).toBe(`Compte${NBSP}: directrice@exemple.fr (adresse non vérifiée)`);
});
