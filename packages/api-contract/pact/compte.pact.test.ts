import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import { ACCESS_TOKEN, EMAIL, PASSWORD, REFRESH_TOKEN } from './support/examples.ts';
import { catchError, createResourcePact, problem } from './support/resource-pact.ts';

const { boolean, eachLike, fromProviderState, integer, regex, string } = MatchersV3;
const play = createResourcePact('compte');

const check = { method: 'POST', path: '/api/public/account/info', body: { emailAddress: EMAIL } };
const newAccount = { emailAddress: EMAIL, newPassword: PASSWORD, captchaToken: 'a-solved-captcha' };
const create = {
  method: 'POST',
  path: '/api/public/account/create',
  body: { ...newAccount, captchaToken: fromProviderState('${captchaToken}', newAccount.captchaToken) },
};
const info = { method: 'GET', path: '/api/myaccount/info' };

test('a known address may sign in', async () => {
  const answer = await play(
    {
      states: [['an account exists', { emailAddress: EMAIL, password: PASSWORD }]],
      description: 'a check of an address that has an account',
      token: 'none',
      request: check,
      answer: { status: 200, body: { isAllowed: true, isSetup: true } },
    },
    (api) => unwrap(api.POST('/api/public/account/info', { body: { emailAddress: EMAIL } })),
  );
  expect(answer).toEqual({ isAllowed: true, isSetup: true });
});

test('the reminders are turned off', async () => {
  const answer = await play(
    {
      states: [['a signed-in user', { emailAddress: EMAIL }]],
      description: 'the end of the reminders',
      request: { method: 'POST', path: '/api/myaccount/update-rappels', body: { hasRappels: false } },
      answer: { status: 204 },
    },
    (api) => unwrap(api.POST('/api/myaccount/update-rappels', { body: { hasRappels: false } })),
  );
  expect(answer).toBeUndefined();
});

const ID_LIEN = '3f1d8a52-6c0e-4b7f-9a41-5d2e8c7b6a10';

test('an account without a calendar has no link', async () => {
  const answer = await play(
    {
      states: [['a signed-in user', { emailAddress: EMAIL }]],
      description: 'a reading of the calendar that there is not',
      request: { method: 'GET', path: '/api/myaccount/calendrier' },
      answer: { status: 200, body: { url: null, createdAt: null } },
    },
    (api) => unwrap(api.GET('/api/myaccount/calendrier')),
  );
  expect(answer).toEqual({ url: null, createdAt: null });
});

test('a new link of the calendar is answered whole', async () => {
  const url = 'https://odu.example/calendrier/m3Z0c2kq1Xv8yT5rBn7uWd9eHf4gJa6sLp2oQxYzV1E.ics';
  const answer = await play(
    {
      states: [['a signed-in user', { emailAddress: EMAIL }]],
      description: 'a new link of the calendar',
      request: { method: 'POST', path: '/api/myaccount/calendrier/renew', body: { idLien: ID_LIEN } },
      answer: {
        status: 200,
        body: {
          url: regex('^https?://[^ ]+/calendrier/[A-Za-z0-9_-]{43}\\.ics$', url),
          createdAt: string('2026-11-22T09:30:00.000Z'),
        },
      },
    },
    (api) => unwrap(api.POST('/api/myaccount/calendrier/renew', { body: { idLien: ID_LIEN } })),
  );
  expect(answer.url).toBe(url);
});

test('the link of the calendar is ended', async () => {
  const answer = await play(
    {
      states: [['a signed-in user', { emailAddress: EMAIL }]],
      description: 'the end of the link of the calendar',
      request: { method: 'POST', path: '/api/myaccount/calendrier/stop' },
      answer: { status: 204 },
    },
    (api) => unwrap(api.POST('/api/myaccount/calendrier/stop')),
  );
  expect(answer).toBeUndefined();
});

test('an unknown address is sent to the account creation', async () => {
  const answer = await play(
    {
      states: [['no account exists', { emailAddress: EMAIL }]],
      description: 'a check of an address that has no account',
      token: 'none',
      request: check,
      answer: { status: 200, body: { isAllowed: true, isSetup: false } },
    },
    (api) => unwrap(api.POST('/api/public/account/info', { body: { emailAddress: EMAIL } })),
  );
  expect(answer.isSetup).toBe(false);
});

test('an address that is not on the allow list is told so', async () => {
  const answer = await play(
    {
      states: [['the address is not on the allow list', { emailAddress: EMAIL }]],
      description: 'a check of an address that is not allowed',
      token: 'none',
      request: check,
      answer: { status: 200, body: { isAllowed: false, isSetup: false } },
    },
    (api) => unwrap(api.POST('/api/public/account/info', { body: { emailAddress: EMAIL } })),
  );
  expect(answer.isAllowed).toBe(false);
});

test('an empty address is a 400 that names the field', async () => {
  const error = await play(
    {
      states: [],
      description: 'a check of an empty address',
      token: 'none',
      request: { ...check, body: { emailAddress: '' } },
      answer: problem(400, {
        errors: eachLike({ path: string('/body/emailAddress'), message: string('vide') }),
      }),
    },
    (api) => catchError(unwrap(api.POST('/api/public/account/info', { body: { emailAddress: '' } }))),
  );
  expect(error).toMatchObject({ status: 400, errors: [{ path: '/body/emailAddress' }] });
});

test('too many checks are a 429', async () => {
  const error = await play(
    {
      states: [['the account info limit of the client is reached', {}]],
      description: 'one check of an address too many',
      token: 'none',
      request: check,
      answer: { ...problem(429), headers: { 'Retry-After': MatchersV3.regex(/^\d+$/, '120') } },
    },
    (api) => catchError(unwrap(api.POST('/api/public/account/info', { body: { emailAddress: EMAIL } }))),
  );
  expect(error).toMatchObject({ status: 429, retryAfterSeconds: 120 });
});

test('creating an account signs in', async () => {
  const tokens = await play(
    {
      states: [
        ['no account exists', { emailAddress: EMAIL }],
        ['a solved captcha', {}],
      ],
      description: 'the creation of an account',
      token: 'none',
      request: create,
      answer: {
        status: 201,
        body: { accessToken: string(ACCESS_TOKEN), refreshToken: string(REFRESH_TOKEN) },
      },
    },
    (api) => unwrap(api.POST('/api/public/account/create', { body: newAccount })),
  );
  expect(tokens.accessToken).toBe(ACCESS_TOKEN);
});

test('creating an account that is not allowed is a 403', async () => {
  const error = await play(
    {
      states: [
        ['the address is not on the allow list', { emailAddress: EMAIL }],
        ['a solved captcha', {}],
      ],
      description: 'the creation of an account that is not allowed',
      token: 'none',
      request: create,
      answer: problem(403),
    },
    (api) => catchError(unwrap(api.POST('/api/public/account/create', { body: newAccount }))),
  );
  expect(error).toMatchObject({ status: 403 });
});

test('creating an account that exists is a 409', async () => {
  const error = await play(
    {
      states: [
        ['an account exists', { emailAddress: EMAIL, password: PASSWORD }],
        ['a solved captcha', {}],
      ],
      description: 'the creation of an account that exists',
      token: 'none',
      request: create,
      answer: problem(409),
    },
    (api) => catchError(unwrap(api.POST('/api/public/account/create', { body: newAccount }))),
  );
  expect(error).toMatchObject({ status: 409 });
});

test('a weak password is a 422 that names the field', async () => {
  const error = await play(
    {
      states: [
        ['no account exists', { emailAddress: EMAIL }],
        ['a solved captcha', {}],
      ],
      description: 'the creation of an account with a weak password',
      token: 'none',
      request: { ...create, body: { ...create.body, newPassword: 'fournil' } },
      answer: problem(422, {
        errors: eachLike({
          path: '/newPassword',
          message: string('Le mot de passe doit contenir au moins 8 caractères'),
        }),
      }),
    },
    (api) =>
      catchError(
        unwrap(api.POST('/api/public/account/create', { body: { ...newAccount, newPassword: 'fournil' } })),
      ),
  );
  expect(error).toMatchObject({ status: 422, errors: [{ path: '/newPassword' }] });
});

test('the account is read', async () => {
  const account = await play(
    {
      states: [['a signed-in user', { emailAddress: EMAIL }]],
      description: 'a reading of the account',
      request: info,
      answer: {
        status: 200,
        body: { emailAddress: EMAIL, isEmailVerified: boolean(false), maxNumberOfDuerps: integer(5) },
      },
    },
    (api) => unwrap(api.GET('/api/myaccount/info')),
  );
  expect(account).toEqual({ emailAddress: EMAIL, isEmailVerified: false, maxNumberOfDuerps: 5 });
});

test('without a session the account is a 401', async () => {
  const error = await play(
    {
      states: [],
      description: 'a reading of the account without a session',
      token: 'invalid',
      request: info,
      answer: problem(401),
    },
    (api) => catchError(unwrap(api.GET('/api/myaccount/info'))),
  );
  expect(error).toMatchObject({ name: 'ApiError', status: 401 });
});

test('everything kept of an account is exported as a ZIP', async () => {
  const exported = { method: 'GET', path: '/api/myaccount/export' };
  const response = await play(
    {
      states: [['a signed-in user', { emailAddress: EMAIL }]],
      description: 'the export of everything kept of the account',
      request: exported,
      answer: {
        status: 200,
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': regex(
            /^attachment; filename="export-odu-\d{4}-\d{2}-\d{2}\.zip"$/,
            'attachment; filename="export-odu-2026-11-16.zip"',
          ),
        },
      },
    },
    async (api) => {
      const call = api.GET('/api/myaccount/export', { parseAs: 'blob' });
      await unwrap(call);
      return (await call).response;
    },
  );
  expect(response.headers.get('Content-Type')).toBe('application/zip');
});
