import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import { BILLING_PROFILE_ID, EMAIL } from './support/examples.ts';
import { catchError, createResourcePact, problem } from './support/resource-pact.ts';

const { eachLike, string, uuid } = MatchersV3;
const play = createResourcePact('facturation');

const SIGNED_IN = ['a signed-in user', { emailAddress: EMAIL }] as const;
const ADDRESS = {
  name: 'Boulangerie Martin',
  line1: '3 rue des Lilas',
  line2: null,
  postalCode: '69003',
  city: 'Lyon',
  country: 'FR',
  vatNumber: null,
} as const;
const MOVED = { ...ADDRESS, line1: '12 quai du Port', city: 'Marseille', postalCode: '13002' } as const;

const list = { method: 'GET', path: '/api/myaccount/mybillingprofiles' };
const upsert = { method: 'POST', path: '/api/myaccount/mybillingprofiles/upsert' };

test('the billing profiles of an account are listed', async () => {
  const profiles = await play(
    {
      states: [
        [...SIGNED_IN],
        ['a billing profile exists', { emailAddress: EMAIL, billingProfileId: BILLING_PROFILE_ID }],
      ],
      description: 'the list of billing profiles',
      request: list,
      answer: { status: 200, body: [{ id: BILLING_PROFILE_ID, billingAddress: ADDRESS }] },
    },
    (api) => unwrap(api.GET('/api/myaccount/mybillingprofiles')),
  );
  expect(profiles).toEqual([{ id: BILLING_PROFILE_ID, billingAddress: ADDRESS }]);
});

test('a billing profile is created', async () => {
  const profile = await play(
    {
      states: [[...SIGNED_IN]],
      description: 'the creation of a billing profile',
      request: { ...upsert, body: { id: null, ...ADDRESS } },
      answer: { status: 200, body: { id: uuid(BILLING_PROFILE_ID), billingAddress: ADDRESS } },
    },
    (api) => unwrap(api.POST('/api/myaccount/mybillingprofiles/upsert', { body: { id: null, ...ADDRESS } })),
  );
  expect(profile.billingAddress).toEqual(ADDRESS);
});

test('a billing profile is changed', async () => {
  const body = { id: BILLING_PROFILE_ID, ...MOVED };
  const profile = await play(
    {
      states: [
        [...SIGNED_IN],
        ['a billing profile exists', { emailAddress: EMAIL, billingProfileId: BILLING_PROFILE_ID }],
      ],
      description: 'the change of a billing profile',
      request: { ...upsert, body },
      answer: { status: 200, body: { id: BILLING_PROFILE_ID, billingAddress: MOVED } },
    },
    (api) => unwrap(api.POST('/api/myaccount/mybillingprofiles/upsert', { body })),
  );
  expect(profile.id).toBe(BILLING_PROFILE_ID);
});

test('a billing profile of another account is a 404', async () => {
  const body = { id: BILLING_PROFILE_ID, ...MOVED };
  const error = await play(
    {
      states: [
        [...SIGNED_IN],
        ['a billing profile of another account exists', { billingProfileId: BILLING_PROFILE_ID }],
      ],
      description: 'the change of a billing profile of another account',
      request: { ...upsert, body },
      answer: problem(404),
    },
    (api) => catchError(unwrap(api.POST('/api/myaccount/mybillingprofiles/upsert', { body }))),
  );
  expect(error).toMatchObject({ status: 404 });
});

test('a name of spaces is a 422 that names the field', async () => {
  const body = { id: null, ...ADDRESS, name: ' ' };
  const error = await play(
    {
      states: [[...SIGNED_IN]],
      description: 'the creation of a billing profile without a name',
      request: { ...upsert, body },
      answer: problem(422, { errors: eachLike({ path: string('/name'), message: string('requis') }) }),
    },
    (api) => catchError(unwrap(api.POST('/api/myaccount/mybillingprofiles/upsert', { body }))),
  );
  expect(error).toMatchObject({ status: 422, errors: [{ path: '/name' }] });
});
