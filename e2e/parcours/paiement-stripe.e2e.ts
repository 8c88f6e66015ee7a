import type { Page } from '@playwright/test';
import { StripeDouble } from '../../apps/api/test/support/stripe-double.ts';
import { DOUBLE_WEBHOOK_SECRET } from '../../apps/api/test/support/stripe-events.ts';
import { test as base, expect } from '../fixtures.ts';
import { readPdf } from '../read-pdf.ts';
import { PASSWORD, signIn } from '../support/compte.ts';
import { createBillingProfile } from '../support/paiement.ts';

const EMAIL = 'achat@stripe.example';
const CHECKOUT = 'https://checkout.stripe.test/';

/** Stripe's own pages are not ours to draw: a blank one stands at their address, and the double does what a buyer would there. */
const test = base.extend<{ double: StripeDouble }>({
  double: async ({ odu, page }, use) => {
    const double = new StripeDouble();
    double.deliver = async ({ payload, signature }) => {
      const answer = await fetch(`${odu.url}/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      });
      expect(answer.status, await answer.text()).toBe(204);
    };
    await page.route(/^https:\/\/(checkout|billing)\.stripe\.test\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title>' }),
    );
    await odu.command('demo', '--free', '--email', EMAIL, '--password', PASSWORD);
    await odu.command('coupons', 'create', 'RENTREE', '--percent', '15', '--uses', '1');
    await odu.restart({
      ODU_BILLING: 'stripe',
      STRIPE_SECRET_KEY: 'sk_live_double',
      STRIPE_WEBHOOK_SECRET: DOUBLE_WEBHOOK_SECRET,
      STRIPE_API_URL: await double.open(),
      ODU_SELLER_NAME: 'ODU SAS',
      ODU_SELLER_ADDRESS: '1 rue du Test',
      ODU_SELLER_POSTAL_CODE: '75001',
      ODU_SELLER_CITY: 'Paris',
      ODU_SELLER_SIREN: '732829320',
      ODU_SELLER_VAT_NUMBER: 'FR44732829320',
    });
    await use(double);
    await double.close();
  },
});

const summary = (page: Page) => page.getByRole('region', { name: 'Récapitulatif' });

/** Follows « Payer » to Stripe; answers the checkout that ODU has opened there. */
async function goToStripe(page: Page, double: StripeDouble) {
  await page.getByRole('button', { name: /^Payer/ }).click();
  await page.waitForURL(`${CHECKOUT}**`);
  const checkout = double.sessions.get(page.url().slice(CHECKOUT.length));
  if (!checkout) throw new Error(`the double knows no checkout at ${page.url()}`);
  return checkout;
}

/** Pays there, and comes back where Stripe sends the browser. */
async function payAtStripe(page: Page, double: StripeDouble, amount: number) {
  const checkout = await goToStripe(page, double);
  expect(checkout.amount_total).toBe(amount);
  await page.goto(await double.pay(checkout.id));
  await expect(page.getByRole('heading', { name: /Paiement réussi/ })).toBeVisible();
  return checkout;
}

async function download(page: Page, name: RegExp) {
  const arrived = page.waitForEvent('download');
  await page.getByRole('button', { name }).last().click();
  return readPdf(await (await arrived).path());
}

test('at Stripe: an order given up, a document paid, premium with a coupon, the renewal given up', async ({
  page,
  double,
}) => {
  await signIn(page, EMAIL);

  await test.step('an order that is given up takes nothing', async () => {
    await page.goto('/choose-plan/select-duerp');
    await page
      .getByRole('article', { name: /Boulangerie/ })
      .getByRole('link', { name: 'Acheter ce DUERP' })
      .click();
    await createBillingProfile(page);
    await expect(summary(page)).toContainText('118,80');
    await expect(page.getByText('Le système est en phase de test.')).toHaveCount(0);
    const { cancel_url } = await goToStripe(page, double);
    await page.goto(cancel_url ?? '');
    await expect(summary(page)).toContainText('118,80');
  });

  await test.step('the payment opens the full PDF and makes the invoice', async () => {
    await payAtStripe(page, double, 11_880);
    await page.getByRole('link', { name: 'Voir mon DUERP' }).click();
    await expect(page.getByText('Accès complet').first()).toBeVisible();
    await page.getByRole('button', { name: 'Historique des versions' }).click();
    expect((await download(page, /^Télécharger/)).text).not.toContain('DÉMONSTRATION');
    await page.goto('/my-account');
    await expect(page.getByText(/^Facture F\d{4}-000001/)).toBeVisible();
  });

  await test.step('premium takes the unused part and the coupon off, at Stripe as on the page', async () => {
    await page.getByRole('link', { name: 'Voir les formules' }).click();
    await page
      .getByRole('article', { name: 'Premium' })
      .getByRole('link', { name: 'Choisir cette formule' })
      .click();
    await page.getByRole('textbox', { name: /Code promo/ }).fill('rentree');
    await page.getByRole('button', { name: 'Appliquer le code' }).click();
    await expect(summary(page)).toContainText('204,00');
    await payAtStripe(page, double, 20_400);
    await page.getByRole('link', { name: 'Voir mes DUERPs' }).click();
    await expect(page.getByText('Accès complet')).toHaveCount(2);
  });

  await test.step('the portal opens for this customer', async () => {
    await page.goto('/my-account');
    await page.getByRole('button', { name: 'Moyens de paiement et factures' }).click();
    await page.waitForURL('https://billing.stripe.test/**');
  });

  await test.step('the renewal is given up', async () => {
    await page.goto('/my-account');
    const card = page
      .getByRole('article', { name: /^Abonnement annuel/ })
      .filter({ hasText: 'Formule Premium' });
    await card.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click();
    await expect(card).toContainText(/prendra fin le .* et ne sera pas renouvelé/);
  });
});
