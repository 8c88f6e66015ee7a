import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../test/render-screen.tsx';
import type { DuerpDocument } from '@odu/api-contract';
import { duerpKeys } from '../../../queries/keys.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { PlaceKeeper } from '../place-keeper.test-data.tsx';
import RisquesStep from './RisquesStep.tsx';
import UnitesStep from './UnitesStep.tsx';

const duerp = makeDuerp([makeUnite('u1', [makeRisque('r1')])]);
const handlers = { 'GET /api/duerpmasterdata/risques': () => ({ status: 503 }) };
const RISQUES = (
  <PlaceKeeper>
    <RisquesStep duerp={duerp} />
  </PlaceKeeper>
);
const listDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('odu.draft'));
const textbox = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('the names of units that are typed in place are there again after a load', async () => {
  const { unmount } = renderScreen(<UnitesStep duerp={duerp} />, { handlers });
  await textbox('Ajouter une unité personnalisée').fill('Fournil');
  await press('Renommer Unité u1');
  await textbox('Nouveau nom').fill('Vente');
  unmount();
  renderScreen(<UnitesStep duerp={duerp} />, { handlers });
  await expect.element(textbox('Ajouter une unité personnalisée')).toHaveValue('Fournil');
  await expect.element(textbox('Nouveau nom')).toHaveValue('Vente');
  expect(document.activeElement).toBe(document.body);
  await press('Annuler');
  expect(listDrafts()).toHaveLength(1);
});

test('the names of a category and of its risks are, until they are given up or submitted', async () => {
  const { unmount } = renderScreen(RISQUES, { handlers });
  await press('Ajouter une catégorie personnalisée');
  await textbox('Nom de la catégorie').fill('Bruit');
  await textbox('Ajouter un risque').fill('Sol glissant');
  await press('Renommer Risque r1');
  await textbox('Nouveau nom').fill('Sol en pente');
  expect(listDrafts()).toHaveLength(3);
  unmount();
  renderScreen(RISQUES, { handlers });
  await expect.element(textbox('Nom de la catégorie')).toHaveValue('Bruit');
  await expect.element(textbox('Ajouter un risque')).toHaveValue('Sol glissant');
  await expect.element(textbox('Nouveau nom')).toHaveValue('Sol en pente');
  await page.getByRole('button', { name: 'Annuler' }).first().click();
  await expect.poll(listDrafts).toHaveLength(2);
});

test.for([
  { item: 'nom:u1', base: 'Unité u1', Step: UnitesStep },
  { item: 'nom:u1:c1', base: 'Chutes', Step: RisquesStep },
  { item: 'nom:u1:r1', base: 'Risque r1', Step: RisquesStep },
])('a new name of $item is made on the name that it was typed on', async ({ item, base, Step }) => {
  localStorage.setItem(
    `odu.draft:claire:d1:${item}`,
    JSON.stringify({ base: { nom: base }, values: { nom: 'Mon nom' } }),
  );
  const unite = makeUnite('u1', [makeRisque('r1', { displayName: 'Leur nom' })]);
  const renamed = makeDuerp([
    {
      ...unite,
      displayName: 'Leur nom',
      categorieDeRisques: unite.categorieDeRisques.map((one) => ({ ...one, displayName: 'Leur nom' })),
    },
  ]);
  const step = (
    <PlaceKeeper>
      <Step duerp={renamed} />
    </PlaceKeeper>
  );
  const { workspace } = renderScreen(step, {
    handlers: { ...handlers, 'GET /api/duerp/{id}': () => ({ body: renamed, headers: { ETag: '"1"' } }) },
  });
  workspace?.queryClient.setQueryData<DuerpDocument>(duerpKeys.detail('d1'), renamed);
  await press('Renommer');
  await expect
    .poll(() => workspace?.autosaves.get('d1').getState())
    .toMatchObject({ kind: 'conflict', collision: { mien: 'Mon nom', autre: 'Leur nom' } });
});
