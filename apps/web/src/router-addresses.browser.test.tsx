import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT, makeListItem, makeVersion, MASTER_DATA, PRICES } from '../test/contract-data.ts';
import type { FakeHandlers } from '../test/fake-api.ts';
import { renderVisit } from '../test/render-visit.tsx';
import { makeDuerp, makeRisque, makeUnite } from './autosave/duerp-fixture.test-data.ts';

const DUERP = makeDuerp([makeUnite('u1', [makeRisque('r1', { displayName: 'Four' })])], {
  versions: [makeVersion()],
  hasFullAccess_Derivated: true,
});

const HANDLERS: FakeHandlers = {
  'GET /api/myaccount/info': () => ({ body: ACCOUNT }),
  'GET /api/myaccount/getprices': () => ({ body: PRICES }),
  'GET /api/myaccount/mybillingprofiles': () => ({ body: [] }),
  'GET /api/duerp/list': () => ({ body: [makeListItem({ paymentStatus_Derivated: 'PAYMENT_NEEDED' })] }),
  'GET /api/duerp/{id}': () => ({ body: DUERP, headers: { ETag: '"1"' } }),
  'GET /api/duerp/{id}/versions/list': () => ({ body: DUERP.versions }),
  'GET /api/duerp/{id}/suivi': () => ({ body: [] }),
  'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
  'GET /api/duerp/{duerpDocumentId}/versions/{versionId}': () => ({
    body: { ...makeVersion(), snapshot: DUERP.data },
  }),
};

const visit = (address: string, handlers: FakeHandlers = {}, accountId: string | null = 'claire') => {
  const rendered = renderVisit([address], { accountId, handlers: { ...HANDLERS, ...handlers } });
  return { ...rendered, readAddress: () => rendered.router.state.location.href };
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test.for([
  ['/', '/login'],
  ['/nulle/part', '/login'],
  ['/my-account', '/login?returnUrl=%2Fmy-account'],
  ['/duerps/d1/edit?step=2', '/login?returnUrl=%2Fduerps%2Fd1%2Fedit%3Fstep%3D2'],
])('a visitor who asks for %s is led to %s', async ([asked = '', to]) => {
  const { readAddress } = visit(asked, {}, null);
  await expect.poll(readAddress).toBe(to);
});

test.for([
  ['/', '/duerps'],
  ['/login', '/duerps'],
  ['/login?returnUrl=%2Fchoose-plan', '/choose-plan'],
  ['/login?returnUrl=%2F%2Fmechant.example', '/duerps'],
  ['/create-account', '/duerps'],
  ['/dg', '/duerps'],
  ['/contact', '/contact-private'],
])('who is signed in and asks for %s is led to %s', async ([asked = '', to]) => {
  const { readAddress } = visit(asked);
  await expect.poll(readAddress).toBe(to);
});

test.for([true, false])(
  'a delegate is told whose the order is, and asks for nothing of it: verified %s',
  async (isEmailVerified) => {
    const { readAddress, callsTo } = visit('/checkout?plan=SUBPLAN_PREMIUM', {
      'GET /api/myaccount/info': () => ({ body: { ...ACCOUNT, isEmailVerified, isDelegatedSession: true } }),
    });
    await expect.element(page.getByText('Le paiement est réservé au titulaire du compte.')).toBeVisible();
    expect(readAddress()).toBe('/checkout?plan=SUBPLAN_PREMIUM');
    await expect.element(page.getByRole('button', { name: /^(Payer|Appliquer)/ })).not.toBeInTheDocument();
    expect(callsTo('GET /api/myaccount/mybillingprofiles')).toEqual([]);
  },
);

test.for(['/choose-plan/select-duerp', '/after-payment?subscriptionId=s1', '/checkout?plan=SUBPLAN_PREMIUM'])(
  'a delegate who opens %s is told whose that is, and the server is asked nothing that it refuses',
  async (address) => {
    const { calls } = visit(address, {
      'GET /api/myaccount/info': () => ({ body: { ...ACCOUNT, isDelegatedSession: true } }),
    });
    await expect.element(page.getByText('Le paiement est réservé au titulaire du compte.')).toBeVisible();
    expect(calls.filter(({ path }) => path !== '/api/myaccount/info')).toEqual([]);
  },
);

test.for([
  ['/checkout?plan=SUBPLAN_PREMIUM', '/verifyemail?continueUrl=%2Fcheckout%3Fplan%3DSUBPLAN_PREMIUM', false],
  ['/checkout?plan=SUBPLAN_PREMIUM', '/checkout?plan=SUBPLAN_PREMIUM', true],
] as const)(
  'an order is made from a verified address only: %s leads to %s',
  async ([asked, to, isEmailVerified]) => {
    const { readAddress } = visit(asked, {
      'GET /api/myaccount/info': () => ({ body: { ...ACCOUNT, isEmailVerified } }),
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(readAddress).toBe(to);
  },
);

test.for([
  ['/verifyemail?continueUrl=%2Fchoose-plan', '/choose-plan'],
  ['/verifyemail?continueUrl=%2F%2Fmechant.example', '/duerps'],
  ['/verifyemail', '/duerps'],
])('« Continuer » of %s leads to %s', async ([asked = '', to]) => {
  const { readAddress } = visit(asked);
  await press('Continuer');
  await expect.poll(readAddress).toBe(to);
});

test.for([
  ['/after-payment?subscriptionId=s1&duerpId=d1', 'Voir mon DUERP', '/duerps/d1'],
  ['/after-payment?subscriptionId=s1&duerpId=', 'Voir mes DUERPs', '/duerps'],
] as const)('a payment that is confirmed at %s leads on: %s', async ([asked, name, href]) => {
  const { callsTo } = visit(asked, {
    'POST /api/payment/checksuccess': () => ({ body: { isPaymentSuccess: true } }),
  });
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(callsTo('POST /api/payment/checksuccess').map(({ body }) => body)).toEqual([
    { subscriptionId: 's1' },
  ]);
});

test.for([
  ['/choose-plan?duerpid=d1', '/checkout?plan=SUBPLAN_STANDARD&duerpid=d1'],
  ['/choose-plan?duerpid=', '/choose-plan/select-duerp'],
] as const)('the standard plan of %s is that of its document: %s', async ([asked, href]) => {
  visit(asked);
  await expect
    .element(page.getByRole('article', { name: 'Standard' }).getByRole('link'))
    .toHaveAttribute('href', href);
});

test('the order of an address is of its plan and its document', async () => {
  visit('/checkout?plan=SUBPLAN_STANDARD&duerpid=d1');
  await expect
    .element(page.getByRole('region', { name: 'Récapitulatif' }))
    .toHaveTextContent('Pour Boulangerie Claire');
});

test('a new password leads to the sign-in page', async () => {
  const { callsTo, readAddress } = visit(
    '/resetpwd?email=claire%40boulangerie.example&token=jeton',
    { 'POST /api/public/resetpwd/reset': () => ({ status: 204 }) },
    null,
  );
  await page.getByLabelText('Nouveau mot de passe', { exact: true }).fill('Pain.au.chocolat.27!');
  await page.getByLabelText(/^Confirm/).fill('Pain.au.chocolat.27!');
  await press('Modifier mon mot de passe');
  await expect.poll(readAddress).toBe('/login');
  expect(callsTo('POST /api/public/resetpwd/reset')[0]?.body).toMatchObject({
    resetPasswordToken: 'jeton',
    emailAddress: 'claire@boulangerie.example',
  });
});

test('a document that is created opens at its company', async () => {
  const { readAddress } = visit('/duerps/new', {
    'POST /api/duerp/create': () => ({ status: 201, body: { id: 'd1' } }),
  });
  await page.getByText(/relève de ma responsabilité d'employeur/).click();
  await page.getByText(/limites de la version gratuite/).click();
  await page.getByText(/^J'accepte les conditions générales/).click();
  await press('Commencer');
  await expect.poll(readAddress).toBe('/duerps/d1/edit?step=2');
});

test('a risk that is found in step 4 opens in step 5', async () => {
  const { readAddress } = visit('/duerps/d1/edit?step=4&q=four');
  await page.getByRole('button', { name: 'Four (ouvrir)' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Four' })).toBeVisible();
  expect(readAddress()).toMatch(/step=5.*risque=r1/);
});

test.for([
  ['0', '1'],
  ['8', '1'],
  ['sept', '1'],
  ['7', '7'],
])('step %s of the editor is step %s', async ([asked = '', shown = '']) => {
  visit(`/duerps/d1/edit?step=${asked}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.title).toMatch(new RegExp(`étape ${shown} –`));
});

test('the states that are compared are told in the address, and « Back » leads to where the comparison was opened from', async () => {
  const { router } = renderVisit(['/duerps/d1', '/duerps/d1/comparer?avant=v1&apres=v1'], {
    handlers: HANDLERS,
  });
  const readAddress = () => router.state.location.href;
  await expect.element(page.getByText('Aucun changement')).toBeVisible();
  await page.getByRole('button', { name: /Après$/ }).click();
  await page.getByRole('option', { name: 'Brouillon actuel' }).click();
  await expect.poll(readAddress).toBe('/duerps/d1/comparer?avant=v1&apres=brouillon');
  router.history.back();
  await expect.poll(readAddress).toBe('/duerps/d1');
});

test.for([
  ['a copy', 'Dupliquer', '/duerps/d2'],
  ['a deletion', 'Supprimer', '/duerps'],
] as const)('%s leads to where one goes on', async ([, name, to]) => {
  const { readAddress } = visit('/duerps/d1', {
    'POST /api/duerp/duplicate/{id}': () => ({ status: 201, body: { id: 'd2' } }),
    'DELETE /api/duerp/{id}': () => ({ status: 204 }),
    'GET /api/duerp/{id}': ({ params: [id = ''] }) => ({ body: { ...DUERP, id }, headers: { ETag: '"1"' } }),
  });
  await press(name);
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
  await expect.poll(readAddress).toBe(to);
});
