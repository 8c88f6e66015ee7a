import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibilite.ts';
import { createAccount, PASSWORD, signIn } from '../support/compte.ts';
import { expectFingerTargets } from '../support/doigt.ts';
import * as editeur from '../support/editeur.ts';
import { ENTREPRISE } from './boulangerie.ts';

test.use({ viewport: { width: 360, height: 760 }, hasTouch: true });

test('on a phone, the steps follow each other within the width of the screen', async ({ page }) => {
  await page.goto('/login');
  await expectAccessible(page, 'the sign-in page');
  await createAccount(page, 'telephone@boulangerie.example');
  await expectAccessible(page, 'step 1');
  await editeur.startDuerp(page);
  await editeur.fillEntreprise(page, ENTREPRISE);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page.getByText('Étape 3 sur 7')).toBeVisible();

  await test.step('a step that misses something says so and stays', async () => {
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect(page.getByText("Vous devez d'abord ajouter des unités de travail...")).toBeVisible();
    await expect(page.getByText('Étape 3 sur 7')).toBeVisible();
  });

  await editeur.addUnites(page, ['Boulangerie et pâtisserie']);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await editeur.addRisquePropre(page, 'Fournil ancien', 'Sol en pente devant le four');
  await expectAccessible(page, 'step 4');

  await page.getByRole('button', { name: 'Étapes', exact: true }).click();
  const etapes = page.getByRole('dialog', { name: 'Étapes du DUERP' });
  await expect(etapes).toBeVisible();
  await expectAccessible(page, 'the sheet of the steps');
  await etapes.getByRole('button', { name: /Étape 5/ }).click();
  await expect(etapes).toBeHidden();
  await page.getByRole('button', { name: /^Sol en pente devant le four/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the evaluation dialog');
  for (const stop of ['Grave', 'Fréquent', 'Absente']) {
    await page.getByRole('dialog').getByText(stop, { exact: true }).tap();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer', exact: true }).tap();
  await expect(page.getByText('1 risque évalué sur 1').first()).toBeVisible();
  await expectAccessible(page, 'step 5');

  await test.step('an action is added from the card, and the list of risks opens under a finger', async () => {
    await page.getByRole('button', { name: /^Ajouter une action pour Sol en pente/ }).tap();
    const action = page.getByRole('dialog', { name: 'Ajouter une action préventive' });
    await expect(action.getByRole('combobox', { name: 'Risque associé' })).toHaveValue(
      'Sol en pente devant le four',
    );
    await expectAccessible(page, 'the action dialog');
    await action.getByRole('combobox', { name: 'Risque associé' }).tap();
    // Under a finger, react-aria keeps what it opened clear until the screen's keyboard may have come.
    await expect(page.getByRole('listbox').locator('..')).toHaveCSS('opacity', '1');
    await expect(page.getByRole('option', { name: /Sol en pente/ })).toContainText('Critique 11,3');
    await page.getByRole('option', { name: /Sol en pente/ }).tap();
    await action.getByRole('button', { name: 'Annuler' }).click();
    await expect(action).toBeHidden();
  });

  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect(page.getByText('Étape 4 sur 7')).toBeVisible();
});

/** Draws a finger across the screen, as a hand does. */
async function swipe(page: Page, from: number, to: number, y: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => ({ touchPoints: [{ x, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + (to - from) * part) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('on a phone, one risk a screen: by a tap or by a swipe', async ({ page }) => {
  await createAccount(page, 'un-par-un@boulangerie.example');
  await editeur.startDuerp(page);
  await page.goto(page.url().replace('step=2', 'step=3'));
  await page.getByRole('textbox', { name: 'Ajouter une unité personnalisée' }).fill('Fournil');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await editeur.addRisquePropre(page, 'Fournil ancien', 'Sol en pente');
  await editeur.addRisquePropre(page, 'Cave', 'Échelle sans rampe');

  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('button', { name: 'Évaluer un par un' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 sur 2', { exact: true })).toBeVisible();
  for (const note of ['Grave', 'Fréquent', 'Absente']) await dialog.getByText(note, { exact: true }).tap();
  await swipe(page, 300, 60, 300);
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Échelle sans rampe');
  await expectAccessible(page, 'one risk a screen');
  await swipe(page, 60, 300, 300);
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Sol en pente');
  await expect(dialog.getByRole('radio', { name: 'Absente' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Suivant', exact: true }).tap();
  await expect(dialog.getByText('2 sur 2', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).tap();
  await expect(page.getByText('1 risque évalué sur 2').first()).toBeVisible();
  await editeur.expectSaved(page);
});

test('on a phone, what is pressed is as large as a finger', async ({ page, odu }) => {
  const email = 'doigt@boulangerie.example';
  const made = await odu.command('demo', '--email', email, '--password', PASSWORD);
  const duerpId = /[0-9a-f-]{36}/.exec(made)?.[0] ?? '';
  await signIn(page, email);
  for (const [step, title] of [
    [3, 'Unités de travail'],
    [6, 'PAPRIPACT'],
    [7, 'Finalisation'],
    [4, 'Saisie des risques'],
  ] as const) {
    await page.goto(`/duerps/${duerpId}/edit?step=${step}`);
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true }).first()).toBeVisible();
    await expectFingerTargets(page, title);
  }
  await page.getByRole('button', { name: 'Sélectionner plusieurs risques' }).tap();
  await expect(page.getByText('Toute la catégorie').first()).toBeVisible();
  await expectFingerTargets(page, 'a selection of risks');
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { name: 'Autres demandes' })).toBeVisible();
  await expectFingerTargets(page, 'the account');
});

test('what is typed without a connection is kept, and saved when it is back', async ({ page, context }) => {
  await createAccount(page, 'hors-ligne@boulangerie.example');
  await editeur.startDuerp(page);
  await page.goto(page.url().replace('step=2', 'step=3'));
  await expect(page.getByRole('heading', { name: 'Mes unités de travail' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Ajouter une unité personnalisée' }).fill('Fournil');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByText(/^Non enregistré/).first()).toBeVisible();
  await context.setOffline(false);
  await editeur.expectSaved(page);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Mes unités de travail' }).getByText('Fournil')).toBeVisible();
});
