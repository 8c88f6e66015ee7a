import type { DuerpDocument } from '@odu/api-contract';
import { startOfParisDay } from '@odu/domain';
import { expect, test, vi } from 'vitest';
import { updateSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { pathOf, sendForm, signUpBuyer } from '../support/payment-scenario.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer({ deps: NO_ENGINE });

test('a standard year is bought on the hosted page, and the provider’s event gives the right', async () => {
  const buyer = await signUpBuyer(server, 'camille@exemple.fr');
  const id = await buyer.finishDuerp();
  expect(await buyer.statusOf(id)).toBe('PAYMENT_NEEDED');
  const path = await buyer.open({
    duerpDocId: id,
    successUrl: `/after-payment?duerpId=${id}`,
    cancelUrl: `/checkout?plan=SUBPLAN_STANDARD&duerpid=${id}`,
  });
  const page = await server.request({ url: path });
  expect(page.statusCode).toBe(200);
  for (const text of [
    'Formule Standard, un an',
    '99,00',
    '19,80',
    '118,80',
    'Boulangerie Martin',
    '<br />France<br />',
    'Phase de test',
  ])
    expect(page.body).toContain(text);
  expect(page.body).not.toMatch(/<script|style=/);
  expect(await buyer.subscriptions()).toEqual([]);

  const paid = await sendForm(server, path, { decision: 'pay', card: 'accepted' });
  expect(paid.statusCode).toBe(303);
  const back = new URL(String(paid.headers.location), 'https://odu.example');
  expect([back.pathname, back.searchParams.get('duerpId')]).toEqual(['/after-payment', id]);
  expect(await buyer.checkSuccess(back.searchParams.get('subscriptionId') ?? '')).toBe(true);
  expect(await buyer.statusOf(id)).toBe('IN_PAID_PERIOD');
  expect(await buyer.subscriptions()).toEqual([
    {
      id: back.searchParams.get('subscriptionId'),
      productDisplayName: 'Formule Standard',
      recurringPriceHT: 99,
      recurringPriceTTC: 118.8,
      isActive: true,
      isAutoRenew: true,
      // The day of the charge, as the mails name it: who would stop it has until then.
      plannedNextBillingTime: startOfParisDay('2027-11-15'),
      plannedCancellationTime: null,
    },
  ]);
  const mail = (await server.mails()).find(({ subject }) => subject.includes('paiement est confirmé'));
  expect(mail).toMatchObject({
    recipient: 'camille@exemple.fr',
    subject: 'ODU - Votre paiement est confirmé',
  });
  expect(mail?.text).toContain(
    "118,80\u202F€ TTC est confirmé\u00A0: Formule Standard, jusqu'au 15\u00A0novembre 2027 inclus.",
  );
  expect(mail?.text).toContain('se renouvellera ensuite automatiquement');
  expect((await server.request({ url: path })).body).toContain('Ce paiement est fait.');
});

test('a refused card, then a cancelled page and a refusal give no right, and each leads back', async () => {
  const buyer = await signUpBuyer(server);
  const id = await buyer.finishDuerp();
  const path = await buyer.open({ duerpDocId: id });
  const refused = await sendForm(server, path, { decision: 'pay', card: 'refused' });
  expect(refused.headers.location).toBe(`${path}?carte=refusee`);
  expect((await server.request({ url: String(refused.headers.location) })).body).toContain(
    'La carte a été refusée',
  );
  const unknown = await sendForm(server, path, { decision: 'pay', card: 'volée' });
  expect(unknown.headers.location).toBe(`${path}?carte=refusee`);
  const cancelled = await sendForm(server, path, { decision: 'cancel' });
  expect(cancelled.headers.location).toBe('/checkout');
  const other = await buyer.open({ duerpDocId: id });
  expect(other).not.toBe(path);
  expect((await sendForm(server, other, { decision: 'refuse' })).headers.location).toBe('/checkout');
  expect((await buyer.payments()).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'refused']);
  // Both are over: their pages take no money any more.
  for (const page of [path, other]) {
    const late = await sendForm(server, page, { decision: 'pay', card: 'accepted' });
    expect(late.statusCode).toBe(403);
    expect((await server.request({ url: page })).body).toContain('Continuer');
  }
  expect(await buyer.statusOf(id)).toBe('PAYMENT_NEEDED');
});

test('a form of another site, or without its token, pays nothing and gets its page again, with what was chosen', async () => {
  const buyer = await signUpBuyer(server);
  const path = await buyer.open();
  const pay = { decision: 'pay', card: 'refusedAtRenewal' };
  const answers = [
    await sendForm(server, path, pay, { 'sec-fetch-site': 'cross-site' }),
    await sendForm(server, path, pay, { 'sec-fetch-site': 'same-site' }),
    await sendForm(server, path, { ...pay, token: 'a'.repeat(64) }),
    await sendForm(server, path, { ...pay, token: '' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  for (const { headers, body } of answers) {
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(
      "Ce formulaire ne venait pas de cette page, rien n'a été fait.".replace("'", '&#39;'),
    );
    expect(body).toContain('value="refusedAtRenewal" checked');
  }
  expect((await buyer.payments()).map(({ status }) => status)).toEqual(['open']);
});

test.for([
  ['in its last moment', 60 * MINUTE - 1, 'paid'],
  ['once its time is over', 60 * MINUTE, 'open'],
] as const)('a page that stayed on a screen and is pressed %s (%d ms): %s', async ([, waited, status]) => {
  const buyer = await signUpBuyer(server);
  const path = await buyer.open();
  const { body } = await server.request({ url: path });
  const token = /name="token" value="([0-9a-f]+)"/.exec(body)?.[1] ?? '';
  server.clock.advance(waited);
  await sendForm(server, path, { decision: 'pay', card: 'accepted', token });
  server.clock.advance(-waited);
  expect(await buyer.payments()).toMatchObject([{ status }]);
});

test('a form that is too long, or is none, gets a French page', async () => {
  const buyer = await signUpBuyer(server);
  const path = await buyer.open();
  const long = await sendForm(server, path, { decision: 'pay', card: 'x'.repeat(5_000) });
  const json = await server.request({ method: 'POST', url: path, body: { decision: 'pay' } });
  expect([long.statusCode, json.statusCode]).toEqual([413, 403]);
  for (const { headers, body } of [long, json]) {
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('role="alert"');
  }
  expect((await buyer.payments()).map(({ status }) => status)).toEqual(['open']);
});

test('an address that was not given out opens nothing', async () => {
  for (const url of ['/paiement-test/inconnu', '/paiement-test/gestion/inconnu']) {
    const { statusCode, body } = await server.request({ url });
    expect(statusCode).toBe(404);
    expect(body).toContain("n'existe pas");
  }
});

test('pressed twice, « Payer » pays once', async () => {
  const buyer = await signUpBuyer(server);
  const path = await buyer.open();
  const answers = await Promise.all(
    [1, 2, 3].map(() => sendForm(server, path, { decision: 'pay', card: 'accepted' })),
  );
  expect(answers.every(({ statusCode }) => statusCode === 303 || statusCode === 403)).toBe(true);
  expect(await buyer.subscriptions()).toHaveLength(1);
});

test('the manage page changes the card of the renewals and shows the payments', async () => {
  const buyer = await signUpBuyer(server);
  await buyer.buy();
  const answer = await buyer.post('manage', {
    billingProfileId: buyer.billingProfileId,
    returnUrl: '/my-account',
  });
  const path = pathOf(answer.json<{ managePageUrl: string }>().managePageUrl);
  const page = await server.request({ url: path });
  for (const text of ['Formule Premium', '358,80', '<dt>État</dt><dd>Payé</dd>', 'href="/my-account"'])
    expect(page.body).toContain(text);
  const saved = await sendForm(server, path, { card: 'refusedAtRenewal' });
  const after = await server.request({ url: String(saved.headers.location) });
  expect(after.body).toContain('Votre carte de test est enregistrée.');
  expect(after.body).toMatch(/value="refusedAtRenewal" checked/);
  server.clock.advance(3_600_000 - 1);
  expect((await server.request({ url: path })).statusCode).toBe(200);
  server.clock.advance(1);
  expect((await server.request({ url: path })).statusCode).toBe(404);
});

test('a forged form changes no card, and one of this very site does', async () => {
  const buyer = await signUpBuyer(server);
  await buyer.buy();
  const answer = await buyer.post('manage', {
    billingProfileId: buyer.billingProfileId,
    returnUrl: '/my-account',
  });
  const path = pathOf(answer.json<{ managePageUrl: string }>().managePageUrl);
  const read = async () => (await server.request({ url: path })).body;
  const token = /name="token" value="([0-9a-f]+)"/.exec(await read())?.[1] ?? '';
  const card = 'refusedAtRenewal';
  /** As a browser does that knows no Fetch Metadata. */
  const sendFrom = (origin: string) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'odu.example', origin },
      payload: new URLSearchParams({ token, card }).toString(),
    });
  const forged = [
    await sendForm(server, path, { card }, { 'sec-fetch-site': 'cross-site' }),
    await sendForm(server, path, { card, token: 'a'.repeat(64) }),
    await sendFrom('https://evil.example'),
    await sendFrom('https://odu.example.evil.example'),
  ];
  expect(forged.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  for (const { body } of forged) expect(body).toContain('role="alert"');
  expect(await read()).toMatch(/value="accepted" checked/);
  expect((await sendFrom('https://odu.example')).statusCode).toBe(303);
  expect(await read()).toMatch(/value="refusedAtRenewal" checked/);
});

test('the return of the page of payment means stays on this site', async () => {
  const buyer = await signUpBuyer(server);
  const asked = vi.spyOn(server.deps.payment, 'openManagePage');
  const { billingProfileId } = buyer;
  for (const returnUrl of ['@evil.example', '//evil.example', 'https://evil.example/', '/\\evil.example'])
    expect((await buyer.post('manage', { billingProfileId, returnUrl })).statusCode).toBe(200);
  expect(asked.mock.calls.map(([request]) => request.returnUrl)).toEqual(
    Array.from({ length: 4 }, () => 'https://odu.example/'),
  );
  asked.mockRestore();
});

test('the page of payment means opens for the customer of the present provider alone', async () => {
  const buyer = await signUpBuyer(server);
  const id = await buyer.buy();
  const asked = vi.spyOn(server.deps.payment, 'openManagePage');
  const manage = { billingProfileId: buyer.billingProfileId, returnUrl: '/my-account' };
  await buyer.post('manage', manage);
  await updateSubscription(server.database.queries, id, { provider: 'stripe' });
  await buyer.post('manage', manage);
  expect(asked.mock.calls.map(([{ customer }]) => customer)).toEqual([
    expect.stringMatching(/^test_cus_/),
    null,
  ]);
  asked.mockRestore();
});

test('a document that is bought after its version was made downloads in full', async () => {
  const buyer = await signUpBuyer(server);
  const id = await buyer.finishDuerp();
  await buyer.buy({ duerpDocId: id });
  const document: DuerpDocument = await buyer.calls.document(id);
  const { statusCode } = await server.request({
    url: `/api/duerp/${id}/versions/${document.versions[0]?.id}/download`,
    account: buyer.account,
  });
  expect(statusCode).toBe(200);
});
