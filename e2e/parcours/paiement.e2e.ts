import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { readPdf } from '../read-pdf.ts';
import { expectAccessible } from '../support/accessibilite.ts';
import { PASSWORD, signIn } from '../support/compte.ts';
import { createBillingProfile, payAtProvider } from '../support/paiement.ts';

const EMAIL = 'achat@boulangerie.example';

const summary = (page: Page) => page.getByRole('region', { name: 'Récapitulatif' });
const subscription = (page: Page, name: string) => page.getByRole('article', { name });

/** The full text of the newest version's PDF, from the page of its document. */
async function downloadPdf(page: Page) {
  await page.getByRole('button', { name: 'Historique des versions' }).click();
  const arrived = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Télécharger/ })
    .last()
    .click();
  const download = await arrived;
  return { name: download.suggestedFilename(), ...(await readPdf(await download.path())) };
}

test('an employer buys a document, moves to premium, gives its renewal up and lets the year pass', async ({
  page,
  odu,
}) => {
  await odu.command('demo', '--free', '--email', EMAIL, '--password', PASSWORD);
  await odu.command('coupons', 'create', 'RENTREE', '--percent', '15', '--uses', '1');
  await signIn(page, EMAIL);

  await test.step('the plans lead to a document, and it to the order', async () => {
    await page.getByRole('link', { name: 'Paiement requis' }).first().click();
    await expect(page.getByRole('heading', { name: 'Choisissez votre formule' })).toBeVisible();
    await page.goto('/choose-plan');
    const standard = page.getByRole('article', { name: 'Standard' });
    await standard.getByRole('link', { name: 'Choisir cette formule' }).click();
    await expect(page.getByRole('heading', { name: 'Sélectionnez un DUERP à acheter' })).toBeVisible();
    await expectAccessible(page, 'the choice of a document');
    await page
      .getByRole('article', { name: /Boulangerie/ })
      .getByRole('link', { name: 'Acheter ce DUERP' })
      .click();
    await expect(summary(page)).toContainText('118,80');
    await expect(page.getByText('Le système est en phase de test.')).toBeVisible();
    await expectAccessible(page, 'the order');
  });

  await test.step('a profile is required; a refused card and a cancellation take nothing', async () => {
    await page.getByRole('button', { name: /^Payer/ }).click();
    await expect(page.getByText('Veuillez sélectionner un profil de facturation.')).toBeVisible();
    await createBillingProfile(page);
    await page.getByRole('button', { name: /^Payer/ }).click();
    await expect(page.getByRole('heading', { name: 'Votre commande' })).toBeVisible();
    await expectAccessible(page, 'the hosted page');
    await page.getByRole('radio', { name: /^Carte refusée/ }).check();
    await page.getByRole('button', { name: /^Payer/ }).click();
    await expect(page.getByRole('alert')).toContainText('La carte a été refusée');
    await page.getByRole('button', { name: 'Annuler et revenir' }).click();
    await expect(summary(page)).toContainText('118,80');
  });

  await test.step('the payment opens the full PDF', async () => {
    await payAtProvider(page, { amount: /^Payer 118,80/ });
    await expectAccessible(page, 'the end of a payment');
    await page.getByRole('link', { name: 'Voir mon DUERP' }).click();
    await expect(page.getByText('Accès complet').first()).toBeVisible();
    const pdf = await downloadPdf(page);
    expect(pdf.name).toBe('DUERP_v1.pdf');
    expect(pdf.text).not.toContain('DÉMONSTRATION');
  });

  await test.step('the account shows the subscription, and premium takes its unused part off', async () => {
    await page.goto('/my-account');
    await expect(subscription(page, 'Abonnement annuel n°1')).toContainText('1 x Formule Standard');
    await page.getByRole('link', { name: 'Voir les formules' }).click();
    const premium = page.getByRole('article', { name: 'Premium' });
    await expect(premium).toContainText('200 €/an');
    await expect(premium).toContainText('puis 299 €/an');
    await premium.getByRole('link', { name: 'Choisir cette formule' }).click();
    await expect(summary(page)).toContainText('240,00');
    await page.getByRole('textbox', { name: /Code promo/ }).fill('rentree');
    await page.getByRole('button', { name: 'Appliquer le code' }).click();
    await expect(summary(page)).toContainText('204,00');
    await payAtProvider(page, { amount: /^Payer 204,00/ });
    await page.getByRole('link', { name: 'Voir mes DUERPs' }).click();
    await expect(page.getByText('Accès complet')).toHaveCount(2);
  });

  await test.step('the renewal is given up', async () => {
    await page.goto('/my-account');
    const card = page
      .getByRole('article', { name: /^Abonnement annuel/ })
      .filter({ hasText: 'Formule Premium' });
    await expect(card).toContainText(/sera renouvelé le/);
    await card.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click();
    await expect(card).toContainText(/prendra fin le .* et ne sera pas renouvelé/);
    await expect(card.getByRole('button', { name: 'Réactiver' })).toBeEnabled();
    await expectAccessible(page, 'the account');
  });

  await test.step('a year later the plan has ended, and what it covered stays covered', async () => {
    // The session is over for the server's clock, not for the browser's.
    await page.evaluate(() => localStorage.clear());
    await odu.restart({ ODU_TEST_CLOCK: '+366d' });
    await signIn(page, EMAIL);
    await expect(page.getByText('Expiré')).toHaveCount(2);
    await page.goto('/my-account');
    await expect(page.getByText('Inactif')).toHaveCount(2);
    await page.goto('/duerps');
    await page
      .getByRole('article', { name: /Boulangerie/ })
      .getByRole('link', { name: 'Ouvrir' })
      .click();
    expect((await downloadPdf(page)).name).toBe('DUERP_v1.pdf');
  });
});
