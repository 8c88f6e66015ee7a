import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibilite.ts';
import { PASSWORD, signIn } from '../support/compte.ts';

test('in 342 risks one is found, opened, left and shared by its address', async ({ page, odu }) => {
  const email = 'chantier@essai.example';
  await odu.command('demo', '--email', email, '--password', PASSWORD);
  await signIn(page, email);
  await page
    .getByRole('article', { name: /Bâtisseurs/ })
    .getByRole('link', { name: 'Modifier' })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: "Informations de l'entreprise" })).toBeVisible();
  await expect(page).toHaveURL(/step=2/);
  await page.goto(page.url().replace('step=2', 'step=5'));

  const found = page.getByRole('list', { name: 'Risques trouvés' });
  await test.step('the worst first', async () => {
    await page.getByRole('button', { name: /Afficher$/ }).click();
    await page.getByRole('option', { name: 'Critiques' }).click();
    await expect(found.getByRole('article').first()).toContainText('Critique');
    await expect(page).toHaveURL(/[?&]filtre=critiques/);
    await expectAccessible(page, 'the risks found');
  });

  await test.step('a reload keeps the search, and a step back leaves it', async () => {
    await page.getByRole('searchbox', { name: 'Rechercher un risque' }).fill('echafaudage');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('echafaudage');
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Rechercher un risque' })).toHaveValue('echafaudage');
    await expect(page.getByRole('button', { name: /Afficher$/ })).toContainText('Critiques');
  });

  await test.step('narrowed to a unit and to a family, which a reload keeps', async () => {
    await page.getByRole('searchbox', { name: 'Rechercher un risque' }).fill('');
    await page.getByRole('button', { name: /Afficher$/ }).click();
    await page.getByRole('option', { name: 'Tous', exact: true }).click();
    await page.getByRole('button', { name: 'Plus de filtres' }).click();
    const famille = page.getByRole('button', { name: /Famille$/ });
    const unite = page.getByRole('button', { name: /Unité$/ });
    await famille.click();
    await page.getByRole('option', { name: 'Chutes de hauteur' }).click();
    await unite.click();
    await page.getByRole('option').nth(2).click();
    const name = (await unite.innerText()).trim();
    await expect
      .poll(() => [...new URL(page.url()).searchParams.keys()].toSorted())
      .toEqual(['dans', 'famille', 'step']);
    const count = page.getByText(/^\d+ risques? trouvés?$/).first();
    await expect(found.getByRole('article').first()).toContainText(name);
    const before = await count.innerText();
    await expectAccessible(page, 'the risks found in a unit and a family');
    await page.reload();
    await expect(unite).toContainText(name);
    await expect(famille).toContainText('Chutes de hauteur');
    await expect(page.getByRole('button', { name: 'Plus de filtres (2)' })).toBeVisible();
    await expect(count).toHaveText(before);
  });

  await test.step('the opened risk has an address, and its unit is shown after', async () => {
    await page.goto(page.url().replace(/&(dans|famille)=[^&]*/g, ''));
    const cards = page.getByRole('list', { name: /^Risques de/ });
    const tab = page.getByRole('tab').nth(2);
    await tab.click();
    await expect(page).toHaveURL(/[?&]unite=/);
    // The tab names its unit first; its risks may come one frame later.
    const unite = ((await tab.innerText()).split('\n')[0] ?? '').trim();
    await expect(cards).toHaveAccessibleName(`Risques de ${unite}`);
    const name = (await cards.getByRole('button').first().innerText()).split('\n')[0] ?? '';
    await cards.getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText(name);
    await page.reload();
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText(name);
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Suivant', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'PAPRIPACT' })).toBeVisible();
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  });
});
