import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { createAccount } from '../support/compte.ts';
import { waitForReact } from '../support/react.ts';

declare global {
  var madeFormats: string[];
}

const FORMATS = ['NumberFormat', 'DateTimeFormat', 'Collator', 'ListFormat', 'PluralRules'] as const;

/** Has each page note the formatters that it makes. */
const noteFormats = (page: Page) =>
  page.addInitScript((names) => {
    globalThis.madeFormats = [];
    for (const name of names) {
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], {
          construct: (format, given, target) => {
            globalThis.madeFormats.push(`${name} ${JSON.stringify(given)}`);
            return Reflect.construct(format, given, target) as object;
          },
        }),
      });
    }
  }, FORMATS);

// The first one costs a browser some 10 ms, before it can answer to a key.
test('the first page asks for no date, number or order of any language', async ({ page }) => {
  await noteFormats(page);
  await page.goto('/login');
  await waitForReact(page);
  expect(await page.evaluate(() => globalThis.madeFormats)).toEqual([]);
});

test('a signed-in page makes those of its dates and numbers before its data is there', async ({ page }) => {
  await createAccount(page, 'formats@exemple.fr');
  await noteFormats(page);
  const made: string[] = [];
  await page.route('**/api/duerp/list', async (route) => {
    await page.waitForFunction(() =>
      ['DateTimeFormat', 'NumberFormat'].every((name) =>
        globalThis.madeFormats.some((format) => format.startsWith(name)),
      ),
    );
    made.push(...(await page.evaluate(() => globalThis.madeFormats)));
    await route.continue();
  });
  await page.goto('/duerps');
  await expect(page.getByRole('heading', { name: 'Mes DUERP' })).toBeVisible();
  await expect.poll(() => made.length).toBeGreaterThan(0);
});
