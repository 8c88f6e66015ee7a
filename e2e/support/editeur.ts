import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { ACTIONS, ENTREPRISE } from '../parcours/boulangerie.ts';

const etape = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).first();

/** Ticks a box (or a switch) by its label, as a hand does: the input itself is drawn by the label. */
export async function tick(box: Locator): Promise<void> {
  await box.locator('xpath=ancestor::label[1]').click();
  await expect(box).toBeChecked();
}

/** Step 1: the three boxes, then the start button that creates the document. */
export async function startDuerp(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Commencer' });
  await expect(start).toBeDisabled();
  for (const box of [/responsabilité/, /version gratuite/, /conditions générales/]) {
    await tick(page.getByRole('checkbox', { name: box }));
  }
  await start.click();
  await expect(page).toHaveURL(/\/duerps\/[0-9a-f-]{36}\/edit\?step=2$/);
}

/** Step 2: the company, saved explicitly. */
export async function fillEntreprise(page: Page, entreprise: typeof ENTREPRISE): Promise<void> {
  await page.getByRole('textbox', { name: "Nom de l'entreprise" }).fill(entreprise.nom);
  await page.getByRole('textbox', { name: /SIRET/ }).fill(entreprise.siret);
  await page.getByRole('textbox', { name: /Adresse/ }).fill(entreprise.adresse);
  await page.getByRole('combobox', { name: /Secteur d'activité/ }).fill(entreprise.secteur);
  await expect(page.getByText(/Des risques propres à ce secteur vous seront proposés/)).toBeVisible();
  await page.getByRole('textbox', { name: /Nombre d'employés|Effectif/ }).fill(entreprise.nombreEmployes);
  await page.getByRole('textbox', { name: /représentant légal/ }).fill(entreprise.nomDuRepresentantLegal);
  await page.getByRole('button', { name: /^Enregistrer/ }).click();
  await expect(page.getByText('Modifications sauvegardées !')).toBeVisible();
}

export async function goToEtape(page: Page, number: number, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Étapes du DUERP' })
    .getByRole('button', { name: new RegExp(`Étape ${number}`) })
    .click();
  await expect(etape(page, name)).toBeVisible();
}

/** Step 3: units ticked among the examples. */
export async function addUnites(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await tick(page.getByRole('checkbox', { name, exact: true }));
  await page.getByRole('button', { name: 'Ajouter les unités sélectionnées' }).click();
  for (const name of names)
    await expect(page.getByRole('list', { name: 'Mes unités de travail' }).getByText(name)).toBeVisible();
}

export async function openUnite(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
}

/** Step 4: whole categories of the référentiel for the open unit. Gives the names of the risks that they hold. */
export async function addCategories(page: Page, categories: readonly string[]): Promise<string[]> {
  await page.getByRole('button', { name: 'Ajouter des risques depuis les exemples' }).click();
  const dialog = page.getByRole('dialog');
  const names: string[] = [];
  for (const categorie of categories) {
    const group = dialog.getByRole('group', { name: categorie, exact: true }).first();
    await tick(group.getByRole('checkbox', { name: /toute la catégorie/ }));
    const risques = await group.getByRole('listitem').all();
    for (const risque of risques) {
      await expect(risque.getByRole('checkbox')).toBeChecked();
      const label = await risque
        .getByRole('checkbox')
        .evaluate((box: HTMLInputElement) => box.closest('label')?.textContent ?? '');
      names.push(label.replace(/\s*[A-Z]{3}-[A-Z]{3}-\d\d\s*$/, '').trim());
    }
  }
  await dialog.getByRole('button', { name: 'Ajouter les risques sélectionnés' }).click();
  await expect(dialog).toBeHidden();
  for (const categorie of categories) {
    await expect(page.getByRole('region', { name: new RegExp(`^${categorie}`) })).toBeVisible();
  }
  return names;
}

/** Step 4: a category of the user's own with one risk. */
export async function addRisquePropre(page: Page, categorie: string, nom: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une catégorie personnalisée' }).click();
  await page.getByRole('textbox', { name: 'Nom de la catégorie' }).fill(categorie);
  await page.getByRole('button', { name: 'Ajouter la catégorie' }).click();
  const section = page.getByRole('region', { name: new RegExp(`^${categorie}`) });
  await section.getByRole('textbox', { name: 'Ajouter un risque' }).fill(nom);
  await section.getByRole('textbox', { name: 'Ajouter un risque' }).press('Enter');
  await expect(section.getByText(nom)).toBeVisible();
}

/** Step 6: one action of the open unit. */
export async function addAction(
  page: Page,
  action: Record<keyof (typeof ACTIONS)[number], string>,
): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une action préventive' }).click();
  const dialog = page.getByRole('dialog');
  // By the keyboard: a list that is still being filtered moves away under a pointer.
  const risque = dialog.getByRole('combobox', { name: /Risque associé/ });
  await risque.fill(action.risque);
  await expect(page.getByRole('option').first()).toBeVisible();
  await risque.press('ArrowDown');
  await risque.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await dialog.getByRole('textbox', { name: /Description de la mesure/ }).fill(action.description);
  await dialog.getByRole('textbox', { name: /Responsable/ }).fill(action.responsable);
  await dialog.getByRole('textbox', { name: /Budget/ }).fill(action.budget);
  const date = dialog.getByRole('group', { name: /^Date/ });
  await date.getByRole('spinbutton').first().click();
  await page.keyboard.type('15032027');
  await dialog.getByRole('button', { name: /Statut/ }).click();
  await page.getByRole('option', { name: action.statut }).click();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  // Exact: once saved, what the document still lacks may name the action in a sentence of its own.
  await expect(page.getByText(action.description, { exact: true })).toBeVisible();
}

/** Waits until the status says that the server has everything. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Enregistré à \d\d:\d\d$/).first()).toBeVisible({ timeout: 30_000 });
}
