import { expect, test } from '../fixtures.ts';
import { createAccount } from '../support/compte.ts';
import { signInToDemo } from '../support/demo.ts';
import { APPLICATION, holdApplication, listComplaints } from '../support/script-retenu.ts';

// What stands over a signed-in page until its scripts show it (apps/web/src/shell/WaitingPage.tsx).
const WAITING = '#attente';

test('a signed-in page has its bar before any script runs, out of reach, and nothing of it stays', async ({
  page,
}) => {
  await page.goto('/create-account');
  await createAccount(page, 'claire@boulangerie.example');
  for (const path of ['/duerps', '/duerps/new', '/my-account']) {
    await test.step(path, async () => {
      const complaints = listComplaints(page);
      const release = await holdApplication(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(WAITING).getByText('ODU', { exact: true })).toBeVisible();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(WAITING)).toHaveCount(0);
      await expect(page).toHaveURL(path);
      expect(complaints).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('a visitor who asks for a signed-in page comes to the sign-in page, and nothing of the other stays', async ({
  page,
}) => {
  await page.goto('/duerps');
  await expect(page).toHaveURL('/login?returnUrl=%2Fduerps');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(page.locator(WAITING)).toHaveCount(0);
});

test('without scripts, the page says what it needs, and waits for nothing', async ({ browser, odu }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${odu.url}/duerps`);
  expect(await page.locator('noscript').innerText()).toContain('a besoin de JavaScript');
  await expect(page.locator(WAITING).getByText('ODU', { exact: true })).not.toBeVisible();
  await context.close();
});

test('a signed-in page whose code or data cannot be had says so, and nothing stands over it', async ({
  page,
}) => {
  await page.goto('/create-account');
  await createAccount(page, 'claire@boulangerie.example');
  for (const [file, words] of [
    [/\/assets\/liste-/, "Cette page n'a pas pu s'afficher"],
    [/\/api\/duerp\/list/, 'Erreur lors du chargement des DUERP.'],
  ] as const) {
    await test.step(words, async () => {
      await page.route(file, (route) => route.abort());
      await page.goto('/duerps');
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.locator(WAITING)).toHaveCount(0);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('a page whose application cannot be had says so, and is there once it can', async ({ page, odu }) => {
  const words = "Cette page n'a pas pu se charger.";
  await page.route(APPLICATION, (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Adresse email' }).fill('claire@boulangerie.example');
  await expect(page.getByRole('alert')).toContainText(words);
  await expect(page.getByRole('textbox', { name: 'Adresse email' })).toHaveValue(
    'claire@boulangerie.example',
  );
  const { tokens } = await signInToDemo(odu);
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, tokens);
  // Hidden from who is signed in, this one is shown for what it has to say.
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(words);
  await page.goto('/duerps');
  await expect(page.getByRole('alert')).toContainText(words);
  await expect(page.locator(WAITING)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('link', { name: 'rechargez la page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Mes DUERP \(/ })).toBeVisible();
  await expect(page.getByText(words)).toBeHidden();
});
