import { expect, test } from '../fixtures.ts';
import { waitForReact } from '../support/react.ts';

declare global {
  var madeFormats: string[];
}

const FORMATS = ['NumberFormat', 'DateTimeFormat', 'Collator', 'ListFormat', 'PluralRules'] as const;

// The first one costs a browser some 10 ms, before it can answer to a key.
test('the first page asks for no date, number or order of any language', async ({ page }) => {
  await page.addInitScript((names) => {
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
  await page.goto('/login');
  await waitForReact(page);
  expect(await page.evaluate(() => globalThis.madeFormats)).toEqual([]);
});
