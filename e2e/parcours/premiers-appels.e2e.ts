import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { createAccount } from '../support/compte.ts';
import { signInToDemo } from '../support/demo.ts';
import { startLateSite } from '../support/fin-tardive.ts';
import { APPLICATION, holdApplication, listComplaints } from '../support/script-retenu.ts';

// What a signed-in page asks for before its scripts are there (apps/web/src/signed-in-script.ts).

const APPLICATION_READS = /^\/api\/(?:duerp|myaccount)\//;

/** The calls of a page, in their order, as addresses of the site. */
const listCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (APPLICATION_READS.test(pathname)) calls.push(pathname);
  });
  return calls;
};

/** Signs in on a page of the site that has no application, and so calls nobody. */
async function signIn(page: Page, tokens: Record<string, string>): Promise<void> {
  await page.goto('/guide');
  await keepTokens(page, tokens);
}

const keepTokens = (page: Page, tokens: Record<string, string>) =>
  page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, tokens);

test('the list and the editor ask for their data before the application is there, and once', async ({
  page,
  odu,
}) => {
  const { id, tokens } = await signInToDemo(odu);
  await signIn(page, tokens);
  for (const [path, asked] of [
    ['/duerps', ['/api/duerp/list', '/api/myaccount/info']],
    [`/duerps/${id}/edit?step=5`, [`/api/duerp/${id}`]],
    [`/duerps/${id}/edit`, [`/api/duerp/${id}`]],
  ] as const) {
    await test.step(path, async () => {
      const complaints = listComplaints(page);
      const release = await holdApplication(page);
      const calls = listCalls(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => calls).toEqual(asked);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#attente')).toHaveCount(0);
      expect(calls).toEqual(asked);
      expect(complaints).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
      page.removeAllListeners('request');
    });
  }
});

test('who comes back with a token that is over asks nothing with it', async ({ page, odu }) => {
  const { tokens } = await signInToDemo(odu);
  await signIn(page, tokens);
  await page.clock.setSystemTime(Date.now() + 30 * 86_400_000);
  const release = await holdApplication(page);
  const calls = listCalls(page);
  await page.goto('/duerps', { waitUntil: 'commit' });
  // It asks for the application beside its calls.
  await expect(page.locator('link[rel="modulepreload"]').first()).toBeAttached();
  expect(calls).toEqual([]);
  release();
});

test('a first call that was lost is sent again by the application', async ({ page, odu }) => {
  const { tokens } = await signInToDemo(odu);
  await signIn(page, tokens);
  const release = await holdApplication(page);
  const calls = listCalls(page);
  await page.route('**/api/duerp/list', (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto('/duerps', { waitUntil: 'commit' });
  await expect.poll(() => calls).toContain('/api/duerp/list');
  release();
  await expect(page.getByRole('heading', { level: 1, name: /^Mes DUERP \(/ })).toBeVisible();
  expect(calls.filter((call) => call === '/api/duerp/list')).toHaveLength(2);
});

test('an answer that another account asked for is not shown: theirs is asked for anew', async ({
  page,
  odu,
  browser,
}) => {
  const { tokens } = await signInToDemo(odu);
  const other = await browser.newPage({ baseURL: odu.url });
  await createAccount(other, 'claire@boulangerie.example');
  const otherTokens = await other.evaluate(() => ({
    token: localStorage.getItem('token') ?? '',
    refreshToken: localStorage.getItem('refreshToken') ?? '',
  }));
  await other.close();
  await signIn(page, tokens);
  const release = await holdApplication(page);
  const calls = listCalls(page);
  await page.goto('/duerps', { waitUntil: 'commit' });
  await expect.poll(() => calls).toEqual(['/api/duerp/list', '/api/myaccount/info']);
  // Another tab signs in to another account, before this page has its own scripts.
  await keepTokens(page, otherTokens);
  release();
  await expect(page.getByRole('link', { name: 'Créer mon premier DUERP' })).toBeVisible();
  expect(calls.filter((call) => call === '/api/duerp/list')).toHaveLength(2);
});

test('an application that is there before the end of its page waits for it', async ({ page, odu }) => {
  const { tokens } = await signInToDemo(odu);
  const site = await startLateSite(odu.url, '<div id="root">');
  await page.goto(`${site.url}/guide`);
  await keepTokens(page, tokens);
  const complaints = listComplaints(page);
  const application = page.waitForEvent('requestfinished', (request) => APPLICATION.test(request.url()));
  await page.goto(`${site.url}/duerps`, { waitUntil: 'commit' });
  await application;
  await expect(page.locator('#attente').getByText('Mes DUERP').last()).toBeVisible();
  site.release();
  await expect(page.getByRole('heading', { level: 1, name: /^Mes DUERP \(/ })).toBeVisible();
  expect(complaints).toEqual([]);
  await site.close();
});
