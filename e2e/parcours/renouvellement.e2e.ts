import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PASSWORD, signIn } from '../support/compte.ts';
import { createBillingProfile, payAtProvider } from '../support/paiement.ts';

const EMAIL = 'annees@boulangerie.example';
const REFUSED = 'Le paiement de votre renouvellement';

/** Opens the order of one document. */
async function openOrder(page: Page, duerp: RegExp): Promise<void> {
  await page.goto('/choose-plan/select-duerp');
  await page.getByRole('article', { name: duerp }).getByRole('link', { name: 'Acheter ce DUERP' }).click();
  await expect(page.getByRole('region', { name: 'Récapitulatif' })).toContainText('118,80');
}

const countMails = async (page: Page, subject: string) =>
  (await (await page.request.get('/dev/mail')).text()).split(subject).length - 1;

/** Waits until the inbox of the server shows so many mails: the jobs have then done what they tell. */
const expectMails = (page: Page, subject: string, count: number) =>
  expect.poll(() => countMails(page, subject), { timeout: 60_000 }).toBe(count);

test('a year later the card is refused, the buyer gives another, and the next try renews the subscription', async ({
  page,
  odu,
}) => {
  await odu.command('demo', '--free', '--email', EMAIL, '--password', PASSWORD);
  await signIn(page, EMAIL);
  await openOrder(page, /Boulangerie/);
  await createBillingProfile(page);
  await payAtProvider(page, { amount: /^Payer 118,80/, card: /refusée au renouvellement/ });

  const comeBack = async (clock: string) => {
    // The session is over for the server's clock, not for the browser's.
    await page.evaluate(() => localStorage.clear());
    await odu.restart({ ODU_TEST_CLOCK: clock });
  };
  const boulangerie = page.getByRole('article', { name: /Boulangerie/ });

  await test.step('the day after its term nothing was charged, and it is said', async () => {
    await comeBack('+366d');
    await expectMails(page, REFUSED, 1);
    await signIn(page, EMAIL);
    await expect(boulangerie).toContainText('Expiré');
  });

  await test.step('another card is given on the page of payment means', async () => {
    await page.goto('/my-account');
    await page.getByRole('button', { name: 'Moyens de paiement et factures' }).click();
    await page.getByRole('radio', { name: /^Carte acceptée \(/ }).check();
    await page.getByRole('button', { name: /carte/i }).click();
    await expect(page.getByRole('radio', { name: /^Carte acceptée \(/ })).toBeChecked();
  });

  await test.step('the next try is paid, billed and told', async () => {
    await comeBack('+370d');
    await expectMails(page, 'Votre abonnement est renouvelé', 1);
    await signIn(page, EMAIL);
    await expect(boulangerie).toContainText('Accès complet');
    await page.goto('/my-account');
    await expect(page.getByText(/^Facture TEST-F/)).toHaveCount(2);
    await expect(
      page.getByText(new RegExp(`sera renouvelé le .* ${new Date().getFullYear() + 2}`)),
    ).toBeVisible();
  });
});
