import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { createAccount } from '../support/compte.ts';
import * as editeur from '../support/editeur.ts';
import { ACTIONS } from './boulangerie.ts';

const COUNT = 2000;
const MAX_NODES = 1500;

const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Until the code of long lists has come, a dozen rows stand: the end of the page is theirs. */
const waitForLongList = (page: Page) =>
  expect(
    page
      .getByRole('listitem')
      .and(page.locator(`[aria-setsize="${COUNT}"]`))
      .first(),
  ).toBeVisible();

/** Puts the risks into the document of the open page with its own session, as step 4 does. */
async function fillWithRisques(page: Page): Promise<void> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.headers()['authorization'] !== undefined),
    page.reload(),
  ]);
  const headers = { authorization: request.headers()['authorization'] ?? '' };
  const duerp = /\/duerps\/([0-9a-f-]{36})\//.exec(page.url())?.[1] ?? '';
  const idUniteDeTravail = randomUUID();
  const idCategorie = randomUUID();
  const writes = [
    [
      'update-list-unitesdetravail',
      { unitesDeTravail: [{ idUniteDeTravail, displayName: 'Atelier de mille gestes' }] },
    ],
    [
      'update-list-risques',
      {
        idUniteDeTravail,
        categorieDeRisques: [{ idCategorie, code: '', displayName: 'Gestes', isUserDefined: true }],
        risques: Array.from({ length: COUNT }, (_, index) => ({
          idRisque: randomUUID(),
          idCategorie,
          code: '',
          displayName: `Geste numéro ${index + 1}`,
          isUserDefined: true,
        })),
      },
    ],
  ] as const;
  for (const [path, data] of writes) {
    const answer = await page.request.post(`/api/duerp/${duerp}/${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

test('two thousand risks: a light page, and the keyboard keeps its place', async ({ page }) => {
  await createAccount(page, 'deux-mille@boulangerie.example');
  await editeur.startDuerp(page);
  await fillWithRisques(page);

  await test.step('step 4', async () => {
    await page.goto(page.url().replace('step=2', 'step=4'));
    await expect(page.getByText('Geste numéro 1', { exact: true })).toBeVisible();
    await waitForLongList(page);
    expect(await countNodes(page)).toBeLessThanOrEqual(MAX_NODES);
  });

  await test.step('step 5, from one end to the other', async () => {
    await page.goto(page.url().replace('step=4', 'step=5'));
    await expect(page.getByText(/^0 risque évalué sur 2\s000$/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Geste numéro 1 (à évaluer)' })).toBeVisible();
    await waitForLongList(page);
    expect(await countNodes(page)).toBeLessThanOrEqual(MAX_NODES);
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: `Geste numéro ${COUNT} (à évaluer)` })).toBeVisible();
    expect(await countNodes(page)).toBeLessThanOrEqual(MAX_NODES);
  });

  await test.step('after « Enregistrer et évaluer le suivant » the focus is on the last risk evaluated', async () => {
    await page.getByRole('button', { name: 'Geste numéro 1998 (à évaluer)' }).click();
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('heading', { level: 2 });
    for (const nom of ['Geste numéro 1998', 'Geste numéro 1999', 'Geste numéro 2000']) {
      await expect(title).toHaveText(nom);
      for (const stop of ['Grave', 'Fréquent', 'Absente'])
        await dialog.getByText(stop, { exact: true }).click();
      await dialog.getByRole('button', { name: 'Enregistrer et évaluer le suivant' }).click();
    }
    // The search for what is left goes round: the first risk, two thousand rows above.
    await expect(title).toHaveText('Geste numéro 1');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Geste numéro 1 (à évaluer)' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Geste numéro 1 (à évaluer)' })).toBeInViewport();
    expect(await countNodes(page)).toBeLessThanOrEqual(MAX_NODES);
  });

  await test.step('step 6: the add button has the focus after the first action, and after the last is deleted', async () => {
    await page.goto(page.url().replace('step=5', 'step=6'));
    await editeur.addAction(page, { ...ACTIONS[0], risque: 'Geste numéro 1998' });
    const ajouter = page.getByRole('button', { name: 'Ajouter une action préventive' });
    await expect(ajouter).toBeFocused();
    await page.getByRole('button', { name: `Supprimer ${ACTIONS[0].description}` }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).press('Enter');
    await expect(ajouter).toBeFocused();
  });

  await test.step('step 4: the neighbour of what is deleted has the focus', async () => {
    await page.goto(page.url().replace('step=6', 'step=4'));
    await page.getByRole('button', { name: 'Supprimer Geste numéro 1', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Renommer Geste numéro 2', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Supprimer la catégorie Gestes' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).press('Enter');
    await expect(page.getByRole('button', { name: /^Ajouter des risques depuis/ })).toBeFocused();
  });
});
