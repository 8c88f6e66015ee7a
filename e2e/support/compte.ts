import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export const PASSWORD = 'Croissant.au.beurre.26!';

/** Creates an account from the sign-in page, as somebody who comes for the first time; ends on the editor's introduction. */
export async function createAccount(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveTitle('Connexion - ODU');
  await page.getByRole('textbox', { name: 'Adresse email' }).fill(email);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { name: 'Créer votre compte' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Adresse email' })).toHaveValue(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmation du mot de passe', { exact: true }).fill(PASSWORD);
  // Pressed before the bot check has its answer: the form waits for it.
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL(/\/duerps\/new$/, { timeout: 60_000 });
}

/** Gives the password of an account that exists; ends on its list. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`/login?email=${encodeURIComponent(email)}`);
  await givePassword(page);
}

/** The second step of the sign-in page, which `page` shows; ends on the list. */
export async function givePassword(page: Page): Promise<void> {
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/duerps$/);
}
