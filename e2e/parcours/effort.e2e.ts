import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../support/clavier.ts';
import { PASSWORD } from '../support/compte.ts';
import * as editeur from '../support/editeur.ts';
import { countEffort, type Effort } from '../support/effort.ts';
import { chooseNotes, type Notes } from '../support/niveau.ts';
import { ENTREPRISE, RISQUES_PROPRES, UNITES } from './boulangerie.ts';

/**
 * What the whole document may cost; lower it when a screen asks less. Of the fields three are of the account, six of the company,
 * four of the two risks that the bakery writes itself, two of its actions: who does them, and one measure that no model has.
 */
const BUDGET: Effort = { clicks: 75, keys: 1_200, fields: 15, screens: 14 };
/** Whole categories of the examples: 26 risks, and two that the bakery writes itself. */
const CATEGORIES = [
  UNITES[0].categories.slice(0, 3),
  UNITES[1].categories.slice(0, 2),
  UNITES[2].categories.slice(1),
];
const NOMBRE_DE_RISQUES = 28;
const NOMBRE_D_ACTIONS = 4;

const write = async (page: Page, field: Locator, text: string) => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};

async function signUp(page: Page) {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Adresse email' }).click();
  await page.keyboard.type('compte@boulangerie.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Créer votre compte' })).toBeVisible();
  await page.getByLabel('Mot de passe', { exact: true }).click();
  await page.keyboard.type(PASSWORD);
  await write(page, page.getByLabel('Confirmation du mot de passe', { exact: true }), PASSWORD);
  await expect(page.locator('altcha-widget')).toContainText('Vérifié', { timeout: 60_000 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/duerps\/new$/);
}

/** Step 2 by its keys: one press in the first field, and Enter saves. */
async function writeEntreprise(page: Page) {
  const textbox = (name: string | RegExp) => page.getByRole('textbox', { name });
  await textbox("Nom de l'entreprise").click();
  await page.keyboard.type(ENTREPRISE.nom);
  await write(page, textbox(/SIRET/), ENTREPRISE.siret.replaceAll(' ', ''));
  await write(page, textbox(/Adresse/), ENTREPRISE.adresse);
  await write(page, page.getByRole('combobox', { name: /Secteur d'activité/ }), ENTREPRISE.secteur);
  // The suggestions close: while they are open, nothing else of the page is there.
  await page.keyboard.press('Tab');
  await write(page, textbox(/Nombre d'employés/), ENTREPRISE.nombreEmployes);
  await write(page, textbox(/représentant légal/), ENTREPRISE.nomDuRepresentantLegal);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Modifications sauvegardées !')).toBeVisible();
}

/** One risk of the open dialog, saved by Enter on its last criterion. */
async function evaluate(page: Page, notes: Notes) {
  const dialog = page.getByRole('dialog');
  for (const [index, name] of ['Gravité', 'Fréquence', 'Maîtrise'].entries()) {
    const slider = dialog.getByRole('slider', { name: new RegExp(`^${name}`) });
    await tabTo(page, slider);
    await page.keyboard.press('Home');
    for (let step = 1; step < (notes[index] ?? 1); step++) await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

const next = (page: Page) => page.getByRole('button', { name: 'Suivant', exact: true }).click();
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true }).first()).toBeVisible();

test('a baker makes a document of 28 risks and 4 actions within a budget of presses and fields', async ({
  page,
}) => {
  const readEffort = await countEffort(page);
  await signUp(page);
  await editeur.startDuerp(page);
  await writeEntreprise(page);
  await next(page);
  await editeur.addUnites(
    page,
    UNITES.map(({ nom }) => nom),
  );
  await next(page);

  await test.step('risks of the examples, and two of its own', async () => {
    for (const [index, unite] of UNITES.entries()) {
      if (index > 0) await editeur.openUnite(page, unite.nom);
      await editeur.addCategories(page, CATEGORIES[index] ?? []);
      for (const { categorie, nom } of RISQUES_PROPRES.filter((risque) => risque.unite === unite.nom)) {
        await page.getByRole('button', { name: 'Ajouter une catégorie personnalisée' }).click();
        await page.keyboard.type(categorie);
        await page.keyboard.press('Enter');
        const section = page.getByRole('region', { name: new RegExp(`^${categorie}`) });
        await expect(section.getByRole('textbox', { name: 'Ajouter un risque' })).toBeFocused();
        await page.keyboard.type(nom);
        await page.keyboard.press('Enter');
        await expect(section.getByText(nom)).toBeVisible();
      }
    }
  });
  await next(page);
  await title(page, 'Évaluation des risques');
  await expect(page.getByText(`0 risque évalué sur ${NOMBRE_DE_RISQUES}`).first()).toBeVisible();

  await test.step('« Suivant » opens the first risk, Enter the next one', async () => {
    await next(page);
    const heading = page.getByRole('dialog').getByRole('heading', { level: 2 });
    const seen = new Set<string>();
    for (let index = 0; index < NOMBRE_DE_RISQUES; index++) {
      await expect.poll(async () => seen.has(await heading.innerText())).toBe(false);
      seen.add(await heading.innerText());
      await evaluate(page, chooseNotes(index));
    }
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('an action for each of the worst risks', async () => {
    await page.getByRole('button', { name: /Afficher$/ }).click();
    await page.getByRole('option', { name: 'Sans action préventive' }).click();
    const cards = page.getByRole('list', { name: 'Risques trouvés' }).getByRole('article');
    const dialog = page.getByRole('dialog', { name: 'Ajouter une action préventive' });
    for (let index = 0; index < NOMBRE_D_ACTIONS; index++) {
      const worst = await cards.first().getByRole('heading').innerText();
      await cards
        .first()
        .getByRole('button', { name: /^Ajouter une action pour/ })
        .click();
      await expect(dialog.getByRole('combobox', { name: 'Risque associé' })).not.toHaveValue('');
      const description = dialog.getByRole('textbox', { name: 'Description de la mesure' });
      // A category of its own has no model measures.
      if (await dialog.getByRole('button', { name: /^Mesures types/ }).isVisible())
        await dialog.locator('ul').getByRole('button').first().click();
      else await write(page, description, 'Fixer la trappe.');
      await expect(description).not.toHaveValue('');
      const responsable = dialog.getByRole('textbox', { name: 'Responsable' });
      if (index === 0) await write(page, responsable, 'Claire Martin');
      await expect(responsable).toHaveValue('Claire Martin');
      await dialog.getByRole('button', { name: /^Dans 3\smois/ }).click();
      await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(cards.first().getByRole('heading')).not.toHaveText(worst);
    }
  });

  await next(page);
  await title(page, 'PAPRIPACT');
  await next(page);
  await title(page, 'Finalisation');
  await page.getByRole('button', { name: 'Générer une version' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Générer/ })
    .click();
  await expect(page).toHaveURL(/highlightversionid=[0-9a-f-]{36}$/, { timeout: 60_000 });

  const effort = await readEffort();
  test.info().annotations.push({ type: 'effort', description: JSON.stringify(effort) });
  for (const kind of ['clicks', 'keys', 'fields', 'screens'] as const)
    expect(effort[kind], kind).toBeLessThanOrEqual(BUDGET[kind]);
});
