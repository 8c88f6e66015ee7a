import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { applyTheme, settle } from './theme.ts';

// axe's best practices are of whole pages (« region », one main title): a sheet is none, and the journeys look at the
// pages with all of axe's rules (e2e/support/accessibilite.ts). A field named by its `title` alone is wrong anywhere.
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'label-title-only': { enabled: true } },
};

// What the stories' own checks, in the light theme and on a wide screen, cannot see.

/** No accessibility violation in the dark theme, on the screen as it is. */
export async function expectAccessibleInTheDark(page: Page): Promise<void> {
  await applyTheme(page, 'dark');
  await settle(page);
  // « Legacy »: in the page itself, for no story holds a frame. The other way opens a second page and gives it axe again.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(RULES).analyze();
  expect
    .soft(
      violations.map(({ id: rule, nodes }) => ({ rule, nodes: nodes.map(({ html }) => html) })),
      'accessible in the dark theme',
    )
    .toEqual([]);
}

/** Nothing scrolls sideways at 320 px, nor with texts at 200 %, which they keep. */
export async function expectReadableWhenNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await settle(page);
  expect.soft(await page.evaluate(listTooWide), 'at 320 px').toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await settle(page);
  expect.soft(await page.evaluate(listTooWide), 'at 320 px with texts at 200 %').toEqual([]);
}

/** The page and the dialogs that scroll sideways (WCAG 2.2, 1.4.10), as `tag width > width`. */
function listTooWide(): string[] {
  return [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} > ${clientWidth}`);
}
