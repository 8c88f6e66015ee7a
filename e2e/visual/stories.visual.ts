import { existsSync, readFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { describeOtherRenderer, readReference, writeReference } from './reference-browser.ts';
import { openStory } from './open-story.ts';
import { describeVisibleDifference } from './what-a-person-sees.ts';

type Entry = { id: string; name: string; type: string };

const WIDTHS = [1280, 360] as const;
const THEMES = ['light', 'dark', 'forced-colors'] as const;
const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync('storybook-static/index.json', 'utf8'),
);
const sheets = Object.values(index.entries).filter(
  ({ type, name }) => type === 'story' && name === 'All States',
);

test('the built Storybook has its sheets', () => {
  expect(sheets.length).toBeGreaterThan(0);
});

for (const { id } of sheets) {
  test(id, async ({ page, renderer, storybookUrl }, testInfo) => {
    const isUpdating =
      testInfo.config.updateSnapshots === 'all' || testInfo.config.updateSnapshots === 'changed';
    if (isUpdating) writeReference(renderer);
    const other = describeOtherRenderer(readReference(), renderer);
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

async function applyTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({
    forcedColors: theme === 'forced-colors' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.evaluate(
    (value) => {
      document.documentElement.dataset['theme'] = value;
    },
    theme === 'dark' ? 'dark' : 'light',
  );
  // Forced colours force the caret's colour too: it would blink in the picture.
  if (theme !== 'forced-colors') return;
  await page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
      activeElement.blur();
  });
}

/** Fonts are loaded and two frames have passed, so that what depends on the width is laid out anew. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
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
