import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import { EMAIL, PASSWORD } from './support/examples.ts';
import { catchError, createResourcePact, problem } from './support/resource-pact.ts';

const { eachLike, fromProviderState, string } = MatchersV3;
const play = createResourcePact('mot-de-passe');

const TOKEN = 'jeton-du-lien';
const reset = { resetPasswordToken: TOKEN, emailAddress: EMAIL, newPassword: PASSWORD };

test.for([
  ['an account exists', { emailAddress: EMAIL, password: PASSWORD }],
  ['no account exists', { emailAddress: EMAIL }],
] as const)('a link is asked for alike when %s', async ([state, params]) => {
  const answer = await play(
    {
      states: [[state, params] as ['an account exists', { emailAddress: string; password: string }]],
      description: `the request of a link for a new password, when ${state}`,
      token: 'none',
      request: {
        method: 'POST',
        path: '/api/public/resetpwd/sendlink',
        body: { emailAddress: EMAIL },
      },
      answer: { status: 204 },
    },
    (api) => unwrap(api.POST('/api/public/resetpwd/sendlink', { body: { emailAddress: EMAIL } })),
  );
  expect(answer).toBeUndefined();
});

test('a new password is set with the token of the link', async () => {
  const answer = await play(
    {
      states: [['a reset link was sent', { emailAddress: EMAIL }]],
      description: 'a new password with a fresh link',
      token: 'none',
      request: {
        method: 'POST',
        path: '/api/public/resetpwd/reset',
        body: { ...reset, resetPasswordToken: fromProviderState('${resetPasswordToken}', TOKEN) },
      },
      answer: { status: 204 },
    },
    (api) => unwrap(api.POST('/api/public/resetpwd/reset', { body: reset })),
  );
  expect(answer).toBeUndefined();
});

test('a link that is not valid is a 422 with the words to show', async () => {
  const error = await play(
    {
      states: [['an account exists', { emailAddress: EMAIL, password: PASSWORD }]],
      description: 'a new password with a link that is not valid',
      token: 'none',
      request: { method: 'POST', path: '/api/public/resetpwd/reset', body: reset },
      answer: problem(422, {
        errors: eachLike({ path: string('/resetPasswordToken'), message: string('Lien refusé.') }),
      }),
    },
    (api) => catchError(unwrap(api.POST('/api/public/resetpwd/reset', { body: reset }))),
  );
  expect(error).toMatchObject({ status: 422, errors: [{ path: '/resetPasswordToken' }] });
});

test('the link to the own address is sent', async () => {
  const answer = await play(
    {
      states: [['a signed-in user', { emailAddress: EMAIL }]],
      description: 'the link to the own address',
      request: { method: 'POST', path: '/api/myaccount/sendresetpwdemail' },
      answer: { status: 204 },
    },
    (api) => unwrap(api.POST('/api/myaccount/sendresetpwdemail')),
  );
  expect(answer).toBeUndefined();
});
