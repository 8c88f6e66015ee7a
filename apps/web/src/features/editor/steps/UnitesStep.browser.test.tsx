import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../../test/render-screen.tsx';
import type { DuerpDocument, MasterData } from '@odu/api-contract';
import { useQuery } from '@tanstack/react-query';
import { makeListItem, MASTER_DATA, splitMasterData } from '../../../../test/contract-data.ts';
import { findToast } from '../../../../test/find-toast.ts';
import { useApp } from '../../../app-context.tsx';
import { isReloadHeld } from '../../../drafts/hold-reload.ts';
import { duerpQuery } from '../../../queries/duerp/duerps.ts';
import { useWorkspace } from '../../../workspace/workspace-context.tsx';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import type { Place } from '../../../place/place.ts';
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

const MODELE: MasterData = {
  ...MASTER_DATA,
  unitesDeTravail: [
    { idUniteDeTravail: 'e1', displayName: 'Fournil', isHighlighted: true, idPremadeCategories: ['p1'] },
    { idUniteDeTravail: 'e2', displayName: 'Caisse', isHighlighted: true, idPremadeCategories: ['p1'] },
    { idUniteDeTravail: 'e3', displayName: 'Accueil', isHighlighted: false, idPremadeCategories: [] },
  ],
  secteurs: [{ code: 'ALIMENTAIRE', displayName: 'Boulangerie', motsCles: ['boulanger'] }],
  secteursReconnus: ['ALIMENTAIRE'],
};

const PlacedUnites = ({ shown }: { shown: DuerpDocument }) => (
  <PlaceKeeper>
    <UnitesStep duerp={shown} />
  </PlaceKeeper>
);

/** Step 3 on the document that the page shows: an edit is seen at once. */
function ShownUnites() {
  const { api } = useApp();
  const { autosaves } = useWorkspace();
  const { data } = useQuery(duerpQuery(api, autosaves, 'd1'));
  return data === undefined ? null : <PlacedUnites shown={data} />;
}

const openUnites = (getShown: () => DuerpDocument, premade: MasterData = MODELE) => {
  const bodies: unknown[] = [];
  const { workspace } = renderScreen(<ShownUnites />, {
    handlers: {
      'GET /api/duerpmasterdata/risques': () => ({ body: premade }),
      'GET /api/duerp/{id}': () => ({ body: getShown(), headers: { ETag: '"1"' } }),
      'POST /api/duerp/{id}/update-list-unitesdetravail': ({ body }) => {
        bodies.push(body);
        // It never answers: the page goes on showing the edit.
        return new Promise(() => {});
      },
    },
  });
  return { bodies, workspace };
};

const showUnites = (shown: DuerpDocument, premade: MasterData = MODELE) =>
  openUnites(() => shown, premade).bodies;

test('the step reads the names of the référentiel alone', async () => {
  const { callsTo } = renderScreen(<PlacedUnites shown={makeDuerp()} />, {
    handlers: { 'GET /api/duerpmasterdata/risques': () => ({ body: splitMasterData(MODELE).noms }) },
  });
  await expect.element(page.getByText(/^Boulangerie.: 2 unités avec leurs risques/)).toBeVisible();
  const parties = callsTo('GET /api/duerpmasterdata/risques').map(({ query }) => query.get('partie'));
  expect(parties).toEqual(['noms']);
});

test('an empty document starts from the trade in one write: units without what was unticked, their risks, nothing evaluated', async () => {
  const bodies = showUnites(makeDuerp(), {
    ...MODELE,
    secteurs: [...MODELE.secteurs, { code: 'COIFFURE', displayName: 'Coiffure', motsCles: [] }],
  });
  await expect
    .element(page.getByText(/^Boulangerie\s: 2 unités avec leurs risques les plus courants/))
    .toBeVisible();
  await press('Voir le modèle de mon secteur');
  await page.getByRole('dialog').getByText('Caisse', { exact: true }).first().click();
  await press('Ajouter ces unités');
  await expect.element(findToast('info', '1 unité ajoutée, 1 risque à évaluer.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Mes unités de travail' })).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: "Partir d'un modèle" })).not.toBeInTheDocument();
  await expect.poll(() => bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({
    unitesDeTravail: [
      {
        displayName: 'Fournil',
        categorieDeRisques: [{ code: 'A1', displayName: 'Bruit' }],
        risques: [{ code: 'A1.1', evalGravite: null, evalFrequence: null, evalMaitrise: null }],
      },
    ],
  });
});

test('what is added from the trade is counted: its units, and the risks of all of them', async () => {
  const [bruit] = MODELE.risques;
  if (bruit === undefined) throw new Error('the fixture has a risk');
  const aRisk = { ...bruit, idPremadeRisque: 'pr2', displayName: 'Bruit de la hotte', code: 'A1.2' };
  showUnites(makeDuerp(), { ...MODELE, risques: [bruit, aRisk] });
  await press('Voir le modèle de mon secteur');
  await press('Ajouter ces unités');
  await expect.element(findToast('info', '2 unités ajoutées, 4 risques à évaluer.')).toBeVisible();
});

test('what is ticked in the model stays when a colleague adds a unit under it, and is added beside', async () => {
  let shown = makeDuerp();
  const { bodies, workspace } = openUnites(() => shown);
  await press('Voir le modèle de mon secteur');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Caisse', { exact: true }).first().click();
  shown = makeDuerp([makeUnite('u1')]);
  await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
  await expect.poll(() => document.body.textContent).toContain('Unité u1');
  await dialog.getByRole('button', { name: 'Ajouter ces unités' }).click();
  await expect.element(findToast('info', '1 unité ajoutée, 1 risque à évaluer.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({
    unitesDeTravail: [{ displayName: 'Unité u1' }, { displayName: 'Fournil' }],
  });
});

test('what was unticked in the model is not lost without a question', async () => {
  const bodies = showUnites(makeDuerp());
  const dialog = page.getByRole('dialog');
  await press('Voir le modèle de mon secteur');
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await press('Voir le modèle de mon secteur');
  await dialog.getByText('Caisse', { exact: true }).first().click();
  await expect.poll(isReloadHeld).toBe(true);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  const question = page.getByRole('alertdialog', { name: /^Fermer sans enregistrer/ });
  await question.getByRole('button', { name: 'Reprendre le choix' }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('1 unité · 1 risque');
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await question.getByRole('button', { name: 'Fermer sans enregistrer' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(isReloadHeld).toBe(false);
  expect(bodies).toEqual([]);
});

test('a model is proposed neither without a sector nor beside units', async () => {
  showUnites(makeDuerp(), MASTER_DATA);
  await expect.element(page.getByRole('checkbox', { name: 'Fournil' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: "Partir d'un modèle" })).not.toBeInTheDocument();
});

test('a unit is duplicated with everything, after it', async () => {
  const bodies = showUnites(makeDuerp([makeUnite('u1', [makeRisque('r1')])]));
  await press('Dupliquer Unité u1');
  await expect.element(findToast('info', 'a été dupliquée.')).toBeVisible();
  await expect.element(page.getByText('Unité u1 (copie)', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: "Partir d'un modèle" })).not.toBeInTheDocument();
  await expect.poll(() => bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({
    unitesDeTravail: [{ displayName: 'Unité u1' }, { risques: [{ displayName: 'Risque r1' }] }],
  });
});

test('the unit that was shown in another step opens nothing here', async () => {
  const show = (place: Place) =>
    renderScreen(
      <PlaceKeeper initial={place}>
        <UnitesStep duerp={makeDuerp([makeUnite('u1'), makeUnite('u2')])} />
      </PlaceKeeper>,
      { handlers },
    );
  const { unmount } = show({});
  await press('Effectif de Unité u2');
  // Its code is there from now on: it would open with the step.
  await expect.element(page.getByRole('dialog')).toBeVisible();
  unmount();
  show({ unite: 'u2' });
  await expect.element(page.getByRole('button', { name: 'Renommer Unité u2' })).toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('of two units that change places, the one that was pressed is the one that moved', async () => {
  const { workspace } = openUnites(() => makeDuerp([makeUnite('u1'), makeUnite('u2')]));
  await press('Descendre Unité u1');
  await expect
    .poll(() => workspace?.autosaves.get('d1').getPending().intents)
    .toMatchObject([{ kind: 'deplacerUnite', idUniteDeTravail: 'u1', place: ['u2'] }]);
});

test('examples that are added with nothing ticked are refused in a toast, and beside the button', async () => {
  openUnites(() => makeDuerp([makeUnite('u1')]));
  await press('Ajouter les unités sélectionnées');
  await expect.element(findToast('error', 'Aucune unité de travail sélectionnée')).toBeVisible();
  const examples = page.getByRole('region', { name: "Exemples d'unités de travail" });
  const refusal = examples.getByText('Aucune unité de travail sélectionnée');
  await expect.element(refusal).toBeVisible();
  await examples.getByText('Accueil', { exact: true }).click();
  await expect.element(refusal).not.toBeInTheDocument();
});

const makeOther = (unites = [makeUnite('u1', [makeRisque('r1')]), makeUnite('u8')]) =>
  makeDuerp(unites, { id: 'd2', displayName: 'Atelier de Nantes' });

/** Step 3 of a document, and others to copy from. */
function openBesideAnother(getOther = () => makeOther()) {
  const bodies: unknown[] = [];
  const { router, workspace } = renderScreen(<ShownUnites />, {
    handlers: {
      'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
      'GET /api/duerp/list': () => ({
        body: [
          makeListItem(),
          makeListItem({ id: 'd2', displayName: 'Atelier de Nantes' }),
          makeListItem({ id: 'd3', displayName: 'Dépôt de Rezé' }),
        ],
      }),
      'GET /api/duerp/{id}': ({ params: [id = ''] }) => ({
        body: id === 'd2' ? getOther() : makeDuerp([makeUnite(id === 'd1' ? 'u1' : 'u9')], { id }),
        headers: { ETag: '"1"' },
      }),
      'POST /api/duerp/{id}/update-list-unitesdetravail': ({ params, body }) => {
        bodies.push([params, body]);
        return new Promise(() => {});
      },
    },
  });
  return { bodies, router, workspace };
}

test('units of another DUERP are copied with everything, under a name of their own', async () => {
  const { bodies } = openBesideAnother();
  await press("Copier des unités d'un autre DUERP");
  const dialog = page.getByRole('dialog', { name: 'Copier depuis un autre DUERP' });
  await expect.element(dialog.getByRole('button', { name: 'Copier', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: /DUERP$/ }).click();
  // The document itself is not offered.
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Atelier de Nantes', 'Dépôt de Rezé']);
  await page.getByRole('option', { name: 'Atelier de Nantes' }).click();
  await dialog.getByRole('button', { name: 'Copier', exact: true }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Aucune unité de travail sélectionnée');
  await dialog.getByText('Unité u1 (1 risque)').click();
  await dialog.getByRole('button', { name: 'Copier', exact: true }).click();
  await expect.element(findToast('info', '1 unité copiée.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject([
    ['d1'],
    {
      unitesDeTravail: [
        { idUniteDeTravail: 'u1' },
        { displayName: 'Unité u1 (copie)', risques: [{ displayName: 'Risque r1' }] },
      ],
    },
  ]);
});

test('what is ticked in another DUERP is not lost by Escape, « Annuler » or the way back without a question', async () => {
  const { bodies, router } = openBesideAnother();
  const dialog = page.getByRole('dialog', { name: 'Copier depuis un autre DUERP' });
  const question = page.getByRole('alertdialog', { name: /^Fermer sans enregistrer/ });
  const choose = async () => {
    await press("Copier des unités d'un autre DUERP");
    await dialog.getByRole('button', { name: /DUERP$/ }).click();
    await page.getByRole('option', { name: 'Atelier de Nantes' }).click();
    await expect.element(dialog.getByText('Unité u1 (1 risque)')).toBeVisible();
    // Until it is gone, the next Escape is for the list.
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  };
  await choose();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await choose();
  expect(isReloadHeld()).toBe(false);
  await dialog.getByText('Unité u1 (1 risque)').click();
  await expect.poll(isReloadHeld).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toHaveTextContent('Les unités que vous avez cochées ne seront pas copiées.');
  await question.getByRole('button', { name: 'Reprendre le choix' }).click();
  await expect.element(question).not.toBeInTheDocument();
  void router.navigate({ to: '/duerps' });
  await question.getByRole('button', { name: 'Rester' }).click();
  await expect.element(dialog.getByRole('checkbox', { name: 'Unité u1 (1 risque)' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await question.getByRole('button', { name: 'Fermer sans enregistrer' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(isReloadHeld).toBe(false);
  expect(bodies).toEqual([]);
});

/** The dialog, on the units of one of the others. */
async function chooseSource(name: string) {
  const dialog = page.getByRole('dialog', { name: 'Copier depuis un autre DUERP' });
  await dialog.getByRole('button', { name: /DUERP$/ }).click();
  await page.getByRole('option', { name }).click();
  return dialog;
}

test('a unit that is ticked in another DUERP and that a colleague deletes there counts no more', async () => {
  let other = makeOther();
  const { bodies, workspace } = openBesideAnother(() => other);
  await press("Copier des unités d'un autre DUERP");
  const dialog = await chooseSource('Atelier de Nantes');
  await dialog.getByText('Unité u1 (1 risque)').click();
  await expect.poll(isReloadHeld).toBe(true);
  other = makeOther([makeUnite('u8')]);
  await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d2') });
  await expect.element(dialog.getByText('Unité u1 (1 risque)')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Copier', exact: true }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Aucune unité de travail sélectionnée');
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(isReloadHeld).toBe(false);
  expect(bodies).toEqual([]);
});

test('what is ticked is there again when one comes back from a DUERP that was chosen by mistake', async () => {
  openBesideAnother();
  await press("Copier des unités d'un autre DUERP");
  const dialog = await chooseSource('Atelier de Nantes');
  await dialog.getByText('Unité u1 (1 risque)').click();
  await chooseSource('Dépôt de Rezé');
  await expect.element(dialog.getByRole('checkbox', { name: 'Unité u9' })).not.toBeChecked();
  // Nothing of this one is ticked, and closing would lose the other's ticks.
  expect(isReloadHeld()).toBe(true);
  await chooseSource('Atelier de Nantes');
  await expect.element(dialog.getByRole('checkbox', { name: 'Unité u1 (1 risque)' })).toBeChecked();
});

test('what is ticked in several DUERP is told, and copied together', async () => {
  const { bodies } = openBesideAnother();
  await press("Copier des unités d'un autre DUERP");
  const dialog = await chooseSource('Atelier de Nantes');
  await dialog.getByText('Unité u1 (1 risque)').click();
  await chooseSource('Dépôt de Rezé');
  await dialog.getByText('Unité u9').click();
  const told = dialog.getByText(/^Aussi\s: 1 unité cochée dans «\sAtelier de Nantes\s»\.$/);
  await expect.element(told).toBeVisible();
  await dialog.getByRole('button', { name: 'Copier', exact: true }).click();
  await expect.element(findToast('info', '2 unités copiées.')).toBeVisible();
  await expect.poll(() => bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject([
    ['d1'],
    {
      unitesDeTravail: [
        { displayName: 'Unité u1' },
        { displayName: 'Unité u1 (copie)' },
        { displayName: 'Unité u9' },
      ],
    },
  ]);
});

test('the names of units that are typed in place are there again after a load', async () => {
  const { unmount } = renderScreen(<PlacedUnites shown={duerp} />, { handlers });
  await textbox('Ajouter une unité personnalisée').fill('Fournil');
  await press('Renommer Unité u1');
  await textbox('Nouveau nom').fill('Vente');
  unmount();
  renderScreen(<PlacedUnites shown={duerp} />, { handlers });
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
  expect(document.activeElement).toBe(document.body);
  await page.getByRole('button', { name: 'Annuler' }).first().click();
  await expect
    .element(page.getByRole('button', { name: 'Ajouter une catégorie personnalisée' }))
    .toHaveFocus();
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
