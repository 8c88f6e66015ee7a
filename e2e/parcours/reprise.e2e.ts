import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibilite.ts';
import { createAccount, signIn } from '../support/compte.ts';
import * as editeur from '../support/editeur.ts';

const EMAIL = 'reprise@boulangerie.example';
const RISQUE = 'Sol en pente devant le four';
const REPRISE = 'Votre saisie non enregistrée a été reprise.';

const listDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('odu.draft')));

test('what is typed in a dialog outlives a reload, until it is saved, given up or signed out', async ({
  page,
}) => {
  await createAccount(page, EMAIL);
  await editeur.startDuerp(page);
  const stepUrl = (step: number) => page.url().replace(/step=\d/, `step=${step}`);
  await page.goto(stepUrl(3));
  await page.getByRole('textbox', { name: 'Ajouter une unité personnalisée' }).fill('Fournil');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await editeur.goToEtape(page, 4, 'Saisie des risques');
  await editeur.addRisquePropre(page, 'Fournil ancien', RISQUE);
  await editeur.expectSaved(page);

  const dialog = page.getByRole('dialog');
  const danger = dialog.getByRole('textbox', { name: /Danger/ });
  const openRisque = () => page.getByRole('button', { name: new RegExp(`^${RISQUE}`) }).click();

  await test.step('the evaluation is taken up again after a reload', async () => {
    await page.goto(stepUrl(5));
    await openRisque();
    await expect(dialog.getByText(REPRISE)).toBeHidden();
    await danger.fill('Glisser en portant une plaque');
    await dialog.getByText('Grave', { exact: true }).click();
    // The address names the risk: the dialog is open again.
    await page.reload();
    await expect(dialog.getByRole('status').filter({ hasText: REPRISE })).toBeVisible();
    await expect(danger).toHaveValue('Glisser en portant une plaque');
    await expect(dialog.getByRole('slider', { name: 'Gravité' })).toHaveValue('3');
    await expectAccessible(page, 'the evaluation dialog with a draft');
  });

  await test.step('the draft can be dropped, and closing without saving forgets it', async () => {
    await dialog.getByRole('button', { name: 'Abandonner cette saisie' }).click();
    await expect(danger).toHaveValue('');
    await expect(dialog.getByText(REPRISE)).toBeHidden();
    await expect.poll(() => listDrafts(page)).toEqual([]);
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await danger.fill('Glisser');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Fermer sans enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => listDrafts(page)).toEqual([]);
    await openRisque();
    await expect(danger).toHaveValue('');
  });

  await test.step('saving forgets it', async () => {
    for (const stop of ['Grave', 'Fréquent', 'Absente']) {
      await dialog.getByText(stop, { exact: true }).click();
    }
    await expect.poll(() => listDrafts(page)).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('1 risque évalué sur 1').first()).toBeVisible();
    await expect.poll(() => listDrafts(page)).toEqual([]);
    await editeur.expectSaved(page);
  });

  const description = dialog.getByRole('textbox', { name: /Description de la mesure/ });
  const openAction = () => page.getByRole('button', { name: 'Ajouter une action préventive' }).click();

  await test.step('an action is taken up again, and asks before it is closed', async () => {
    await page.goto(stepUrl(6));
    await openAction();
    await description.fill('Poser un sol antidérapant');
    await page.reload();
    await openAction();
    await expect(dialog.getByText(REPRISE)).toBeVisible();
    await expect(description).toHaveValue('Poser un sol antidérapant');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Fermer sans enregistrer ?' });
    await question.getByRole('button', { name: 'Reprendre la saisie' }).click();
    await expect(description).toHaveValue('Poser un sol antidérapant');
  });

  await test.step('signing out forgets it', async () => {
    const editor = page.url();
    await page.goto('/duerps');
    await expect.poll(() => listDrafts(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    const question = page.getByRole('alertdialog', { name: /^Se déconnecter sans avoir tout enregistré/ });
    await question.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveTitle('Connexion - ODU');
    await expect.poll(() => listDrafts(page)).toEqual([]);
    await signIn(page, EMAIL);
    await page.goto(editor);
    await openAction();
    await expect(description).toHaveValue('');
    await expect(dialog.getByText(REPRISE)).toBeHidden();
  });

  await test.step('deleting an action forgets what was typed in it', async () => {
    await dialog.getByRole('combobox', { name: /Risque associé/ }).fill(RISQUE);
    await page.getByRole('option').first().click();
    await description.fill('Poser un sol antidérapant');
    await dialog.getByRole('textbox', { name: /Responsable/ }).fill('Claire');
    await dialog.getByRole('group', { name: /^Date/ }).getByRole('spinbutton').first().click();
    await page.keyboard.type('15032027');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('button', { name: /^Modifier/ }).click();
    await description.fill('Jamais enregistrée');
    await page.reload();
    await page.getByRole('button', { name: /^Supprimer/ }).click();
    await expect.poll(() => listDrafts(page)).toHaveLength(1);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Aucune action préventive')).toBeVisible();
    await expect.poll(() => listDrafts(page)).toEqual([]);
    await editeur.expectSaved(page);
    await openAction();
  });

  await test.step('deleting the DUERP forgets what was typed in it', async () => {
    await description.fill('Jamais enregistrée');
    await expect.poll(() => listDrafts(page)).toHaveLength(1);
    await page.goto(page.url().replace(/\/edit.*$/, ''));
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page).toHaveURL(/\/duerps$/);
    await expect.poll(() => listDrafts(page)).toEqual([]);
  });
});

test('what is typed on a page outlives a session that ends by itself, for the same account only', async ({
  page,
  context,
}) => {
  const claire = 'claire@reprise.example';
  const nom = page.getByRole('textbox', { name: "Nom de l'entreprise" });
  const message = page.getByRole('textbox', { name: 'Message' });
  /** Ends the session of every tab, without a word to the server. */
  const endSession = async () => {
    const other = await context.newPage();
    await other.goto('/aide');
    await other.evaluate(() => {
      localStorage.removeItem('token');
      localStorage.removeItem('refreshToken');
    });
    await other.close();
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
  };

  await createAccount(page, claire);
  await editeur.startDuerp(page);
  const editor = page.url();

  await test.step('step 2: no question holds the page back, and the form is taken up again', async () => {
    await nom.fill('Boulangerie Claire');
    await endSession();
    await signIn(page, claire);
    await page.goto(editor);
    await expect(page.getByText(REPRISE)).toBeVisible();
    await expect(nom).toHaveValue('Boulangerie Claire');
    await expectAccessible(page, 'step 2 with a draft');
  });

  await test.step('a contact message: somebody else does not see it, its author finds it again', async () => {
    await page.goto('/duerps');
    await page.goto('/contact-private');
    await message.fill('Comment évaluer le bruit ?');
    await endSession();
    await createAccount(page, 'paul@reprise.example');
    await page.goto('/contact-private');
    await expect(message).toHaveValue('');
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveTitle('Connexion - ODU');
    await signIn(page, claire);
    await page.goto('/contact-private');
    await expect(message).toHaveValue('Comment évaluer le bruit ?');
  });
});

test('after an hour away the page is loaded again, but not over what is ticked and not added', async ({
  page,
}) => {
  await createAccount(page, 'coches@reprise.example');
  await editeur.startDuerp(page);
  const stepUrl = (step: number) => page.url().replace(/step=\d/, `step=${step}`);
  await page.goto(stepUrl(3));
  await page.getByRole('textbox', { name: 'Ajouter une unité personnalisée' }).fill('Fournil');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await editeur.expectSaved(page);
  await page.clock.install();
  await page.goto(stepUrl(4));
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Ajouter des risques depuis les exemples' }).click();
  await dialog.getByRole('searchbox').fill('bruit');
  await expect(dialog.getByText(/risques? trouvés?$/)).toBeVisible();
  const box = dialog.getByRole('checkbox', { name: /toute la catégorie/ }).first();
  await editeur.tick(box);
  const comeBack = async () => {
    await page.clock.fastForward('01:00:00');
    await page.keyboard.press('Shift');
  };

  await test.step('what is ticked is still there', async () => {
    await comeBack();
    // More than the half second that the page lets go by.
    await page.clock.runFor(2_000);
    await expect(box).toBeChecked();
  });

  await test.step('nothing ticked holds nothing', async () => {
    await box.locator('xpath=ancestor::label[1]').click();
    await expect(box).not.toBeChecked();
    const loaded = page.waitForEvent('load');
    await comeBack();
    await loaded;
    await expect(dialog).toBeHidden();
  });
});
