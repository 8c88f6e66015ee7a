import { existsSync, readFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { describeOtherRenderer, readReference, writeReference } from './reference-browser.ts';
import { expectAccessibleInTheDark, expectReadableWhenNarrow } from './every-screen.ts';
import { openStory } from './open-story.ts';
import { SHEETS } from './sheets.ts';
import { takeStillPicture } from './still-picture.ts';
import { applyTheme, settle, THEMES } from './theme.ts';
import { describeVisibleDifference } from './what-a-person-sees.ts';

const WIDTHS = [1280, 360] as const;
const WIDE = { width: 1280, height: 800 };

test('the built Storybook has its sheets', () => {
  expect(SHEETS.length).toBeGreaterThan(0);
});

test('the pictures of each sheet are where they are compared', () => {
  const testInfo = test.info();
  test.skip(isMakingPictures(testInfo), 'this run makes them');
  const missing = SHEETS.flatMap((id) =>
    THEMES.flatMap((theme) => WIDTHS.map((width) => testInfo.snapshotPath(id, `${theme}-${width}.png`))),
  ).filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
});

for (const id of SHEETS) {
  test(id, async ({ sheet: page, renderer, storybookUrl }, testInfo) => {
    const isUpdating = isMakingPictures(testInfo);
    const folder = testInfo.snapshotPath(id);
    if (isUpdating) writeReference(folder, renderer);
    const other = describeOtherRenderer(readReference(folder), renderer);
    if (other !== null) {
      testInfo.annotations.push({ type: 'relaxed', description: `${other}: compared as a person would` });
    }
    await page.setViewportSize(WIDE);
    await applyTheme(page, 'light');
    await openStory(page, storybookUrl, id);
    await expectAccessibleInTheDark(page);
    for (const theme of THEMES) {
      await applyTheme(page, theme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await settle(page);
        await compare(page, [id, `${theme}-${width}.png`], other === null, testInfo);
      }
    }
    await applyTheme(page, 'dark');
    await expectReadableWhenNarrow(page);
  });
}

function isMakingPictures({ config }: TestInfo): boolean {
  return config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
}

/** `path`: folder and file, apart, for Playwright makes one name of a slash. */
async function compare(
  page: Page,
  path: [string, string],
  isSameRenderer: boolean,
  testInfo: TestInfo,
): Promise<void> {
  const options = { animations: 'disabled', caret: 'hide', fullPage: true } as const;
  if (isSameRenderer) {
    await expect.soft(page).toHaveScreenshot(path, { ...options, threshold: 0.02, maxDiffPixels: 0 });
    return;
  }
  const name = path.join('/');
  const expected = readFileSync(testInfo.snapshotPath(...path));
  const { picture, difference } = await takeStillPicture(page, options, (actual) =>
    describeVisibleDifference(expected, actual),
  );
  if (difference !== null) {
    await testInfo.attach(`${name} (expected)`, { body: expected, contentType: 'image/png' });
    await testInfo.attach(`${name} (actual)`, { body: picture, contentType: 'image/png' });
  }
  expect.soft(difference, name).toBeNull();
}
