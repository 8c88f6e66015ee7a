import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openStory } from './open-story.ts';
import { SHEETS } from './sheets.ts';
import { applyTheme, settle } from './theme.ts';

// axe's best practices are of whole pages (« region », one main title): a sheet is none, and the journeys look at the
// pages with all of axe's rules (e2e/support/accessibilite.ts). A field named by its `title` alone is wrong anywhere.
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'label-title-only': { enabled: true } },
};

// What the stories' own checks, in the light theme and on a wide screen, cannot see.
for (const id of SHEETS) {
  test(`${id}: accessible in the dark theme, readable at 320 px and with texts at 200 %`, async ({
    page,
    storybookUrl,
  }) => {
    await openStory(page, storybookUrl, id);
    await applyTheme(page, 'dark');
    await settle(page);
    const { violations } = await new AxeBuilder({ page }).options(RULES).analyze();
    expect
      .soft(violations.map(({ id: rule, nodes }) => ({ rule, nodes: nodes.map(({ html }) => html) })))
      .toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await settle(page);
    expect.soft(await page.evaluate(listTooWide), 'at 320 px').toEqual([]);
    await enlargeTexts(page);
    expect.soft(await page.evaluate(listTooWide), 'at 320 px with texts at 200 %').toEqual([]);
  });
}

async function enlargeTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await settle(page);
}

/** The page and the dialogs that scroll sideways (WCAG 2.2, 1.4.10), as `tag width > width`. */
function listTooWide(): string[] {
  return [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} > ${clientWidth}`);
}
