import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import { EMAIL } from './support/examples.ts';
import { catchError, createResourcePact, problem } from './support/resource-pact.ts';

const { eachLike, fromProviderState, string } = MatchersV3;
const play = createResourcePact('verification');

const signedIn = ['a signed-in user', { emailAddress: EMAIL }] as const;
const OTP = '123456';
const verify = { method: 'POST', path: '/api/myaccount/verifyemail' };

test('a code is sent', async () => {
  const answer = await play(
    {
      states: [[...signedIn]],
      description: 'the request of a code',
      request: { method: 'POST', path: '/api/myaccount/sendemailverification' },
      answer: { status: 204 },
    },
    (api) => unwrap(api.POST('/api/myaccount/sendemailverification')),
  );
  expect(answer).toBeUndefined();
});

test('the code verifies the address', async () => {
  const answer = await play(
    {
      states: [[...signedIn], ['a verification code was sent', { emailAddress: EMAIL }]],
      description: 'the right code',
      request: { ...verify, body: { otp: fromProviderState('${otp}', OTP) } },
      answer: { status: 204 },
    },
    (api) => unwrap(api.POST('/api/myaccount/verifyemail', { body: { otp: OTP } })),
  );
  expect(answer).toBeUndefined();
});

test('a wrong code is a 422 that names the field', async () => {
  const error = await play(
    {
      states: [[...signedIn]],
      description: 'a code that nobody sent',
      request: { ...verify, body: { otp: OTP } },
      answer: problem(422, { errors: eachLike({ path: string('/otp'), message: string('Code refusé.') }) }),
    },
    (api) => catchError(unwrap(api.POST('/api/myaccount/verifyemail', { body: { otp: OTP } }))),
  );
  expect(error).toMatchObject({ status: 422, errors: [{ path: '/otp' }] });
});
