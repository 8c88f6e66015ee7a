import { expect, test } from '../fixtures.ts';
import { PASSWORD, signIn } from '../support/compte.ts';
import { countEffort } from '../support/effort.ts';

/** Of presses and fields: fewer than ten for each thing that one comes to do in a large document. */
const FEWER_THAN = 10;
const EMAIL = 'conduite@essai.example';
const NAME = 'Passage à travers une toiture fragile, une verrière ou un lanterneau';

test('in a document of 342 risks one is found, evaluated, given an action and copied in fewer than ten actions each', async ({
  page,
  odu,
}) => {
  const readEffort = await countEffort(page);
  await odu.command('demo', '--email', EMAIL, '--password', PASSWORD);
  await signIn(page, EMAIL);
  await page
    .getByRole('article', { name: /Bâtisseurs/ })
    .getByRole('link', { name: 'Modifier' })
    .click();
  await expect(page).toHaveURL(/step=2/);
  await page.goto(page.url().replace('step=2', 'step=5'));

  const count = async () => {
    const { clicks, fields } = await readEffort();
    return clicks + fields;
  };
  const measure = async (what: string, act: () => Promise<void>) => {
    const before = await count();
    await test.step(what, act);
    const actions = (await count()) - before;
    test.info().annotations.push({ type: what, description: String(actions) });
    expect(actions, what).toBeGreaterThan(0);
    expect(actions, what).toBeLessThan(FEWER_THAN);
  };
  const card = page
    .getByRole('list', { name: 'Risques trouvés' })
    .getByRole('article')
    .filter({ hasText: NAME });
  const dialog = page.getByRole('dialog');

  await measure('find', async () => {
    await page.getByRole('searchbox', { name: 'Rechercher un risque' }).click();
    await page.keyboard.type('verriere');
    await expect(card).toBeVisible();
  });
  await measure('evaluate', async () => {
    await card.getByRole('button').first().click();
    for (const note of ['Grave', 'Fréquent', 'Absente'])
      await dialog.getByRole('button', { name: note, exact: true }).click();
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(dialog).toBeHidden();
  });
  await measure('add an action', async () => {
    await card.getByRole('button', { name: /^Ajouter une action pour/ }).click();
    await dialog.locator('ul').getByRole('button').first().click();
    await dialog.getByRole('textbox', { name: 'Responsable' }).click();
    await page.keyboard.type('Yves Le Goff');
    await dialog.getByRole('button', { name: /^Dans 3\smois/ }).click();
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(dialog).toBeHidden();
  });
  await measure('copy', async () => {
    await page.getByRole('button', { name: 'Sélectionner plusieurs risques' }).click();
    await page
      .locator('label')
      .filter({ hasText: `Sélectionner ${NAME}` })
      .click();
    await page
      .getByRole('region', { name: 'Sélection de risques' })
      .getByRole('button', { name: 'Copier…' })
      .click();
    await dialog.getByText('Encadrement de chantier', { exact: true }).click();
    await dialog.getByRole('button', { name: /^Copier/ }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toHaveCount(2);
  });
});
