import { capture, expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibilite.ts';

test('a visitor reads what the product is and a whole example, without an account', async ({ page }) => {
  await test.step('the welcome page', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: /^Découvrir/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre document unique, pas à pas');
    const picture = page.getByRole('img', { name: /L'évaluation d'une boulangerie/ });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(600);
    await expectAccessible(page, 'the welcome page');
  });

  await test.step('the example', async () => {
    await page.getByRole('link', { name: 'Voir une démonstration' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Exemple de DUERP' })).toBeVisible();
    const document = page.getByRole('article');
    await expect(document.getByText('Fournil et laboratoire').first()).toBeVisible();
    await expectAccessible(page, 'the example');
  });

  await test.step('it leads to an account', async () => {
    await page.getByRole('link', { name: 'Créer un compte' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Créer votre compte' })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the picture of the welcome page, ${colorScheme}`, () => {
    test.skip(process.env['ODU_CAPTURES'] === undefined, 'only made when pictures are asked for');
    test.use({ colorScheme, viewport: { width: 960, height: 640 } });
    test('the evaluation of the example', async ({ page }) => {
      await page.goto('/exemple');
      await page
        .getByRole('heading', { name: "Synthèse de l'évaluation" })
        .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
      await capture(page, colorScheme === 'light' ? 'apercu-clair' : 'apercu-sombre');
    });
  });
}
