import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import { EMAIL } from './support/examples.ts';
import { catchError, createResourcePact, problem } from './support/resource-pact.ts';

const { eachLike, fromProviderState, string } = MatchersV3;
const play = createResourcePact('contact');

const MESSAGE = { emailAddress: EMAIL, name: 'Boulangerie Martin', phoneNumber: '', userMessage: 'Bonjour' };
const PUBLIC_MESSAGE = { ...MESSAGE, captchaToken: 'a-solved-captcha' };
const publicContact = { method: 'POST', path: '/api/public/contact' };

test('a signed-in user writes', async () => {
  const answer = await play(
    {
      states: [['a signed-in user', { emailAddress: EMAIL }]],
      description: 'a message of a signed-in user',
      request: { method: 'POST', path: '/api/contact', body: MESSAGE },
      answer: { status: 204 },
    },
    (api) => unwrap(api.POST('/api/contact', { body: MESSAGE })),
  );
  expect(answer).toBeUndefined();
});

test('a visitor writes, with the bot check', async () => {
  const captchaToken = fromProviderState('${captchaToken}', PUBLIC_MESSAGE.captchaToken);
  const answer = await play(
    {
      states: [['a solved captcha', {}]],
      description: 'a message of a visitor',
      token: 'none',
      request: { ...publicContact, body: { ...PUBLIC_MESSAGE, captchaToken } },
      answer: { status: 204 },
    },
    (api) => unwrap(api.POST('/api/public/contact', { body: PUBLIC_MESSAGE })),
  );
  expect(answer).toBeUndefined();
});

test('a bot check that is not solved is a 422 that names the field', async () => {
  const error = await play(
    {
      states: [],
      description: 'a message of a visitor without a solved bot check',
      token: 'none',
      request: { ...publicContact, body: PUBLIC_MESSAGE },
      answer: problem(422, {
        errors: eachLike({ path: string('/captchaToken'), message: string('Vérification refusée.') }),
      }),
    },
    (api) => catchError(unwrap(api.POST('/api/public/contact', { body: PUBLIC_MESSAGE }))),
  );
  expect(error).toMatchObject({ status: 422, errors: [{ path: '/captchaToken' }] });
});
