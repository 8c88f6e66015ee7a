import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { readPdf } from '../read-pdf.ts';
import { evaluateByKeyboard, tabTo } from '../support/clavier.ts';
import { PASSWORD } from '../support/compte.ts';
import { expectSaved } from '../support/editeur.ts';
import { ENTREPRISE, UNITES } from './boulangerie.ts';

const EMAIL = 'sans.souris@boulangerie.example';
const [UNITE] = UNITES;
const [CATEGORIE] = UNITE.categories;

test('from the sign-up to the demo PDF without a mouse, the focus kept after each save and dialog', async ({
  page,
}) => {
  const { keyboard } = page;
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await keyboard.press(key);
  };
  const write = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await keyboard.type(text);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const textbox = (name: string | RegExp) => page.getByRole('textbox', { name });
  /** Whoever presses Tab goes on from here, not from the top of the page. */
  const expectFocusKept = (after: string) =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: `focus after ${after}` })
      .not.toBe('BODY');

  await test.step('an account', async () => {
    await page.goto('/');
    await write(textbox('Adresse email'), EMAIL);
    await keyboard.press('Enter');
    await write(page.getByLabel('Mot de passe', { exact: true }), PASSWORD);
    await write(page.getByLabel('Confirmation du mot de passe', { exact: true }), PASSWORD);
    await expect(page.locator('altcha-widget')).toContainText('Vérifié', { timeout: 60_000 });
    await press(button('Créer mon compte'));
    await expect(page).toHaveURL(/\/duerps\/new$/);
  });

  await test.step('steps 1 and 2', async () => {
    for (const name of [/responsabilité/, /version gratuite/, /conditions générales/])
      await press(page.getByRole('checkbox', { name }), 'Space');
    await press(button('Commencer'));
    await expect(page).toHaveURL(/step=2$/);
    await write(textbox("Nom de l'entreprise"), ENTREPRISE.nom);
    await write(textbox(/SIRET/), ENTREPRISE.siret);
    await write(textbox(/Adresse/), ENTREPRISE.adresse);
    await write(page.getByRole('combobox', { name: /Secteur d'activité/ }), ENTREPRISE.secteur);
    // An open list hides the rest of the page from a reader: leaving the field closes it.
    await keyboard.press('Tab');
    await expect(page.getByText(/Des risques propres à ce secteur vous seront proposés/)).toBeVisible();
    await write(textbox(/Nombre d'employés|Effectif/), ENTREPRISE.nombreEmployes);
    await write(textbox(/représentant légal/), ENTREPRISE.nomDuRepresentantLegal);
    await press(button(/^Enregistrer/));
    await expect(page.getByText('Modifications sauvegardées !')).toBeVisible();
    await expectFocusKept('saving the company');
    await press(button('Suivant'));
  });

  await test.step('a unit and its risks', async () => {
    await press(page.getByRole('checkbox', { name: UNITE.nom, exact: true }), 'Space');
    await press(button('Ajouter les unités sélectionnées'));
    await expect(page.getByRole('list', { name: 'Mes unités de travail' })).toContainText(UNITE.nom);
    await expectFocusKept('adding a unit');
    await press(button('Suivant'));
    await press(button('Ajouter des risques depuis les exemples'));
    const dialog = page.getByRole('dialog');
    await write(dialog.getByRole('searchbox'), CATEGORIE);
    const group = dialog.getByRole('group', { name: CATEGORIE, exact: true }).first();
    await press(group.getByRole('checkbox', { name: /toute la catégorie/ }), 'Space');
    await press(dialog.getByRole('button', { name: 'Ajouter les risques sélectionnés' }));
    await expect(dialog).toBeHidden();
    await expectFocusKept('adding risks');
    await expectSaved(page);
    await press(button('Suivant'));
  });

  await test.step('the evaluation', async () => {
    const risques = page.getByRole('list', { name: /^Risques de/ });
    await press(risques.getByRole('button').first());
    const count = await risques.getByRole('listitem', { includeHidden: true }).count();
    for (let index = 1; index <= count; index += 1) {
      await expect(page.getByRole('dialog')).toContainText(`${index} sur ${count}`);
      await evaluateByKeyboard(
        page,
        [2, 3, 2],
        index === count ? 'Enregistrer' : 'Enregistrer et évaluer le suivant',
      );
    }
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFocusKept('evaluating');
    await expectSaved(page);
    await press(button('Suivant'));
  });

  await test.step('an action', async () => {
    await press(button('Ajouter une action préventive'));
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('combobox', { name: /Risque associé/ }));
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await write(dialog.getByRole('textbox', { name: /Description de la mesure/ }), 'Poser un tapis');
    await write(dialog.getByRole('textbox', { name: /Responsable/ }), 'Claire Martin');
    await write(dialog.getByRole('group', { name: /^Date/ }).getByRole('spinbutton').first(), '15032027');
    await press(dialog.getByRole('button', { name: /Statut/ }));
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await press(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expect(dialog).toBeHidden();
    await expectFocusKept('adding an action');
    await expectSaved(page);
    await press(button('Suivant'));
  });

  await test.step('the version and its PDF', async () => {
    await press(button('Générer une version'));
    await press(page.getByRole('dialog').getByRole('button', { name: /^Générer/ }));
    await expect(page).toHaveURL(/\?highlightversionid=/, { timeout: 60_000 });
    await press(button('Télécharger').first());
    const downloaded = page.waitForEvent('download', { timeout: 60_000 });
    await press(page.getByRole('dialog').getByRole('button', { name: 'Télécharger la démo' }));
    const pdf = await readPdf(await (await downloaded).path());
    expect(pdf.text).toContain(ENTREPRISE.nom);
  });
});
