import type { ActionPreventive } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeVersion, MASTER_DATA, written } from '../../../test/contract-data.ts';
import { findToast } from '../../../test/find-toast.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { withEntreprise } from './complete-duerp.test-data.ts';
import { addUnite, open, press, WITH_RISQUE } from './open-editor.test-data.tsx';

test('the title says whether the document has a version already', async () => {
  const { unmount } = open(3, makeDuerp());
  await expect.element(page.getByRole('heading', { name: 'Création de mon DUERP' })).toBeVisible();
  unmount();
  open(3, { ...makeDuerp(), versions: [makeVersion()] });
  await expect.element(page.getByRole('heading', { name: 'Modification de mon DUERP' })).toBeVisible();
});

test('which document is open stands under the title and in the name of the page, also once step 2 gives it another', async () => {
  const document = withEntreprise(makeDuerp([], { displayName: 'Boulangerie Claire' }), {
    nom: 'Boulangerie Claire',
  });
  open(2, document, { 'POST /api/duerp/{id}/update-infosentreprise': () => written() });
  await expect.element(page.getByText('Boulangerie Claire', { exact: true })).toBeVisible();
  await expect
    .poll(() => globalThis.document.title)
    .toBe('Création de mon DUERP, étape 2 – Boulangerie Claire - ODU');
  await page.getByRole('textbox', { name: "Nom de l'entreprise" }).fill('Boulangerie de la Gare');
  await press('Enregistrer');
  await expect.element(page.getByText('Boulangerie de la Gare', { exact: true })).toBeVisible();
  await expect
    .poll(() => globalThis.document.title)
    .toBe('Création de mon DUERP, étape 2 – Boulangerie de la Gare - ODU');
});

test('the tab of a unit of a thousand risks counts them as one writes it', async () => {
  const risques = Array.from({ length: 1_000 }, (_, index) => makeRisque(`r${index}`));
  open(5, makeDuerp([makeUnite('u1', risques), makeUnite('u2')]));
  await expect
    .element(page.getByRole('tab', { name: /^Unité u1/ }))
    .toHaveTextContent('0 / 1\u202F000', { normalizeWhitespace: false });
});

test.for([
  [4, /2 risques$/, /0 risque$/],
  [6, /1 action$/, /0 action$/],
] as const)('in step %i the tab of a unit counts what it holds', async ([step, first, second]) => {
  const action: ActionPreventive = {
    idAction: 'a1',
    idUniteDeTravail: 'u1',
    idRisqueAssocie: 'r1',
    descriptionDeLaMesure: 'Poser un tapis',
    responsable: 'Claire',
    budget: '',
    date: '2027-01-15',
    statut: 'À planifier',
  };
  open(step, makeDuerp([makeUnite('u1', [makeRisque('r1'), makeRisque('r2')], [action]), makeUnite('u2')]));
  await expect.element(page.getByRole('tab', { name: /^Unité u1/ })).toHaveTextContent(first);
  await expect.element(page.getByRole('tab', { name: /^Unité u2/ })).toHaveTextContent(second);
});

describe('step 1 of a document that exists', () => {
  const freeVersion = page.getByRole('checkbox', { name: /version gratuite/ });
  const tick = (label: RegExp) => page.getByText(label).click();

  test('leads to step 2 once all is understood', async () => {
    const { steps } = open(1, makeDuerp());
    await expect.element(freeVersion).toBeInTheDocument();
    await tick(/relève de ma responsabilité d'employeur/);
    await tick(/limites de la version gratuite/);
    await tick(/^J'accepte les conditions générales/);
    await press('Commencer');
    expect(steps).toEqual([2]);
  });

  test('is left by « Suivant » as any other: its boxes were ticked when the document was made', async () => {
    const { steps } = open(1, makeDuerp());
    await press('Suivant');
    expect(steps).toEqual([2]);
    // Nothing is edited in this step: there is nothing to take back.
    expect(page.getByRole('button', { name: /^Annuler/ }).query()).toBeNull();
  });

  test('has no limits of the free version where there is access to all of it', async () => {
    const { steps } = open(1, makeDuerp([], { hasFullAccess_Derivated: true }));
    await tick(/relève de ma responsabilité d'employeur/);
    expect(freeVersion.query()).toBeNull();
    await tick(/^J'accepte les conditions générales/);
    await press('Commencer');
    expect(steps).toEqual([2]);
  });
});

describe('a step whose ground is missing leads to it', () => {
  test.for([4, 5, 6] as const)('step %i without a unit', async (step) => {
    open(step, makeDuerp());
    await expect.element(page.getByText("Vous devez d'abord ajouter des unités de travail...")).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ajouter des unités de travail' }))
      .toHaveAttribute('href', '/duerps/d1/edit?step=3');
  });

  test.for([5, 6] as const)('step %i without a risk', async (step) => {
    open(step, makeDuerp([makeUnite('u1')]));
    await expect
      .element(page.getByRole('link', { name: 'Ajouter des risques' }))
      .toHaveAttribute('href', '/duerps/d1/edit?step=4');
  });

  test.for([
    ['5', 5, {}],
    ['5 as a table', 5, { vue: 'tableau' }],
    ['6', 6, {}],
  ] as const)('step %s at a unit without a risk', async ([, step, place]) => {
    open(step, WITH_RISQUE, {}, { ...place, unite: 'u2' });
    const panel = page.getByRole('tabpanel', { name: 'Unité u2' });
    await expect.element(panel).toHaveTextContent("Cette unité de travail n'a pas encore de risque.");
    await expect
      .element(panel.getByRole('link', { name: 'Ajouter des risques' }))
      .toHaveAttribute('href', '/duerps/d1/edit?step=4&unite=u2');
  });

  test('step 3 without a unit is not left by « Suivant »', async () => {
    const { steps } = open(3, makeDuerp());
    await press('Suivant');
    await expect
      .element(findToast('warning', "Vous devez d'abord ajouter des unités de travail..."))
      .toBeVisible();
    expect(steps).toEqual([]);
  });

  test('step 6 is left by « Suivant » without an action, but not with an empty programme', async () => {
    const { steps, unmount } = open(6, WITH_RISQUE);
    await press('Suivant');
    expect(steps).toEqual([7]);
    unmount();
    const data = { ...WITH_RISQUE.data, isPapripactEnabled: true };
    const { steps: withProgramme } = open(6, { ...WITH_RISQUE, data });
    await press('Suivant');
    await expect
      .element(
        findToast('warning', 'Vous devez ajouter au moins une action préventive dans votre PAPRIPACT.'),
      )
      .toBeVisible();
    expect(withProgramme).toEqual([]);
  });

  test('a unit without a risk says so in its own step', async () => {
    open(4, makeDuerp([{ ...makeUnite('u1'), categorieDeRisques: [] }]));
    await expect.element(page.getByText("Cette unité de travail n'a pas encore de risque.")).toBeVisible();
  });
});

describe('without the referential', () => {
  test('step 3 tells it, units can be written all the same, and it can be tried again', async () => {
    let isUp = false;
    open(3, makeDuerp(), {
      'GET /api/duerpmasterdata/risques': () => (isUp ? { body: MASTER_DATA } : { status: 404 }),
      'POST /api/duerp/{id}/update-list-unitesdetravail': () => written(),
    });
    await expect.element(findToast('error', "Impossible de charger les exemples d'unités")).toBeVisible();
    await addUnite('Vente');
    await expect.element(page.getByText('Vente', { exact: true })).toBeVisible();
    const failure = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: "Impossible de charger les exemples d'unités" });
    await expect.element(failure).toBeVisible();
    isUp = true;
    await failure.getByRole('button', { name: 'Réessayer' }).click();
    await expect
      .element(
        page
          .getByRole('region', { name: "Exemples d'unités de travail" })
          .getByRole('checkbox', { name: 'Fournil' }),
      )
      .toBeInTheDocument();
    await expect.element(failure).not.toBeInTheDocument();
  });

  test('the examples of step 4 tell it, and can be tried again', async () => {
    let isUp = false;
    open(4, WITH_RISQUE, {
      'GET /api/duerpmasterdata/risques': () => (isUp ? { body: MASTER_DATA } : { status: 404 }),
    });
    await press('Ajouter des risques depuis les exemples');
    const dialog = page.getByRole('dialog', { name: 'Exemples de risques' });
    await expect.element(dialog).toHaveTextContent('Erreur lors du chargement des risques prédéfinis');
    isUp = true;
    await dialog.getByRole('button', { name: 'Réessayer' }).click();
    await expect
      .element(page.getByRole('button', { name: 'Ajouter les risques sélectionnés' }))
      .toBeVisible();
  });
});

describe('what is left to do', () => {
  test('is what « Suivant » opens in step 5, the first one, among all that wait', async () => {
    const evaluated = makeRisque('r2', {
      displayName: 'Chute',
      evalGravite: 1,
      evalFrequence: 1,
      evalMaitrise: 1,
    });
    open(
      5,
      makeDuerp([makeUnite('u1', [evaluated]), makeUnite('u2', [makeRisque('r1', { displayName: 'Four' })])]),
    );
    await press('Suivant');
    await expect
      .element(findToast('warning', 'Il vous reste des risques à évaluer dans cette étape.'))
      .toBeVisible();
    const dialog = page.getByRole('dialog', { name: /Four/ });
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    const found = page.getByRole('list', { name: 'Risques trouvés' });
    await expect.element(found.getByRole('article')).toHaveTextContent('Four');
    // Another step is not hidden by it.
    await press('Précédent');
    await expect.element(found).not.toBeInTheDocument();
  });

  test('a risk that is found in step 6 has its action in one press', async () => {
    open(6, makeDuerp([makeUnite('u1', [makeRisque('r1', { displayName: 'Four' })])]));
    await page.getByRole('searchbox', { name: 'Rechercher un risque' }).fill('four');
    await page.getByRole('button', { name: 'Four (ajouter une action préventive)' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('combobox', { name: /Risque associé/ })).toHaveValue('Four');
  });
});
