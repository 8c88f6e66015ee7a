import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import { BILLING_PROFILE_ID, EMAIL, INVOICE_ID } from './support/examples.ts';
import { catchError, createResourcePact, problem } from './support/resource-pact.ts';

const { boolean, date, eachLike, number, regex, string, uuid } = MatchersV3;
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

const invoices = { method: 'GET', path: '/api/myaccount/invoices' };
const download = { method: 'GET', path: `${invoices.path}/${INVOICE_ID}/download` };
const fetchInvoice = { params: { path: { invoiceId: INVOICE_ID } }, parseAs: 'blob' } as const;

test('a billing profile is created with a SIREN, which comes back without its spaces', async () => {
  const profile = await play(
    {
      states: [[...SIGNED_IN]],
      description: 'the creation of a billing profile with a SIREN',
      request: { ...upsert, body: { id: null, ...ADDRESS, siren: '732 829 320' } },
      answer: {
        status: 200,
        body: {
          id: uuid(BILLING_PROFILE_ID),
          billingAddress: { ...ADDRESS, siren: regex(/^732829320$/, '732829320') },
        },
      },
    },
    (api) =>
      unwrap(
        api.POST('/api/myaccount/mybillingprofiles/upsert', {
          body: { id: null, ...ADDRESS, siren: '732 829 320' },
        }),
      ),
  );
  expect(profile.billingAddress.siren).toBe('732829320');
});

test('the invoices of an account are listed', async () => {
  const listed = await play(
    {
      states: [[...SIGNED_IN], ['an invoice exists', { emailAddress: EMAIL, invoiceId: INVOICE_ID }]],
      description: 'the list of invoices',
      request: invoices,
      answer: {
        status: 200,
        body: eachLike({
          id: uuid(INVOICE_ID),
          numero: regex(/^F\d{4}-\d{6}$/, 'F2026-000001'),
          type: regex(/^INVOICE$/, 'INVOICE'),
          issuedOn: date('yyyy-MM-dd', '2026-11-16'),
          designation: string('Formule Standard'),
          totalTTC: number(118.8),
          isTest: boolean(false),
          creditedInvoiceNumero: null,
        }),
      },
    },
    (api) => unwrap(api.GET('/api/myaccount/invoices')),
  );
  expect(listed).toMatchObject([{ id: INVOICE_ID, numero: 'F2026-000001', totalTTC: 118.8 }]);
});

test('an invoice is downloaded', async () => {
  const response = await play(
    {
      states: [[...SIGNED_IN], ['an invoice exists', { emailAddress: EMAIL, invoiceId: INVOICE_ID }]],
      description: 'the download of an invoice',
      request: download,
      answer: {
        status: 200,
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': regex(
            /^attachment; filename="facture_F\d{4}-\d{6}\.pdf".*$/,
            'attachment; filename="facture_F2026-000001.pdf"',
          ),
        },
      },
    },
    async (api) => {
      const call = api.GET('/api/myaccount/invoices/{invoiceId}/download', fetchInvoice);
      await unwrap(call);
      return (await call).response;
    },
  );
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
});

test('an invoice of another account is a 404', async () => {
  const error = await play(
    {
      states: [[...SIGNED_IN], ['an invoice of another account exists', { invoiceId: INVOICE_ID }]],
      description: 'the download of an invoice of another account',
      request: download,
      answer: problem(404),
    },
    (api) => catchError(unwrap(api.GET('/api/myaccount/invoices/{invoiceId}/download', fetchInvoice))),
  );
  expect(error).toMatchObject({ status: 404 });
});
