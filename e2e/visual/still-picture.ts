import type { Page, PageScreenshotOptions } from '@playwright/test';

/**
 * A picture of the page for which `describe` finds nothing to say, and null; or, when it does, the first picture
 * that is the same twice in a row, and what is said of it. The rule of `toHaveScreenshot`, for other comparisons:
 * on a busy machine a picture can be taken while the page is still drawn. Ends with the test's own time.
 */
export async function takeStillPicture(
  page: Page,
  options: PageScreenshotOptions,
  describe: (picture: Buffer) => string | null,
): Promise<{ picture: Buffer; difference: string | null }> {
  let picture = await page.screenshot(options);
  let difference = describe(picture);
  while (difference !== null) {
    const next = await page.screenshot(options);
    if (next.equals(picture)) break;
    picture = next;
    difference = describe(picture);
  }
  return { picture, difference };
}
