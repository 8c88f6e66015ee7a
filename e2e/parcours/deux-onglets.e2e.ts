import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { createAccount, givePassword, signIn } from '../support/compte.ts';
import * as editeur from '../support/editeur.ts';

const CLAIRE = 'claire@deux-onglets.example';
const PAUL = 'paul@deux-onglets.example';
const WRITES = '**/update-list-unitesdetravail';

/** The account of a token: that of the storage, or of an Authorization header. */
const readAccount = (token: string): unknown =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: unknown }).sub;

const readSignedIn = async (page: Page) =>
  readAccount(await page.evaluate(() => localStorage.getItem('token') ?? ''));

const listUnsent = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('odu.autosave:')));

test('two tabs, two accounts: a tab never shows one and acts as the other', async ({ page, context }) => {
  const signOut = page.getByRole('button', { name: 'Déconnexion' });
  const unites = page.getByRole('list', { name: 'Mes unités de travail' });
  const other = await context.newPage();

  await createAccount(page, PAUL);
  await signOut.click();
  await expect(page).toHaveTitle('Connexion - ODU');
  await createAccount(page, CLAIRE);
  await signOut.click();
  await expect(page).toHaveTitle('Connexion - ODU');

  // The other tab asks for Paul's password while nobody is signed in: it can sign in over Claire.
  await other.goto(`/login?email=${encodeURIComponent(PAUL)}`);
  await expect(other.getByLabel('Mot de passe', { exact: true })).toBeVisible();
  await signIn(page, CLAIRE);
  await page.goto('/duerps/new');
  await editeur.startDuerp(page);
  const editor = page.url().replace(/step=\d/, 'step=3');
  const duerpId = new URL(editor).pathname.split('/')[2] ?? '';
  await page.goto(editor);
  const claire = await readSignedIn(page);

  const strangers: string[] = [];
  page.on('request', (request) => {
    const [, token] = (request.headers()['authorization'] ?? '').split(' ');
    if (request.url().includes(duerpId) && token !== undefined && readAccount(token) !== claire)
      strangers.push(`${request.method()} ${request.url()}`);
  });

  await test.step('another account in another tab: this tab goes to its list, and says so', async () => {
    await page.route(WRITES, (route) => route.abort());
    await page.getByRole('textbox', { name: 'Ajouter une unité personnalisée' }).fill('Fournil');
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await givePassword(other);
    await expect(page).toHaveURL(/\/duerps$/);
    await expect(page.getByText(/Un autre compte s'est connecté dans un autre onglet/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Mes DUERP' })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    // By the time that the next page is there, it has looked at what is kept; what it would send leaves before.
    await page.reload();
    await expect(page.locator('#attente')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Créer mon premier DUERP' })).toBeVisible();
    expect(strangers).toEqual([]);
    await expect(page.locator(`a[href*="${duerpId}"]`)).toHaveCount(0);
    expect(await listUnsent(page)).toEqual([expect.stringContaining(`:${String(claire)}:`)]);
    // Not before: the edit would be sent, by its author, while the other tab is still signing in.
    await page.unroute(WRITES);
  });

  await test.step('a sign-out in one tab leaves the other on the sign-in page', async () => {
    await signOut.click();
    await expect(page).toHaveTitle('Connexion - ODU');
    await expect(other).toHaveURL(/\/login\?returnUrl=/);
    await expect(other.getByText(/Vous avez été déconnecté dans un autre onglet/)).toBeVisible();
  });

  await test.step('the first account finds its edit again', async () => {
    await signIn(page, CLAIRE);
    await expect.poll(() => listUnsent(page)).toEqual([]);
    await page.goto(editor);
    await expect(unites.getByText('Fournil')).toBeVisible();
    expect(strangers).toEqual([]);
  });
});
