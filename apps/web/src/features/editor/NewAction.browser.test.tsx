import type { ActionPreventive } from '@odu/api-contract';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ENTREPRISE, MASTER_DATA, written } from '../../../test/contract-data.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../queries/calls/keys.ts';
import { LoadedDuerp } from '../../queries/duerp/LoadedDuerp.tsx';
import { EditorScreen } from './EditorScreen.tsx';
import type { Etape } from './model/etapes.ts';
import type { Place } from '../../place/place.ts';

const CRITIQUE = { evalGravite: 4, evalFrequence: 4, evalMaitrise: 4 } as const;
const DOCUMENT = makeDuerp([
  makeUnite('u1', [makeRisque('r1')]),
  makeUnite('u2', [
    makeRisque('r2', { displayName: 'Bruit du pétrin' }),
    makeRisque('r3', { displayName: 'Porte vitrée', ...CRITIQUE }),
  ]),
]);
const REFERENTIEL = {
  ...MASTER_DATA,
  categorieDeRisques: MASTER_DATA.categorieDeRisques.map((categorie) => ({
    ...categorie,
    displayName: 'Chutes',
    mesuresTypes: [{ type: 'protection collective' as const, libelle: 'Poser un garde-corps' }],
  })),
};

type Rendered = { step: Etape; place: Place; places: Place[] };

function Editor({ step, place: first, places }: Rendered) {
  const [place, setPlace] = useState(first);
  return (
    <LoadedDuerp duerpId="d1">
      {(duerp) => (
        <EditorScreen
          duerp={duerp}
          step={step}
          place={place}
          onMove={({ place: change }) => {
            setPlace((known) => ({ ...known, ...change }));
            if (change !== undefined) places.push(change);
          }}
          onQuit={() => {}}
          onGenerated={() => {}}
        />
      )}
    </LoadedDuerp>
  );
}

const open = (step: Etape, place: Place = { unite: 'u2' }, duerp = DOCUMENT) => {
  const places: Place[] = [];
  const rendered = renderScreen(<Editor step={step} place={place} places={places} />, {
    path: '/duerps/d1/edit',
    handlers: {
      'GET /api/duerp/{id}': () => ({ body: duerp, headers: { ETag: '"1"' } }),
      'GET /api/duerpmasterdata/risques': () => ({ body: REFERENTIEL }),
      'POST /api/duerp/{id}/upsert-action-preventive-papripact': () => written(),
    },
  });
  return { ...rendered, places };
};
const dialog = page.getByRole('dialog', { name: 'Ajouter une action préventive' });
const risqueField = dialog.getByRole('combobox', { name: 'Risque associé' });
const addButton = page.getByRole('button', { name: 'Ajouter une action pour Porte vitrée' });

describe.for([
  ['step 4', 4, {}],
  ['step 5', 5, {}],
  ['what is found in step 4', 4, { q: 'porte' }],
  ['what is found in step 5', 5, { q: 'porte' }],
] as const)('in %s an action', ([, step, search]) => {
  test('is added for a risk without leaving the step, with the measures of its category', async () => {
    const { callsTo } = open(step, { unite: 'u2', ...search });
    await addButton.click();
    await expect.element(risqueField).toHaveValue('Porte vitrée');
    await dialog.getByRole('button', { name: /^Poser un garde-corps/ }).click();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Description de la mesure' }))
      .toHaveValue('Poser un garde-corps');
    await dialog.getByRole('textbox', { name: 'Responsable' }).fill('Claire');
    (dialog.getByRole('spinbutton').first().element() as HTMLElement).focus();
    await userEvent.keyboard('15032027');
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/upsert-action-preventive-papripact').map(({ body }) => body))
      .toMatchObject([
        { idUniteDeTravail: 'u2', idRisqueAssocie: 'r3', descriptionDeLaMesure: 'Poser un garde-corps' },
      ]);
    await expect.element(addButton).toHaveFocus();
  });
});

test.for([
  [49, 'false'],
  [50, 'true'],
] as const)(
  'with %i employees the fields of the programme are open at once: %s',
  async ([nombreEmployes, isOpen]) => {
    const data = { ...DOCUMENT.data, entreprise: { ...ENTREPRISE, nombreEmployes } };
    open(4, { unite: 'u2' }, { ...DOCUMENT, data });
    await addButton.click();
    await expect
      .element(dialog.getByRole('button', { name: /^Champs du PAPRIPACT/ }))
      .toHaveAttribute('aria-expanded', isOpen);
  },
);

test('a new action for a risk that a colleague deletes meanwhile is not saved without it: another one is asked for', async () => {
  const { callsTo, workspace } = open(4);
  await addButton.click();
  await dialog.getByRole('textbox', { name: 'Description de la mesure' }).fill('Poser un film');
  await dialog.getByRole('textbox', { name: 'Responsable' }).fill('Claire');
  (dialog.getByRole('spinbutton').first().element() as HTMLElement).focus();
  await userEvent.keyboard('15032027');
  const left = makeDuerp([makeUnite('u1'), makeUnite('u2', [makeRisque('r2')])]);
  workspace?.queryClient.setQueryData(duerpKeys.detail('d1'), left);
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect.element(dialog.getByRole('region', { name: '1 champ est à corriger' })).toBeVisible();
  await expect.element(risqueField).toHaveAccessibleDescription(/Ce risque a été supprimé/);
  expect(callsTo('POST /api/duerp/{id}/upsert-action-preventive-papripact')).toEqual([]);
});

test('what was begun for one risk is not typed for another one, and is there again for its own', async () => {
  const { unmount } = open(4);
  const description = dialog.getByRole('textbox', { name: 'Description de la mesure' });
  const begin = page.getByRole('button', { name: 'Ajouter une action pour Bruit du pétrin' });
  await begin.click();
  await description.fill('Capoter le pétrin');
  unmount();
  const again = open(4);
  await addButton.click();
  await expect.element(risqueField).toHaveValue('Porte vitrée');
  await expect.element(description).toHaveValue('');
  again.unmount();
  open(4);
  await begin.click();
  await expect.element(description).toHaveValue('Capoter le pétrin');
});

describe('in step 6', () => {
  test('a link to a risk opens a new action for it, and closing it leaves the address', async () => {
    const { places } = open(6, { unite: 'u2', risque: 'r3' });
    await expect.element(risqueField).toHaveValue('Porte vitrée');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(places).toEqual([{ risque: undefined }]);
  });

  test('a date proposed is one press away, counted from today in Paris', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { callsTo } = open(6, { unite: 'u2', risque: 'r3' });
    await dialog.getByRole('button', { name: /^Poser un garde-corps/ }).click();
    await dialog.getByRole('textbox', { name: 'Responsable' }).fill('Claire');
    await dialog.getByRole('button', { name: 'Dans 3 mois, le 1er mars 2027' }).click();
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/upsert-action-preventive-papripact').map(({ body }) => body))
      .toMatchObject([{ idRisqueAssocie: 'r3', date: '2027-03-01' }]);
  });

  test.for([
    [49, 'false'],
    [50, 'true'],
  ] as const)(
    'with %i employees the fields of the programme are open at once: %s',
    async ([nombreEmployes, isOpen]) => {
      const data = { ...DOCUMENT.data, entreprise: { ...ENTREPRISE, nombreEmployes } };
      open(6, { unite: 'u2' }, { ...DOCUMENT, data });
      await page.getByRole('button', { name: 'Ajouter une action préventive' }).click();
      await expect
        .element(dialog.getByRole('button', { name: /^Champs du PAPRIPACT/ }))
        .toHaveAttribute('aria-expanded', isOpen);
    },
  );

  test('a field that is not written yet is not refused before the form is submitted', async () => {
    open(6, { unite: 'u2', risque: 'r3' });
    await dialog.getByRole('textbox', { name: 'Description de la mesure' }).fill('Poser un film');
    const responsable = dialog.getByRole('textbox', { name: 'Responsable' });
    await expect.element(responsable).not.toBeInvalid();
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect.element(responsable).toBeInvalid();
  });

  test('a risk that a colleague adds while the form is open can be chosen', async () => {
    const { workspace } = open(6);
    await page.getByRole('button', { name: 'Ajouter une action préventive' }).click();
    await expect.element(risqueField).toBeVisible();
    const [u1, u2] = DOCUMENT.data.unitesDeTravail;
    if (u1 === undefined || u2 === undefined) throw new Error('the document has two units');
    const more = { ...u2, risques: [...u2.risques, makeRisque('r4', { displayName: 'Chariot' })] };
    workspace?.queryClient.setQueryData(duerpKeys.detail('d1'), makeDuerp([u1, more]));
    await risqueField.fill('Chariot');
    await expect.element(page.getByRole('option', { name: /^Chariot/ })).toBeVisible();
  });

  test('a date begun by hand gives way to a proposed one by a single press, and is judged once both are left', async () => {
    open(6, { unite: 'u2', risque: 'r3' });
    const jour = dialog.getByRole('spinbutton', { name: /jour/i });
    const unMois = dialog.getByRole('button', { name: /^Dans 1\smois/ });
    const incomplete = dialog.getByText(/^Cette date est incomplète/);
    await jour.click();
    await userEvent.keyboard('15');
    unMois.element().focus();
    await expect.element(incomplete).not.toBeInTheDocument();
    await dialog.getByRole('textbox', { name: 'Responsable' }).click();
    await expect.element(incomplete).toBeVisible();
    await jour.click();
    await userEvent.keyboard('16');
    await unMois.click();
    await expect.element(unMois).toHaveAttribute('aria-pressed', 'true');
    await expect.element(incomplete).not.toBeInTheDocument();
  });

  test('a link to a risk that is gone opens nothing', async () => {
    open(6, { risque: 'gone' });
    await expect.element(page.getByRole('tab', { name: /Unité u1/ })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('a budget longer than what is kept is refused in its field, and the dialog stays', async () => {
    const { callsTo } = open(6, { unite: 'u2', risque: 'r3' });
    const budget = dialog.getByRole('textbox', { name: /Budget/ });
    await budget.fill('1'.repeat(201));
    await dialog.getByRole('textbox', { name: 'Description de la mesure' }).fill('Poser un film');
    await dialog.getByRole('textbox', { name: 'Responsable' }).fill('Claire');
    (dialog.getByRole('spinbutton').first().element() as HTMLElement).focus();
    await userEvent.keyboard('15032027');
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect.element(dialog.getByRole('region', { name: '1 champ est à corriger' })).toBeVisible();
    await expect.element(budget).toBeInvalid();
    expect(callsTo('POST /api/duerp/{id}/upsert-action-preventive-papripact')).toEqual([]);
  });

  test('who was in charge in this unit last is proposed, and no date to an action that has one', async () => {
    const actionOf = (idUniteDeTravail: string, responsable: string): ActionPreventive => ({
      idAction: `a-${idUniteDeTravail}`,
      idUniteDeTravail,
      idRisqueAssocie: null,
      descriptionDeLaMesure: `Mesure de ${responsable}`,
      responsable,
      budget: '',
      date: '2027-01-15',
      statut: 'À planifier',
    });
    const [u1, u2] = DOCUMENT.data.unitesDeTravail;
    if (u1 === undefined || u2 === undefined) throw new Error('the document has two units');
    const withActions = makeDuerp([
      { ...u1, papripactActionsPreventives: [actionOf('u1', 'Inès')] },
      { ...u2, papripactActionsPreventives: [actionOf('u2', 'Paul')] },
    ]);
    open(6, { unite: 'u1' }, withActions);
    const proposed = page.getByRole('button', { name: /^Dans 1\smois/ });
    await page.getByRole('button', { name: 'Ajouter une action préventive' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Responsable' })).toHaveValue('Inès');
    await expect.element(proposed).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Modifier Mesure de Inès' }).click();
    const edited = page.getByRole('dialog', { name: "Modifier l'action préventive" });
    await expect.element(edited.getByRole('textbox', { name: 'Responsable' })).toHaveValue('Inès');
    expect(proposed.query()).toBeNull();
  });

  test('the risks to choose from have their level, the worst first', async () => {
    open(6);
    await page.getByRole('button', { name: 'Ajouter une action préventive' }).click();
    await risqueField.click();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    expect(
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Porte vitréeCritique 20,0 · Chutes', 'Bruit du pétrinNon évalué · Chutes']);
  });
});
