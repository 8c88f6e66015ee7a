import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signInToDemo } from '../support/demo.ts';
import { holdApplication } from '../support/script-retenu.ts';

declare global {
  var largestTexts: string[];
}

/** What the address tells of each page, and what comes with its data. */
const PAGES = [
  ['/duerps', 'Mes DUERP', /^Risque le plus élevé/],
  ['/duerps/ID/edit?step=5', 'Évaluation des risques', /^(Évaluer|Revoir) un par un$/],
  ['/duerps/ID', /^L'employeur transmet le document unique, à chaque mise à jour/, /^Suivi$/],
] as const;

/** Has each page note its largest texts, as Chromium tells them: each larger than the one before. */
const noteLargestTexts = (page: Page, tokens: Record<string, string>) =>
  page.addInitScript((kept) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    globalThis.largestTexts = [];
    type Largest = PerformanceEntry & { element: Element | null };
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as Largest[])
        globalThis.largestTexts.push(element?.textContent.trim() ?? '');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }, tokens);

const readLargestTexts = (page: Page) => page.evaluate(() => globalThis.largestTexts);

/** As Lighthouse's telephone: on a narrower one, the name of a document can be larger. */
const TELEPHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  locale: 'fr-FR',
};

// The largest text is when a page counts as there (https://web.dev/articles/lcp).
test('the largest text of a page stands before its scripts run', async ({ odu, browser }) => {
  const { id, tokens } = await signInToDemo(odu);
  for (const [path, title, withData] of PAGES) {
    await test.step(path, async () => {
      const context = await browser.newContext(TELEPHONE);
      const page = await context.newPage();
      await noteLargestTexts(page, tokens);
      const release = await holdApplication(page);
      await page.goto(odu.url + path.replace('ID', id), { waitUntil: 'commit' });
      await expect.poll(async () => (await readLargestTexts(page)).at(-1)).toMatch(title);
      const before = await readLargestTexts(page);
      release();
      await expect(page.getByText(withData).first()).toBeVisible();
      // What was painted is told with the frame after.
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      expect(await readLargestTexts(page)).toEqual(before);
      await context.close();
    });
  }
});
