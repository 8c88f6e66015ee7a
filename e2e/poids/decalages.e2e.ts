import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signInToDemo } from '../support/demo.ts';

/** A telephone on a slow 4G, as Lighthouse has it: what comes late, comes late. */
const TELEPHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Of the screen moved, times how far: https://web.dev/articles/cls calls 0.1 good; a page of ours moves nothing. */
const MOST = 0.01;

/** What comes by itself on each page: with all of it there, the page is whole. */
const VISITOR = {
  '/login': [/^Connexion$/],
  '/create-account': [/^Créer mon compte$/, /Vérifié/],
  '/forgot-password': [/^Mot de passe oublié$/],
  '/dg': [/^Connexion déléguée$/],
} as const;
const SIGNED_IN = {
  '/duerps': [/^Risque le plus élevé/],
  '/duerps/ID': [/^Vue interactive$/, /^Suivi$/, /^Tableau de bord$/],
  '/duerps/ID/edit?step=5': [/^(Évaluer|Revoir) un par un$/],
  '/duerps/ID/edit?step=7': [/^Contrôle de conformité$/],
  '/duerps/ID/revue': [/^Avancement de la revue$/],
  '/duerps/ID/comparer': [/^Avant$/, /^(Aucun changement|\d+ changements?)/],
  '/my-account': [/^Archives$/, /^Autres demandes$/],
} as const;

type Seen = { readonly sum: number; readonly shifts: readonly string[] };

/** Opens an address cold, and tells what Chromium notes of it as moved without a touch. */
async function readShifts(
  browser: Browser,
  url: string,
  tokens: Record<string, string>,
  parts: readonly RegExp[],
): Promise<Seen> {
  const context = await browser.newContext({ ...TELEPHONE, locale: 'fr-FR' });
  await context.addInitScript((kept) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    const seen = { sum: 0, shifts: [] as string[] };
    Object.assign(globalThis, { oduShifts: seen });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        seen.sum += value;
        seen.shifts.push(
          `${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.trim().slice(0, 60)).join(' | ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, tokens);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.goto(url);
  for (const part of parts) await expect(page.getByText(part).first()).toBeAttached();
  // What moved is noted with the frame after.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const seen = await page.evaluate(() => (globalThis as unknown as { oduShifts: Seen }).oduShifts);
  await context.close();
  return seen;
}

test('nothing moves while a page comes', async ({ odu, browser }) => {
  const { id, tokens: signedIn } = await signInToDemo(odu);
  const expectStill = (path: string, parts: readonly RegExp[], tokens: Record<string, string>) =>
    test.step(path, async () => {
      const { sum, shifts } = await readShifts(browser, odu.url + path.replace('ID', id), tokens, parts);
      expect.soft(sum, `${path}\n${shifts.join('\n')}`).toBeLessThanOrEqual(MOST);
    });
  for (const [path, parts] of Object.entries(VISITOR)) await expectStill(path, parts, {});
  for (const [path, parts] of Object.entries(SIGNED_IN)) await expectStill(path, parts, signedIn);
});
