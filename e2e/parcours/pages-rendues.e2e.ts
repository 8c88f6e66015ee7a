import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { createAccount, PASSWORD } from '../support/compte.ts';
import { waitForReact } from '../support/react.ts';
import { APPLICATION, hold, holdApplication, listComplaints } from '../support/script-retenu.ts';

const CLAIRE = 'claire@boulangerie.example';

/** Pages whose first HTML is the page itself (apps/web/build/write-pages.ts). */
const RENDERED = ['/login', '/create-account', '/forgot-password', '/dg'];

/** What a page fetches for itself once it was taken over, and what then stands in it. */
const LATER = new Map([
  ['/create-account', { file: /\/assets\/Captcha-[^/]*\.js$/, checkbox: /robot|Vérification/ }],
]);

/** What waits for longer never comes. */
const keepShortTimers = (page: Page, longestMs: number) =>
  page.addInitScript((longest) => {
    const wait = setTimeout;
    window.setTimeout = ((run: () => void, ms = 0) =>
      ms <= longest ? wait(run, ms) : 0) as typeof setTimeout;
  }, longestMs);

/** In the page: its whole text is there and laid out. Without a style sheet it says more (the menu of a narrow screen). */
const isWhole = () =>
  document.readyState !== 'loading' &&
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ sheet }) => sheet !== null,
  );

for (const path of RENDERED) {
  test(`${path} shows before any script runs, and is taken over as it stands`, async ({ page }) => {
    const complaints = listComplaints(page);
    const release = await holdApplication(page);
    const later = LATER.get(path);
    const releaseLater = later && (await hold(page, later.file));
    const asked = later && page.waitForRequest(later.file);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    // All of it has come, its style sheets too, and no script has run: its heading may be seen before the rest.
    await expect.poll(() => page.evaluate(isWhole)).toBe(true);
    const sent = await page.locator('#root').ariaSnapshot();
    const shown = await page.screenshot({ animations: 'disabled' });
    await heading.evaluate((element) => element.setAttribute('data-sent', ''));
    release();
    await waitForReact(page);
    await expect(heading, 'the heading that was sent is the one that stays').toHaveAttribute('data-sent', '');
    expect(await page.locator('#root').ariaSnapshot()).toBe(sent);
    expect((await page.screenshot({ animations: 'disabled' })).equals(shown), 'the same picture').toBe(true);
    await asked;
    releaseLater?.();
    if (later) await expect(page.getByRole('checkbox', { name: later.checkbox })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('what is typed and sent before any script runs is kept, and sent once one does', async ({ page }) => {
  const complaints = listComplaints(page);
  const release = await holdApplication(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Adresse email' }).pressSequentially(CLAIRE);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page, 'the browser sends nothing by itself').toHaveURL('/login');
  release();
  await expect(page).toHaveURL(/\/create-account\?email=claire/);
  expect(complaints).toEqual([]);
});

test('the application is asked for once the page is painted', async ({ page }) => {
  await keepShortTimers(page, 0);
  const releaseStyles = await hold(page, /\/assets\/index-[^/]*\.css$/);
  const paintsBefore: unknown[] = [];
  await page.route(APPLICATION, async (route) => {
    paintsBefore.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
    );
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  // Asked from here: no frame comes before the style sheet, and `waitForFunction` waits for frames.
  await expect.poll(() => page.evaluate(() => document.querySelector('h1') !== null)).toBe(true);
  expect(paintsBefore).toEqual([]);
  releaseStyles();
  await waitForReact(page);
  expect(paintsBefore).toEqual([1]);
});

for (const [where, visibility, longest] of [
  ['where nobody looks at the page', 'hidden', 0],
  ['in a browser that does not tell when it paints', 'visible', 60_000],
] as const) {
  test(`the application starts ${where}`, async ({ page }) => {
    await keepShortTimers(page, longest);
    await page.addInitScript((state) => {
      PerformanceObserver.prototype.observe = () => {};
      Object.defineProperty(document, 'visibilityState', { get: () => state });
    }, visibility);
    await page.goto('/login');
    await waitForReact(page);
  });
}

test('the menu of a telephone, asked for before any script runs, opens once one does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdApplication(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  release();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Créer un compte' })).toBeVisible();
});

test('a form of several fields, typed before any script runs, is kept whole', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/create-account', { waitUntil: 'commit' });
  const fields = [
    [page.getByRole('textbox', { name: 'Adresse email' }), CLAIRE],
    [page.getByLabel('Mot de passe', { exact: true }), PASSWORD],
    [page.getByLabel('Confirmation du mot de passe', { exact: true }), PASSWORD],
  ] as const;
  for (const [field, text] of fields) await field.fill(text);
  await fields[2][0].press('Enter');
  release();
  await waitForReact(page);
  // A rule of the password is judged from what is typed: the page knows it, and says so by itself.
  await expect(page.getByText('4 règles respectées sur 4')).toBeAttached();
  for (const [field, text] of fields) await expect(field).toHaveValue(text);
  await expect(page, 'no password in the address').toHaveURL('/create-account');
});

test("the system's dark theme is there before any script runs", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const release = await holdApplication(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const readColour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await readColour();
  expect(before).not.toBe('rgb(255, 255, 255)');
  release();
  await waitForReact(page);
  expect(await readColour()).toBe(before);
});

test('who is signed in never sees the page of visitors, and lands on the list', async ({ page }) => {
  await page.goto('/create-account');
  await createAccount(page, CLAIRE);
  const complaints = listComplaints(page);
  const release = await holdApplication(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('h1') !== null);
  await expect(page.getByText('Connexion', { exact: true }).first()).not.toBeVisible();
  release();
  await expect(page).toHaveURL('/duerps');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});
