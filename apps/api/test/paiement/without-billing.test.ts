import { randomUUID } from 'node:crypto';
import type { DuerpDocument, DuerpListItem, PublicConfig } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE, environment: { ODU_BILLING: 'off' } });

const ADDRESS = {
  name: 'Martin',
  line1: '3 rue des Lilas',
  postalCode: '69003',
  city: 'Lyon',
  country: 'FR',
};

test('without billing every account is as a VIP, and its documents too', async () => {
  const { account, calls } = await signUp('anne@exemple.fr');
  const read = async (path: string) =>
    (await server.request({ url: `/api/myaccount/${path}`, account })).json();
  expect(await read('getprices')).toMatchObject({
    isVip: true,
    isOnFreePlan: false,
    isActivePremiumPlan: false,
    numberOfActiveStandardPlan: 0,
  });
  expect(await read('info')).toMatchObject({ maxNumberOfDuerps: 50 });
  expect(await read('mysubscriptions')).toEqual([]);
  expect(await read('mybillingprofiles')).toEqual([]);

  const { id } = await makeCompleteDuerp(calls);
  const full = { paymentStatus_Derivated: 'VIP', isVip_Derivated: true, hasFullAccess_Derivated: true };
  expect(await calls.document(id)).toMatchObject({ ...full, versions: [] });
  await calls.generate(id);
  expect(await calls.document(id)).toMatchObject({ ...full, versions: [{ isCovered_Derivated: true }] });
  expect((await calls.list()).json<DuerpListItem[]>()).toMatchObject([
    { ...full, latestVersion: { isCovered_Derivated: true } },
  ]);
});

test.for([
  [
    'payment/init',
    { planId: 'SUBPLAN_PREMIUM', billingProfileId: randomUUID(), successUrl: '/', cancelUrl: '/' },
  ],
  ['payment/manage', { billingProfileId: randomUUID(), returnUrl: '/' }],
  ['payment/checksuccess', { subscriptionId: randomUUID() }],
  ['payment/toggleautorenew', { subscriptionId: randomUUID(), shouldEnableAutoRenew: true }],
  ['payment/checkcoupon', { couponCode: 'BIENVENUE' }],
  ['myaccount/mybillingprofiles/upsert', ADDRESS],
] as const)('without billing %s is a 404', async ([path, body]) => {
  const { account } = await signUp(`${path.replaceAll('/', '-')}@exemple.fr`);
  const answer = await server.request({ method: 'POST', url: `/api/${path}`, account, body });
  expect([answer.statusCode, answer.json().message]).toEqual([
    404,
    "Il n'y a ni formules ni paiement sur ce site.",
  ]);
});

test('a version made without billing stays covered when billing is switched on, a later one is not', async () => {
  const { account, calls } = await signUp('basile@exemple.fr');
  const { id } = await makeCompleteDuerp(calls);
  await calls.generate(id);
  const { deps } = server;
  const app = await buildApp(
    { ...deps, config: { ...deps.config, billing: 'sandbox' } },
    { checkResponses: true },
  );
  try {
    const headers = { authorization: `Bearer ${account.accessToken}` };
    const displayOptions = { sortBy: 'code', shouldGroupByUnite: true, shouldGroupByCategorie: false };
    const made = await app.inject({
      method: 'POST',
      url: `/api/duerp/${id}/generate`,
      headers,
      payload: { notesDeVersion: '', displayOptions },
    });
    expect(made.statusCode).toBe(201);
    const document = (await app.inject({ url: `/api/duerp/${id}`, headers })).json<DuerpDocument>();
    expect(document).toMatchObject({
      paymentStatus_Derivated: 'PAYMENT_NEEDED',
      hasFullAccess_Derivated: false,
    });
    expect(document.versions.map(({ isCovered_Derivated }) => isCovered_Derivated)).toEqual([false, true]);
    const downloads = await Promise.all(
      document.versions.map((version) =>
        app.inject({ url: `/api/duerp/${id}/versions/${version.id}/download`, headers }),
      ),
    );
    expect(downloads.map(({ statusCode }) => statusCode)).toEqual([403, 200]);
  } finally {
    await app.close();
  }
});

test('the interface is told, and the pages of the server name no plan', async () => {
  const config = (await server.request({ url: '/api/public/config' })).json<PublicConfig>();
  expect(config).toMatchObject({ hasBilling: false, isSandboxPayment: false });
  for (const url of ['/guide', '/conditions', '/confidentialite', '/mentions-legales']) {
    const { statusCode, body } = await server.request({ url });
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/\{\{|abonnement|formule gratuite|payante|facturation|prestataire de paiement/i);
  }
});
