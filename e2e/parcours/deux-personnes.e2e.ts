import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibilite.ts';
import { appels } from '../support/appels.ts';
import { createAccount } from '../support/compte.ts';
import * as editeur from '../support/editeur.ts';

const MERGED = /ses modifications et les vôtres ont été réunies/;

const openEtape = async (page: Page, duerpId: string, step: number) => {
  await page.goto(`/duerps/${duerpId}/edit?step=${step}`);
  await expect(page.getByRole('navigation', { name: 'Étapes du DUERP' })).toBeVisible();
};

const unites = (page: Page) => page.getByRole('list', { name: 'Mes unités de travail' });

const addUnite = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Ajouter une unité personnalisée' }).fill(name);
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(unites(page).getByText(name)).toBeVisible();
};

const deleteUnite = async (page: Page, name: string) => {
  await unites(page)
    .getByRole('button', { name: `Supprimer ${name}` })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Supprimer/ })
    .click();
  await expect(unites(page).getByText(name)).toBeHidden();
};

/** Opens the evaluation of a risk and sets its gravity by keyboard, then saves it with the two other criteria. */
const evaluate = async (page: Page, risque: string, gravite: number) => {
  await page.getByRole('button', { name: new RegExp(`^${risque}`) }).click();
  // A question about it may open as soon as it is saved.
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('slider') });
  for (const [name, note] of [
    [/Gravité/, gravite],
    [/Fréquence/, 2],
    [/Maîtrise/, 2],
  ] as const) {
    const slider = dialog.getByRole('slider', { name });
    await slider.focus();
    await page.keyboard.press('Home');
    for (let step = 1; step < note; step += 1) await page.keyboard.press('ArrowRight');
  }
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(dialog).toBeHidden();
};

test('two tabs in one document: what differs is joined, what collides is asked, nothing is lost', async ({
  page: claire,
  context,
}) => {
  await createAccount(claire, 'deux-personnes@boulangerie.example');
  await editeur.startDuerp(claire);
  const duerpId = /duerps\/([0-9a-f-]{36})/.exec(claire.url())?.[1] ?? '';
  const calls = appels(claire, duerpId);
  await calls.fill({ Fournil: ['Brûlure', 'Coupure'], Vente: ['Glissade', 'Agression'] });
  const paul = await context.newPage();
  const dialogOf = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

  await test.step('evaluations of different risks: no dialog, one sentence', async () => {
    await openEtape(claire, duerpId, 5);
    await openEtape(paul, duerpId, 5);
    await evaluate(claire, 'Brûlure', 3);
    await editeur.expectSaved(claire);
    await evaluate(paul, 'Coupure', 4);
    await editeur.expectSaved(paul);
    await expect(paul.getByText(MERGED)).toBeVisible();
    await expect(paul.getByRole('dialog')).toHaveCount(0);
    const { data } = await calls.read();
    expect(data.unitesDeTravail[0]?.risques.map(({ evalGravite }) => evalGravite)).toEqual([3, 4]);
  });

  await test.step('the same field: unit, risk, field and both values are shown; mine can be kept', async () => {
    await evaluate(claire, 'Brûlure', 1);
    await editeur.expectSaved(claire);
    await evaluate(paul, 'Brûlure', 4);
    const question = dialogOf(paul, /Gravité/);
    for (const text of ['Fournil', 'Brûlure', 'Très grave', 'Faible'])
      await expect(question.getByText(text, { exact: true }).first()).toBeVisible();
    await expectAccessible(paul, 'une question');
    await question.getByRole('button', { name: 'Garder ma valeur' }).click();
    await editeur.expectSaved(paul);
    const { data } = await calls.read();
    expect(data.unitesDeTravail[0]?.risques[0]?.evalGravite).toBe(4);
  });

  await test.step("or the other's taken", async () => {
    await openEtape(claire, duerpId, 5);
    await evaluate(paul, 'Coupure', 1);
    await editeur.expectSaved(paul);
    await evaluate(claire, 'Coupure', 3);
    await dialogOf(claire, /Gravité/)
      .getByRole('button', { name: "Prendre l'autre valeur" })
      .click();
    await editeur.expectSaved(claire);
    const { data } = await calls.read();
    expect(data.unitesDeTravail[0]?.risques[1]?.evalGravite).toBe(1);
  });

  await test.step("a colleague's new unit stays whatever is added here", async () => {
    await openEtape(claire, duerpId, 3);
    await openEtape(paul, duerpId, 3);
    await addUnite(claire, 'Livraison');
    await editeur.expectSaved(claire);
    await addUnite(paul, 'Bureau');
    await editeur.expectSaved(paul);
    await expect(unites(paul).getByText('Livraison')).toBeVisible();
    const { data } = await calls.read();
    expect(data.unitesDeTravail.map(({ displayName }) => displayName)).toEqual([
      'Fournil',
      'Vente',
      'Livraison',
      'Bureau',
    ]);
  });

  await test.step('a risk of a unit that a colleague deleted: asked, and made again with the edit', async () => {
    await openEtape(paul, duerpId, 5);
    await openEtape(claire, duerpId, 3);
    await deleteUnite(claire, 'Fournil');
    await editeur.expectSaved(claire);
    await evaluate(paul, 'Brûlure', 2);
    const question = dialogOf(paul, /Fournil.*a été supprimée/);
    await expect(question.getByText('Gravité (votre saisie)')).toBeVisible();
    await expectAccessible(paul, 'une question');
    await question.getByRole('button', { name: 'La recréer avec mes modifications' }).click();
    await editeur.expectSaved(paul);
    const { data } = await calls.read();
    const fournil = data.unitesDeTravail.find(({ displayName }) => displayName === 'Fournil');
    expect(fournil?.risques.map(({ displayName, evalGravite }) => [displayName, evalGravite])).toEqual([
      ['Brûlure', 2],
      ['Coupure', 1],
    ]);
  });

  await test.step('a unit that changed since it was deleted here: asked too', async () => {
    await openEtape(paul, duerpId, 3);
    await openEtape(claire, duerpId, 5);
    await claire.getByRole('tab', { name: /^Vente/ }).click();
    await evaluate(claire, 'Glissade', 4);
    await editeur.expectSaved(claire);
    await deleteUnite(paul, 'Vente');
    await dialogOf(paul, /Vente.*a changé/)
      .getByRole('button', { name: 'Garder' })
      .click();
    await editeur.expectSaved(paul);
    await expect(unites(paul).getByText('Vente')).toBeVisible();
  });
});

test('an edit can be taken back: by its toast, by the buttons, by keyboard', async ({ page }) => {
  await createAccount(page, 'annuler@boulangerie.example');
  await editeur.startDuerp(page);
  const duerpId = /duerps\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const calls = appels(page, duerpId);
  await calls.fill({ Fournil: ['Brûlure', 'Coupure'], Vente: ['Glissade'] });
  await openEtape(page, duerpId, 5);
  await evaluate(page, 'Brûlure', 3);
  await editeur.expectSaved(page);
  const before = await calls.read();

  await openEtape(page, duerpId, 3);
  await deleteUnite(page, 'Fournil');
  const toast = page.getByRole('alertdialog').filter({ hasText: "L'unité « Fournil » a été supprimée." });
  await toast.getByRole('button', { name: 'Annuler' }).click();
  await expect(unites(page).getByText('Fournil')).toBeVisible();
  await editeur.expectSaved(page);
  expect((await calls.read()).data).toEqual(before.data);

  await deleteUnite(page, 'Fournil');
  await page.getByRole('button', { name: /^Annuler : suppression/ }).click();
  await expect(page.getByText("Annulé : suppression de l'unité « Fournil ».")).toBeVisible();
  await editeur.expectSaved(page);
  expect((await calls.read()).data).toEqual(before.data);

  await page.getByRole('button', { name: /^Rétablir : suppression/ }).click();
  await expect(unites(page).getByText('Fournil')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(unites(page).getByText('Fournil')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(unites(page).getByText('Fournil')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(unites(page).getByText('Fournil')).toBeVisible();
  await editeur.expectSaved(page);
  expect((await calls.read()).data).toEqual(before.data);
});

test('an addition whose answer was lost stays deleted once the page has read it and somebody deleted it', async ({
  page: closed,
  context,
}) => {
  await createAccount(closed, 'reponse-perdue@boulangerie.example');
  await editeur.startDuerp(closed);
  const duerpId = /duerps\/([0-9a-f-]{36})/.exec(closed.url())?.[1] ?? '';
  const calls = appels(closed, duerpId);
  await calls.fill({ Fournil: ['Brûlure'] });
  const namesOf = async () => (await calls.read()).data.unitesDeTravail.map(({ displayName }) => displayName);
  await openEtape(closed, duerpId, 3);
  // The server takes it, and nothing tells the page.
  await closed.route('**/update-list-unitesdetravail', async (route) => void (await route.fetch()));
  await addUnite(closed, 'Bureau');
  await expect.poll(namesOf).toEqual(['Fournil', 'Bureau']);

  const page = await context.newPage();
  await openEtape(page, duerpId, 3);
  await expect(unites(page).getByText('Bureau')).toBeVisible();
  await closed.close();
  await deleteUnite(page, 'Bureau');
  await editeur.expectSaved(page);
  // What the closed tab left is taken up by any page that its account opens.
  const listUnsent = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('odu.autosave:')));
  expect(await listUnsent()).toHaveLength(1);
  await editeur.goToEtape(page, 4, 'Saisie des risques');
  await expect.poll(listUnsent).toEqual([]);
  await expect(page.getByRole('tab', { name: /^Bureau/ })).toHaveCount(0);
  await editeur.expectSaved(page);
  const { data } = await appels(page, duerpId).read();
  expect(data.unitesDeTravail.map(({ displayName }) => displayName)).toEqual(['Fournil']);
});
