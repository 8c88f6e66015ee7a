import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { toasts } from '@odu/ui';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { ENTREPRISE, MASTER_DATA } from '../../test/contract-data.ts';
import { findToast } from '../../test/find-toast.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { whenDrawn } from '../../test/when-drawn.ts';
import { makeDuerp, makeRisque, makeUnite } from '../autosave/duerp-fixture.test-data.ts';
import { isReloadHeld } from '../drafts/hold-reload.ts';
import type { Place } from '../place/place.ts';
import { PlaceKeeper } from '../features/editor/place-keeper.test-data.tsx';
import EvaluationStep from '../features/editor/steps/EvaluationStep.tsx';
import { duerpKeys } from '../queries/calls/keys.ts';
import { LoadedDuerp } from '../queries/duerp/LoadedDuerp.tsx';

const EVALUE = {
  ...makeRisque('r1', { displayName: 'Glissade', evalGravite: 2, evalFrequence: 2, evalMaitrise: 2 }),
  isRisqueEvalue: true,
};
const DUERP = makeDuerp([
  makeUnite('u1', [EVALUE, makeRisque('r2', { displayName: 'Brûlure au four' })]),
  makeUnite('u2', [makeRisque('r3', { displayName: 'Brûlure au grill' })]),
]);

const openScreen = (place: Place, duerp = DUERP, masterData = MASTER_DATA) => {
  const { workspace } = renderScreen(
    <PlaceKeeper initial={place}>
      <LoadedDuerp duerpId="d1">{(loaded) => <EvaluationStep duerp={loaded} />}</LoadedDuerp>
    </PlaceKeeper>,
    {
      path: '/duerps/d1/edit',
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: duerp, headers: { ETag: '"1"' } }),
        'GET /api/duerpmasterdata/risques': () => ({ body: masterData }),
        'POST /api/duerp/{id}/update-list-risques': () => new Promise(() => {}),
        'POST /api/duerp/{id}/update-risque': () => new Promise(() => {}),
        'POST /api/duerp/{id}/upsert-action-preventive-papripact': () => new Promise(() => {}),
      },
    },
  );
  const unites = () =>
    workspace?.queryClient.getQueryData<DuerpDocument>(duerpKeys.detail('d1'))?.data.unitesDeTravail ?? [];
  return {
    notes: () =>
      unites().flatMap(({ risques }) =>
        risques.map(({ evalGravite, evalFrequence, evalMaitrise }) => [
          evalGravite,
          evalFrequence,
          evalMaitrise,
        ]),
      ),
    actions: () =>
      unites().flatMap(({ papripactActionsPreventives }) =>
        papripactActionsPreventives.map((one) => [
          one.idUniteDeTravail,
          one.idRisqueAssocie,
          one.descriptionDeLaMesure,
          one.responsable,
          one.date,
        ]),
      ),
    names: () => unites().flatMap(({ risques }) => risques.map(({ displayName }) => displayName)),
    undo: () => workspace?.histories.undo('d1'),
    workspace,
  };
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = async (name: string) => {
  await press('Autres');
  await press(name);
};
const begin = () => press('Sélectionner plusieurs risques');
const tickFound = () => page.getByText('Tous les risques trouvés').click();
const bar = page.getByRole('region', { name: 'Sélection de risques' });
const focus = async (locator: Locator) => {
  await expect.element(locator).toBeInTheDocument();
  (locator.element() as HTMLElement).focus();
};
const note = async (scope: Locator, critere: string, digit: string) => {
  await focus(scope.getByRole('radiogroup', { name: critere }).getByRole('radio').first());
  await userEvent.keyboard(digit);
};

afterEach(() => page.viewport(414, 896));

test('what begins a selection takes the focus from nobody when it comes', async () => {
  openScreen({});
  await expect.element(page.getByRole('button', { name: 'Sélectionner plusieurs risques' })).toBeVisible();
  await whenDrawn();
  expect(document.activeElement).toBe(document.body);
});

test('what is ticked holds the page until the selection ends', async () => {
  openScreen({ q: 'brulure' });
  await begin();
  await expect.element(bar).toBeVisible();
  expect(isReloadHeld()).toBe(false);
  await tickFound();
  await expect.poll(isReloadHeld).toBe(true);
  await press('Arrêter la sélection');
  await expect.poll(isReloadHeld).toBe(false);
});

describe('the same action for several risks', () => {
  const dialog = page.getByRole('dialog', { name: 'Ajouter une action à 2 risques' });

  test('of two units is asked once and stands in each; one undo takes all back', async () => {
    const { actions, undo } = openScreen({ q: 'brulure' });
    await begin();
    await tickFound();
    await expect.element(bar.getByRole('status')).toHaveTextContent('2 risques sélectionnés dans 2 unités');
    await press('Ajouter une action');
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect.element(dialog.getByText('La description de la mesure est requise').first()).toBeVisible();
    expect(actions()).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Description de la mesure' }).fill('Fournir des gants');
    await dialog.getByRole('textbox', { name: 'Responsable' }).fill('Claire');
    await focus(dialog.getByRole('spinbutton').first());
    await userEvent.keyboard('15032027');
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect.element(findToast('info', 'Action ajoutée à 2 risques.')).toBeVisible();
    expect(actions()).toEqual([
      ['u1', 'r2', 'Fournir des gants', 'Claire', '2027-03-15'],
      ['u2', 'r3', 'Fournir des gants', 'Claire', '2027-03-15'],
    ]);
    // What is ticked stays: the same risks may be evaluated next.
    await expect.element(bar.getByRole('button', { name: 'Ajouter une action' })).toHaveFocus();
    await expect.element(bar.getByRole('status')).toHaveTextContent('2 risques sélectionnés dans 2 unités');
    undo();
    expect(actions()).toEqual([]);
    await expect.element(findToast('info', "Annulé\u00A0: ajout d'une action à 2 risques.")).toBeVisible();
  });

  test.for([
    [49, 'false'],
    [50, 'true'],
  ] as const)(
    'with %i employees the fields of the programme are open at once: %s',
    async ([nombreEmployes, isOpen]) => {
      const data = { ...DUERP.data, entreprise: { ...ENTREPRISE, nombreEmployes } };
      openScreen({ q: 'brulure' }, { ...DUERP, data });
      await begin();
      await tickFound();
      await press('Ajouter une action');
      await expect
        .element(dialog.getByRole('button', { name: /^Champs du PAPRIPACT/ }))
        .toHaveAttribute('aria-expanded', isOpen);
    },
  );

  test('proposes dates that are counted from today in Paris', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    openScreen({ q: 'brulure' });
    await begin();
    await tickFound();
    await press('Ajouter une action');
    await expect.element(dialog.getByRole('button', { name: 'Dans 3 mois, le 1er mars 2027' })).toBeVisible();
  });

  test('proposes who is in charge in the unit of the first risk, before anybody of another unit', async () => {
    const [first, second] = DUERP.data.unitesDeTravail;
    const withAction = (unite: UniteDeTravail | undefined, responsable: string) =>
      makeUnite(unite?.idUniteDeTravail ?? '', unite?.risques, [
        {
          idAction: responsable,
          idUniteDeTravail: unite?.idUniteDeTravail ?? '',
          idRisqueAssocie: null,
          descriptionDeLaMesure: 'Afficher les consignes',
          responsable,
          budget: '',
          date: '2027-03-15',
          statut: 'À planifier',
          conditionsExecution: '',
          indicateurResultat: '',
          type: null,
        },
      ]);
    openScreen({ q: 'brulure' }, makeDuerp([withAction(first, 'Claire'), withAction(second, 'Paul')]));
    await begin();
    await tickFound();
    await press('Ajouter une action');
    await expect.element(dialog.getByRole('textbox', { name: 'Responsable' })).toHaveValue('Claire');
  });

  test.for([
    ['c1', 1],
    ['c2', 0],
  ] as const)(
    'has the usual measures of their category, and none where they are of two: the other one of %s',
    async ([idCategorie, count]) => {
      const categorieDeRisques = ['Bruit', 'Chutes'].map((displayName, index) => ({
        idCategorie: `c${index + 1}`,
        code: '',
        displayName,
        isUserDefined: false,
      }));
      const risques = [
        makeRisque('r1', { displayName: 'Brûlure au four' }),
        makeRisque('r2', { displayName: 'Brûlure au grill', idCategorie }),
      ];
      const { workspace } = openScreen(
        { q: 'brulure' },
        makeDuerp([{ ...makeUnite('u1', risques), categorieDeRisques }]),
        {
          ...MASTER_DATA,
          categorieDeRisques: MASTER_DATA.categorieDeRisques.map((categorie) => ({
            ...categorie,
            mesuresTypes: [{ type: 'protection collective', libelle: 'Poser un capot' }],
          })),
        },
      );
      await begin();
      await tickFound();
      await press('Ajouter une action');
      await expect.element(dialog.getByRole('textbox', { name: 'Responsable' })).toBeVisible();
      await expect.poll(() => workspace?.queryClient.isFetching()).toBe(0);
      await expect.element(dialog.getByText('Poser un capot')).toHaveLength(count);
    },
  );

  test('is kept as a draft until it is given up', async () => {
    openScreen({ q: 'brulure' });
    await begin();
    await tickFound();
    await press('Ajouter une action');
    const description = dialog.getByRole('textbox', { name: 'Description de la mesure' });
    await description.fill('Fournir des gants');
    await dialog.getByRole('button', { name: 'Annuler', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Reprendre la saisie' }).click();
    await expect.element(description).toHaveValue('Fournir des gants');
    await dialog.getByRole('button', { name: 'Annuler', exact: true }).click();
    await question.getByRole('button', { name: 'Fermer sans enregistrer' }).click();
    await expect.element(bar.getByRole('button', { name: 'Ajouter une action' })).toHaveFocus();
    await press('Ajouter une action');
    await expect.element(description).toHaveValue('');
  });

  test('goes with a word when a colleague deletes the risks, and comes back with what was typed only when it is asked for', async () => {
    const { workspace } = openScreen({ q: 'brulure' });
    await begin();
    await tickFound();
    await press('Ajouter une action');
    const description = page.getByRole('textbox', { name: 'Description de la mesure' });
    await description.fill('Fournir des gants');
    const without = DUERP.data.unitesDeTravail.map((unite) => ({
      ...unite,
      risques: unite.risques.filter(({ displayName }) => !displayName.startsWith('Brûlure')),
    }));
    const show = (unitesDeTravail: readonly UniteDeTravail[]) =>
      workspace?.queryClient.setQueryData(duerpKeys.detail('d1'), {
        ...DUERP,
        data: { ...DUERP.data, unitesDeTravail },
      });
    show(without);
    const gone = findToast('info', /^Ces risques ont été supprimés\. Ce que vous aviez saisi est gardé/);
    await expect.element(gone).toBeVisible();
    await expect.element(description).not.toBeInTheDocument();
    show(DUERP.data.unitesDeTravail);
    await expect.element(bar.getByRole('status')).toHaveTextContent('2 risques sélectionnés dans 2 unités');
    await expect.element(description).not.toBeInTheDocument();
    await press('Ajouter une action');
    await expect.element(description).toHaveValue('Fournir des gants');
  });

  test('in which nothing was typed goes with nothing said to be kept', async () => {
    const { workspace } = openScreen({ q: 'brulure' });
    await begin();
    await tickFound();
    await press('Ajouter une action');
    await expect.element(dialog).toBeVisible();
    workspace?.queryClient.setQueryData(
      duerpKeys.detail('d1'),
      makeDuerp([makeUnite('u1', [EVALUE]), makeUnite('u2')]),
    );
    await expect.element(findToast('info', 'Ces risques ont été supprimés.')).toBeVisible();
    await expect.element(findToast('info', /est gardé/)).not.toBeInTheDocument();
  });
});

describe('the same notes for several risks', () => {
  const dialog = page.getByRole('dialog', { name: 'Évaluer 2 risques' });

  test('change only the chosen criterion; one undo gives all of them back', async () => {
    const { notes, undo } = openScreen({});
    await begin();
    await page.getByText("Tous les risques de l'unité").click();
    await choose('Évaluer…');
    await expect.element(dialog.getByText(/^1 d'entre eux est déjà évalué/)).toBeVisible();
    await note(dialog, 'Maîtrise', '3');
    await dialog.getByRole('button', { name: 'Appliquer' }).click();
    await expect.element(findToast('info', '2 risques évalués.')).toBeVisible();
    expect(notes()).toEqual([
      [2, 2, 3],
      [null, null, 3],
      [null, null, null],
    ]);
    undo();
    expect(notes()).toEqual([
      [2, 2, 2],
      [null, null, null],
      [null, null, null],
    ]);
    await expect.element(findToast('info', 'Annulé\u00A0: évaluation de 2 risques.')).toBeVisible();
  });

  test('that the risk has already change nothing, which is told', async () => {
    const { notes } = openScreen({});
    await begin();
    const before = notes();
    await focus(page.getByRole('checkbox', { name: 'Sélectionner Glissade' }));
    await userEvent.keyboard(' ');
    await choose('Évaluer…');
    const ofOne = page.getByRole('dialog', { name: 'Évaluer 1 risque' });
    await note(ofOne, 'Maîtrise', '2');
    await ofOne.getByRole('button', { name: 'Appliquer' }).click();
    await expect
      .element(findToast('info', 'Rien à changer\u00A0: ces risques ont déjà ces notes.'))
      .toBeVisible();
    expect(notes()).toEqual(before);
  });

  test('take what was chosen in a line of the table along', async () => {
    await page.viewport(1280, 900);
    const { notes, undo } = openScreen({ vue: 'tableau' });
    const line = page.getByRole('group', { name: 'Brûlure au four' });
    await note(line, 'Gravité', '4');
    await begin();
    await page.getByText('Tous ces risques').click();
    await press('Évaluer…');
    await note(dialog, 'Fréquence', '1');
    await note(dialog, 'Maîtrise', '1');
    await dialog.getByRole('button', { name: 'Appliquer' }).click();
    await expect.element(findToast('info', '2 risques évalués.')).toBeVisible();
    expect(notes().slice(0, 2)).toEqual([
      [2, 1, 1],
      [4, 1, 1],
    ]);
    await expect.element(line.getByText(/^Modéré 1,0/)).toBeVisible();
    undo();
    expect(notes().slice(0, 2)).toEqual([
      [2, 2, 2],
      [null, null, null],
    ]);
    await expect.element(findToast('info', 'Annulé')).toBeVisible();
  });
});

test('risks of two units are deleted at once; « Annuler » beside it gives them back', async () => {
  const { names } = openScreen({ q: 'brulure' });
  await begin();
  await tickFound();
  await choose('Supprimer');
  await expect.element(findToast('info', '2 risques supprimés.')).toBeVisible();
  expect(toasts.visibleToasts.map(({ timeout }) => timeout)).toEqual([10_000]);
  expect(names()).toEqual(['Glissade']);
  await findToast('info', '2 risques supprimés.').getByRole('button', { name: 'Annuler' }).click();
  expect(names()).toEqual(['Glissade', 'Brûlure au four', 'Brûlure au grill']);
  await expect.element(findToast('info', 'Annulé\u00A0: suppression de 2 risques.')).toBeVisible();
});

test('by keyboard a card is ticked, told, and the focus goes back to what began it', async () => {
  openScreen({});
  await focus(page.getByRole('button', { name: 'Sélectionner plusieurs risques' }));
  await userEvent.keyboard('{Enter}');
  const box = page.getByRole('checkbox', { name: 'Sélectionner Glissade' });
  await focus(box);
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await expect.element(bar.getByRole('status')).toHaveTextContent('1 risque sélectionné');
  await focus(bar.getByRole('button', { name: 'Terminer' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Sélectionner plusieurs risques' })).toHaveFocus();
  await expect.element(box).not.toBeInTheDocument();
});
