import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibilite.ts';
import { createAccount } from '../support/compte.ts';
import * as editeur from '../support/editeur.ts';
import { ENTREPRISE } from './boulangerie.ts';

test('from an empty document to units with their risks in three clicks, taken back by one', async ({
  page,
}) => {
  await createAccount(page, 'modele@boulangerie.example');
  await editeur.startDuerp(page);
  await editeur.fillEntreprise(page, ENTREPRISE);
  await editeur.goToEtape(page, 3, 'Unités de travail');

  let clicks = 0;
  const click = async (name: string) => {
    clicks += 1;
    await page.getByRole('button', { name, exact: true }).click();
  };
  await click('Voir le modèle de mon secteur');
  await expectAccessible(page, 'the model of the trade');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ unités · \d+ risques$/);
  await click('Ajouter ces unités');
  await editeur.expectSaved(page);
  await click('Suivant');
  await expect(page.getByRole('heading', { level: 2, name: 'Saisie des risques' })).toBeVisible();
  expect(clicks).toBe(3);
  await expect(page.getByRole('tab').first()).toContainText(/Fournil\s*\d+ risques/);
  await expect(
    page.getByText('Bras ou main entraînés par le pétrin ou le batteur en rotation'),
  ).toBeVisible();

  await test.step('what was added is kept, and one « Annuler » takes all of it back', async () => {
    await page.getByRole('button', { name: /^Annuler/ }).click();
    await expect(page.getByText("Vous devez d'abord ajouter des unités de travail...")).toBeVisible();
    await page.getByRole('button', { name: /^Rétablir/ }).click();
    await expect(page.getByRole('tab').first()).toContainText('Fournil');
    await editeur.expectSaved(page);
    await page.reload();
    await expect(page.getByRole('tab').first()).toContainText('Fournil');
  });
});
