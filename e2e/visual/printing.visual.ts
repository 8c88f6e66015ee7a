import { readPdf } from '../read-pdf.ts';
import { expect, test } from './fixtures.ts';
import { openStory } from './open-story.ts';

// What the print dialogue of the browser would put on paper: nothing may be left out because it was out of sight.
const RISQUES = 2000;

test.setTimeout(300_000);

// In one pass over the page: a locator would compute the role of thousands of elements. A disclosure's button is its title.
const readVisibleControls = () =>
  [...document.querySelectorAll('button:not([aria-expanded]), input, [role=tablist]')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.outerHTML);

for (const [block, isVirtual] of [
  ['interactiverisques', true],
  ['documentview', false],
] as const)
  test(`${block}: each of ${RISQUES} risks is on paper`, async ({ page, storybookUrl }, testInfo) => {
    await openStory(page, storybookUrl, `blocks-${block}--deux-mille`);
    // The story's own test ends with a search: what is printed before it is cleared is what was found.
    if (isVirtual) {
      await page.getByRole('searchbox').fill('');
      await expect(page.getByText(/^2\s000 risques$/)).toBeVisible();
    }
    const rows = page.locator('li', { hasText: /Risque numéro \d/ });
    if (isVirtual) await expect.poll(() => rows.count(), { timeout: 60_000 }).toBeLessThan(60);
    await page.emulateMedia({ media: 'print' });
    await expect(rows).toHaveCount(RISQUES, { timeout: 60_000 });
    expect(await page.evaluate(readVisibleControls)).toEqual([]);
    // Reading 2,000 whole rows back from a PDF takes minutes: the denser list stands for both.
    if (!isVirtual) {
      const path = testInfo.outputPath('print.pdf');
      await page.pdf({ path, format: 'A4' });
      const { text } = await readPdf(path);
      for (const numero of [1, 999, RISQUES]) expect(text).toContain(`Risque numéro ${numero}`);
    }
    await page.emulateMedia({ media: 'screen' });
    if (isVirtual) await expect.poll(() => rows.count(), { timeout: 60_000 }).toBeLessThan(60);
  });
