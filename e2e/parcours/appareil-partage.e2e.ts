import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibilite.ts';
import { createAccount, signIn } from '../support/compte.ts';
import * as editeur from '../support/editeur.ts';

const CLAIRE = 'claire@boulangerie.example';
const PAUL = 'paul@boulangerie.example';
const WRITES = '**/update-list-unitesdetravail';

const listKept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('odu.')));

const addUnite = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Ajouter une unité personnalisée' }).fill(name);
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
};

/** Spoils both tokens, as if they had been revoked: the next call ends the session. */
const revokeTokens = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('token', `${localStorage.getItem('token')}x`);
    localStorage.setItem('refreshToken', 'revoked');
  });

test('two people on one browser: nobody sends, sees or erases the edits of the other', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/update-list-unitesdetravail')) sent.push(request.url());
  });
  const status = page.getByRole('button', { name: 'Réessayer' });
  const unites = page.getByRole('list', { name: 'Mes unités de travail' });
  const signOut = page.getByRole('button', { name: 'Déconnexion' });
  const question = page.getByRole('alertdialog', { name: /^Se déconnecter sans avoir tout enregistré/ });

  await createAccount(page, CLAIRE);
  await editeur.startDuerp(page);
  const editor = page.url().replace(/step=\d/, 'step=3');

  await test.step('a session ends over an edit that could not be sent', async () => {
    await page.goto(editor);
    await page.route(WRITES, (route) => route.abort());
    await addUnite(page, 'Fournil');
    await expect(status).toBeVisible();
    // Before the network is back: the page tries again by itself, whenever its time has come.
    await revokeTokens(page);
    await page.unroute(WRITES);
    // As « Réessayer », which its own try may have taken away.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
    expect(await listKept(page)).toHaveLength(1);
  });

  await test.step('somebody else is not troubled by it, and leaves it there', async () => {
    await createAccount(page, PAUL);
    sent.length = 0;
    await page.goto('/duerps');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    // By the time that the next page is there, it has looked at what is kept; what it would send leaves before.
    await page.reload();
    await expect(page.locator('#attente')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Créer mon premier DUERP' })).toBeVisible();
    expect(sent).toEqual([]);
    await signOut.click();
    await expect(page).toHaveTitle('Connexion - ODU');
    expect(await listKept(page)).toHaveLength(1);
  });

  await test.step('it is sent when its author comes back', async () => {
    await signIn(page, CLAIRE);
    await expect.poll(() => listKept(page)).toEqual([]);
    expect(sent).toHaveLength(1);
    await page.goto(editor);
    await expect(unites.getByText('Fournil')).toBeVisible();
  });

  await test.step('signing out sends the last edits first', async () => {
    await addUnite(page, 'Vente');
    await signOut.click();
    await expect(page).toHaveTitle('Connexion - ODU');
    await signIn(page, CLAIRE);
    await page.goto(editor);
    await expect(unites.getByText('Vente')).toBeVisible();
  });

  await test.step('signing out over edits that cannot be sent asks, and then leaves nothing', async () => {
    await page.route(WRITES, (route) => route.abort());
    await addUnite(page, 'Livraison');
    await expect(status).toBeVisible();
    await signOut.click();
    await expect(question).toBeVisible();
    await expectAccessible(page, 'the question before signing out');
    await question.getByRole('button', { name: 'Rester connecté' }).click();
    await expect(unites.getByText('Livraison')).toBeVisible();
    expect(await listKept(page)).toHaveLength(1);
    await signOut.click();
    await question.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveTitle('Connexion - ODU');
    expect(await listKept(page)).toEqual([]);
    await page.unroute(WRITES);
  });

  await test.step('a page that cannot load anything more erases what was typed too', async () => {
    await signIn(page, CLAIRE);
    await page.evaluate(() => {
      const { sub } = JSON.parse(atob((localStorage.getItem('token') ?? '').split('.')[1] ?? '')) as {
        sub: string;
      };
      localStorage.setItem(`odu.draft:${sub}:d1:risque:r1`, '{"danger":"Four"}');
    });
    await page.goto('/contact');
    await expect(signOut).toBeVisible();
    await page.route('**/assets/create-workspace-*.js', (route) => route.abort());
    await signOut.click();
    await question.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect.poll(() => listKept(page)).toEqual([]);
  });
});
