import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibilite.ts';
import { PASSWORD, signIn } from '../support/compte.ts';
import { expectFocusInSight, expectNothingSticky } from '../support/en-vue.ts';

const EMAIL = 'petit-ecran@essai.example';
/** A small phone, and a screen of 1280 x 1024 at 400 %. */
const SCREENS = [
  { width: 360, height: 640 },
  { width: 320, height: 256 },
] as const;

type Dialog = { name: string; step: number; open: (page: Page) => Promise<void> };

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().press('Enter');
};
const DIALOGS: readonly Dialog[] = [
  { name: 'the help', step: 3, open: press('Aide sur cette étape') },
  { name: 'who works in a unit', step: 3, open: press(/^Effectif|personnes/i) },
  { name: 'the examples of risks', step: 4, open: press('Ajouter des risques depuis les exemples') },
  { name: 'the evaluation', step: 5, open: press('Revoir un par un') },
  { name: 'an action', step: 5, open: press(/^Ajouter une action/) },
  { name: 'a version', step: 7, open: press('Générer une version') },
];

test('on a small screen the focus is in sight, in the dialogs and on long pages', async ({ page, odu }) => {
  await odu.command('demo', '--email', EMAIL, '--password', PASSWORD);
  await signIn(page, EMAIL);
  const href = await page
    .getByRole('article', { name: /Boulangerie/ })
    .getByRole('link', { name: 'Ouvrir' })
    .getAttribute('href');
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    const at = `at ${size.width} x ${size.height}`;
    for (const { name, step, open } of DIALOGS) {
      await test.step(`${name} ${at}`, async () => {
        await page.goto(`${href}/edit?step=${step}`);
        await open(page);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, `${name} ${at}`);
        if (size.height < 500) await expectNothingSticky(page, `${name} ${at}`);
        await expectFocusInSight(page, 20, `${name} ${at}`);
      });
    }
  }
  await test.step('the pages on a small phone', async () => {
    await page.setViewportSize(SCREENS[0]);
    const pages = [
      [href ?? '', 15],
      [`${href}/revue`, 15],
      // Its bar stands at the bottom, over what its fields leave.
      [`${href}/edit?step=2`, 30],
    ] as const;
    for (const [path, tabs] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectAccessible(page, path);
      await expectFocusInSight(page, tabs, path);
    }
  });
});

test('the tables of the guide cut no word in the width of a small screen', async ({ page }) => {
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    await page.goto('/guide');
    const cut = await page.locator('th, td').evaluateAll((cells) =>
      cells
        .filter((cell) => !/\s/.test((cell.textContent ?? '').trim()))
        .filter((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1;
        })
        .map((cell) => cell.textContent),
    );
    expect(cut, `at ${size.width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
});
