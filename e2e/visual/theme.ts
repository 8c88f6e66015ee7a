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

/** The window has its width, fonts are loaded and two frames have passed, so that what depends on them is laid out anew. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (width) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (width !== undefined && innerWidth !== width) await nextFrame();
    await document.fonts.ready;
    await nextFrame();
    await nextFrame();
  }, page.viewportSize()?.width);
}
