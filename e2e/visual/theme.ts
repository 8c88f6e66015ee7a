import type { Page } from '@playwright/test';

export const THEMES = ['light', 'dark', 'forced-colors'] as const;
export type Theme = (typeof THEMES)[number];

/** Shows the page in this theme, without motion; what has the focus keeps it. */
export async function applyTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({
    forcedColors: theme === 'forced-colors' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.evaluate(
    (value) => {
      const { dataset, style } = document.documentElement;
      dataset['theme'] = value;
      // Playwright makes the caret transparent, but forced colours force its colour: there it stands still instead.
      style.setProperty('caret-animation', 'manual');
    },
    theme === 'dark' ? 'dark' : 'light',
  );
}

/** Fonts are loaded and two frames have passed, so that what depends on the width is laid out anew. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}
