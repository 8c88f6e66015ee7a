import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibilite.ts';
import { appels } from '../support/appels.ts';
import { createAccount } from '../support/compte.ts';

const EMAIL = 'claire@boulangerie.example';
const DISPLAY_OPTIONS = { sortBy: 'none', shouldGroupByUnite: true, shouldGroupByCategorie: true };
const ENTREPRISE = {
  nom: 'Boulangerie Claire',
  siret: '73282932000074',
  secteurDActivite: 'Commerce',
  isSecteurPublic: false,
  adresse: '3 rue des Lilas, 69003 Lyon',
  nomDuRepresentantLegal: 'Claire Martin',
  nombreEmployes: 8,
  isEtablissement: false,
  nomDeLEtablissement: null,
};

type Unite = {
  idUniteDeTravail: string;
  categorieDeRisques: object[];
  risques: { idRisque: string; isRisqueEvalue?: boolean }[];
};

const create = async (page: Page): Promise<string> => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const created = await page.request.post('/api/duerp/create', {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await created.json()) as { id: string }).id;
};

/** Evaluates every risk of a unit alike. */
const evaluate = (calls: ReturnType<typeof appels>, unite: Unite, evalMaitrise: number) =>
  calls.write('update-list-risques', {
    idUniteDeTravail: unite.idUniteDeTravail,
    categorieDeRisques: unite.categorieDeRisques,
    risques: unite.risques.map((risque) => ({ ...risque, evalGravite: 2, evalFrequence: 3, evalMaitrise })),
  });

const chooseFile = (page: Page, path: string) => page.locator('input[type="file"]').setInputFiles(path);

test('versions are compared, a PDF is checked by anybody, and becomes a DUERP again', async ({
  page,
  odu,
}, info) => {
  await createAccount(page, EMAIL);
  await odu.command('accounts', 'vip', EMAIL, 'on');
  const id = await create(page);
  const calls = appels(page, id);
  await calls.write('update-infosentreprise', ENTREPRISE);
  await calls.fill({ Fournil: ['Brûlure au four', 'Inhalation de farine'], Boutique: ['Glissade'] });
  const unites = async () => (await calls.read()).data.unitesDeTravail as unknown as Unite[];
  for (const unite of await unites()) await evaluate(calls, unite, 2);
  await calls.write('generate', { notesDeVersion: 'Première version', displayOptions: DISPLAY_OPTIONS });
  const [fournil] = await unites();
  if (fournil === undefined) throw new Error('the document has its units');
  await evaluate(calls, fournil, 1);
  await calls.write('update-list-unitesdetravail', {
    unitesDeTravail: [{ idUniteDeTravail: fournil.idUniteDeTravail, displayName: 'Laboratoire' }],
  });

  await test.step('what changed since version 1', async () => {
    await page.goto(`/duerps/${id}`);
    await page.getByRole('button', { name: 'Historique des versions' }).click();
    await page.getByRole('link', { name: 'Comparer des versions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Comparer des versions' })).toBeVisible();
    await expect(page.getByText('de 3,0 Important à 1,5 Modéré').first()).toBeVisible();
    await expect(page.getByText('Unité de travail retirée')).toBeVisible();
    await expectAccessible(page, 'the comparison');
  });

  await calls.write('generate', { notesDeVersion: '', displayOptions: DISPLAY_OPTIONS });
  const path = info.outputPath('version.pdf');
  await page.goto(`/duerps/${id}`);
  await page.getByRole('button', { name: 'Télécharger', exact: true }).first().click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Télécharger' }).click();
  await (await downloading).saveAs(path);

  await test.step('the file is known, until it is changed', async () => {
    await page.goto('/verifier');
    await chooseFile(page, path);
    await expect(
      page.getByText(/^Ce fichier est la version 2 générée le .* n'a pas été modifié\.$/),
    ).toBeVisible();
    await expectAccessible(page, 'the verification');
    const changed = info.outputPath('modifie.pdf');
    await writeFile(changed, 'modifié');
    await chooseFile(page, changed);
    await expect(page.getByText(/^Fichier inconnu/)).toBeVisible();
  });

  await test.step('it becomes another DUERP', async () => {
    await page.goto('/duerps');
    await page.getByRole('button', { name: 'Importer un DUERP' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the import');
    await chooseFile(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Boulangerie Claire' })).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(id));
    const imported = appels(page, new URL(page.url()).pathname.split('/')[2] ?? '');
    expect((await imported.read()).data.unitesDeTravail).toEqual((await calls.read()).data.unitesDeTravail);
  });
});
