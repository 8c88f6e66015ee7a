import { existsSync, readFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { describeOtherRenderer, readReference, writeReference } from './reference-browser.ts';
import { openStory } from './open-story.ts';
import { SHEETS } from './sheets.ts';
import { applyTheme, settle, THEMES } from './theme.ts';
import { describeVisibleDifference } from './what-a-person-sees.ts';

const WIDTHS = [1280, 360] as const;

test('the built Storybook has its sheets', () => {
  expect(SHEETS.length).toBeGreaterThan(0);
});

for (const id of SHEETS) {
  test(id, async ({ page, renderer, storybookUrl }, testInfo) => {
    const isUpdating =
      testInfo.config.updateSnapshots === 'all' || testInfo.config.updateSnapshots === 'changed';
    const folder = testInfo.snapshotPath(id);
    if (isUpdating) writeReference(folder, renderer);
    const other = describeOtherRenderer(readReference(folder), renderer);
    if (other !== null) {
      testInfo.annotations.push({ type: 'relaxed', description: `${other}: compared as a person would` });
    }
    await openStory(page, storybookUrl, id);
    for (const theme of THEMES) {
      await applyTheme(page, theme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await settle(page);
        await compare(page, `${id}/${theme}-${width}.png`, other === null, testInfo);
      }
    }
  });
}

async function compare(page: Page, name: string, isSameRenderer: boolean, testInfo: TestInfo): Promise<void> {
  const options = { animations: 'disabled', caret: 'hide', fullPage: true } as const;
  const reference = testInfo.snapshotPath(name);
  if (isSameRenderer || !existsSync(reference)) {
    await expect
      .soft(page)
      .toHaveScreenshot(name.split('/'), { ...options, threshold: 0.02, maxDiffPixels: 0 });
    return;
  }
  const expected = readFileSync(reference);
  const actual = await page.screenshot(options);
  const difference = describeVisibleDifference(expected, actual);
  if (difference !== null) {
    await testInfo.attach(`${name} (expected)`, { body: expected, contentType: 'image/png' });
    await testInfo.attach(`${name} (actual)`, { body: actual, contentType: 'image/png' });
  }
  expect.soft(difference, name).toBeNull();
}
