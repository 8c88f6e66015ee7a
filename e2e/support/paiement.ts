import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Pays an order on the provider's page, with the accepted card unless another is named; ends on the page that it sends back to. */
export async function payAtProvider(
  page: Page,
  { amount, card }: { amount: RegExp; card?: RegExp },
): Promise<void> {
  await page.getByRole('button', { name: /^Payer/ }).click();
  await expect(page.getByRole('heading', { name: 'Votre commande' })).toBeVisible();
  if (card) await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: amount }).click();
  await expect(page.getByRole('heading', { name: /Paiement réussi/ })).toBeVisible();
}

/** Creates the account's first billing profile, on the page of an order. */
export async function createBillingProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Créer un profil de facturation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nom ou raison sociale' }).fill('Boulangerie Martin');
  await dialog.getByRole('textbox', { name: 'Adresse ligne 1' }).fill('3 rue des Lilas');
  await dialog.getByRole('textbox', { name: 'Code postal' }).fill('69003');
  await dialog.getByRole('textbox', { name: 'Ville' }).fill('Lyon');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('article', { name: 'Boulangerie Martin' })).toBeVisible();
}
