import { readPdf } from '../read-pdf.ts';
import { expect, test } from './fixtures.ts';

// What the print dialogue of the browser would put on paper: nothing may be left out because it was out of sight.
const RISQUES = 2000;

test.setTimeout(300_000);

for (const [block, isVirtual] of [
  ['interactiverisques', true],
  ['documentview', false],
] as const)
  test(`${block}: each of ${RISQUES} risks is on paper`, async ({ page, storybookUrl }, testInfo) => {
    await page.goto(`${storybookUrl}/iframe.html?id=blocks-${block}--deux-mille&viewMode=story`);
    // The story's own test ends with a search.
    if (isVirtual) {
      await expect(page.getByText('542 risques trouvés').last()).toBeVisible({ timeout: 60_000 });
      await page.getByRole('searchbox').fill('');
    }
    const rows = page.locator('li', { hasText: /Risque numéro \d/ });
    if (isVirtual) await expect.poll(() => rows.count()).toBeLessThan(60);
    await page.emulateMedia({ media: 'print' });
    await expect(rows).toHaveCount(RISQUES, { timeout: 60_000 });
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('tablist').filter({ visible: true })).toHaveCount(0);
    await expect(
      page.getByRole('button').filter({ visible: true, hasText: /action|Comprendre/ }),
    ).toHaveCount(0);
    // Reading 2,000 whole rows back from a PDF takes minutes: the denser list stands for both.
    if (!isVirtual) {
      const path = testInfo.outputPath('print.pdf');
      await page.pdf({ path, format: 'A4' });
      const { text } = await readPdf(path);
      for (const numero of [1, 999, RISQUES]) expect(text).toContain(`Risque numéro ${numero}`);
    }
    await page.emulateMedia({ media: 'screen' });
    if (isVirtual) await expect.poll(() => rows.count()).toBeLessThan(60);
  });
