import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import { ACCESS_TOKEN, EMAIL, REFRESH_TOKEN } from './support/examples.ts';
import { catchError, createResourcePact, problem } from './support/resource-pact.ts';

const { boolean, fromProviderState, string } = MatchersV3;
const play = createResourcePact('delegue');

const authorised = [['a delegate is authorised', { emailAddress: EMAIL }]] as const;
const KEYS = { em: EMAIL, dmk: 'cle-du-cabinet', dut: 'autorisation-du-compte' };
const signIn = {
  method: 'POST',
  path: '/api/public/token/delegate',
  body: {
    em: EMAIL,
    dmk: fromProviderState('${dmk}', KEYS.dmk),
    dut: fromProviderState('${dut}', KEYS.dut),
  },
};

test('a delegate signs in with the three keys', async () => {
  const tokens = await play(
    {
      states: [[...authorised[0]]],
      description: 'a sign-in of a delegate',
      token: 'none',
      request: signIn,
      answer: {
        status: 200,
        body: { accessToken: string(ACCESS_TOKEN), refreshToken: string(REFRESH_TOKEN) },
      },
    },
    (api) => unwrap(api.POST('/api/public/token/delegate', { body: KEYS })),
  );
  expect(tokens.accessToken).toBe(ACCESS_TOKEN);
});

test('a wrong key is a 401 with the words to show', async () => {
  const body = { ...KEYS, dut: 'autre-autorisation' };
  const error = await play(
    {
      states: [[...authorised[0]]],
      description: 'a sign-in of a delegate with a wrong key',
      token: 'none',
      request: { ...signIn, body: { ...signIn.body, dut: body.dut } },
      answer: problem(401),
    },
    (api) => catchError(unwrap(api.POST('/api/public/token/delegate', { body }))),
  );
  expect(error).toMatchObject({ status: 401 });
});

test('the account of a delegated session is marked', async () => {
  const account = await play(
    {
      states: [['a signed-in delegate', { emailAddress: EMAIL }]],
      description: "a delegate's reading of the account",
      request: { method: 'GET', path: '/api/myaccount/info' },
      answer: {
        status: 200,
        body: {
          isDelegatedSession: true,
          lastDelegateSignIn: {
            delegateName: string('Cabinet Durand'),
            signedInAt: string('2026-11-21T13:32:00Z'),
          },
          isEmailVerified: boolean(false),
        },
      },
    },
    (api) => unwrap(api.GET('/api/myaccount/info')),
  );
  expect(account.isDelegatedSession).toBe(true);
});

test('what is of the owner alone is a 403', async () => {
  const error = await play(
    {
      states: [['a signed-in delegate', { emailAddress: EMAIL }]],
      description: "a delegate's request of a password link",
      request: { method: 'POST', path: '/api/myaccount/sendresetpwdemail' },
      answer: problem(403),
    },
    (api) => catchError(unwrap(api.POST('/api/myaccount/sendresetpwdemail'))),
  );
  expect(error).toMatchObject({ status: 403 });
});
