import type { Invoice } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { type Buyer, pathOf, signUpBuyer } from '../support/payment-scenario.ts';

const server = useTestServer({ deps: NO_ENGINE });

const invoicesOf = async ({ account }: Buyer) =>
  (await server.request({ url: '/api/myaccount/invoices', account })).json<Invoice[]>();
const openManagePage = async (buyer: Buyer) => {
  const { billingProfileId } = buyer;
  const answer = await buyer.post('manage', { billingProfileId, returnUrl: '/my-account' });
  return pathOf(answer.json<{ managePageUrl: string }>().managePageUrl);
};

test('what is bought on the hosted page has one invoice, with the address and the figures of that moment', async () => {
  const buyer = await signUpBuyer(server);
  await buyer.buy();
  const { billingProfileId: id, account } = buyer;
  const moved = {
    id,
    name: 'Autre nom',
    line1: '1 rue du Four',
    postalCode: '75006',
    city: 'Paris',
    country: 'FR',
  };
  const url = '/api/myaccount/mybillingprofiles/upsert';
  expect((await server.request({ method: 'POST', url, account, body: moved })).statusCode).toBe(200);
  const invoices = await invoicesOf(buyer);
  expect(invoices).toMatchObject([
    { type: 'INVOICE', designation: 'Formule Premium', totalHT: 299, totalTTC: 358.8, isTest: true },
  ]);
  const { facture } = await server.database.queries
    .selectFrom('invoice')
    .select('facture')
    .where('accountId', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(facture)).toMatchObject({ acheteur: { name: 'Boulangerie Martin', city: 'Lyon' } });
});

test('the manage page lists the payments and invoices of its account and gives their PDF, and no other’s', async () => {
  const buyer = await signUpBuyer(server);
  const other = await signUpBuyer(server);
  const path = await openManagePage(buyer);
  expect((await server.request({ url: path })).body).toContain('Aucune facture pour le moment.');
  await buyer.buy();
  await other.buy({ duerpDocId: await other.finishDuerp() });
  const [invoice] = await invoicesOf(buyer);
  const [foreign] = await invoicesOf(other);
  const { body } = await server.request({ url: path });
  expect(body).toContain(`Facture ${invoice?.numero} du 16\u00A0novembre 2026, 358,80\u202F€ TTC (PDF)`);
  expect(body).not.toContain(String(foreign?.numero));
  expect(body).toContain('<dd>Formule Premium');
  expect(body).not.toContain('Formule Standard');
  const href = new RegExp(`href="(${path}/factures/[^"]+)"`).exec(body)?.[1] ?? '';
  const file = await server.request({ url: href });
  expect([file.statusCode, file.headers['content-disposition'], file.headers['cache-control']]).toEqual([
    200,
    `attachment; filename="facture_${invoice?.numero}.pdf"`,
    'no-store',
  ]);
  expect((await server.request({ url: `${path}/factures/${foreign?.id}` })).statusCode).toBe(404);
  server.clock.advance(3_600_000);
  expect((await server.request({ url: href })).statusCode).toBe(404);
});
