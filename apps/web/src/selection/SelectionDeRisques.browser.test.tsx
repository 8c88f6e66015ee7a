import type { ActionPreventive, DuerpDocument } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findToast } from '../../test/find-toast.ts';
import { MASTER_DATA } from '../../test/contract-data.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../autosave/duerp-fixture.test-data.ts';
import { toRisqueItem } from '../drafts/draft-items.ts';
import { LoadedDuerp } from '../queries/duerp/LoadedDuerp.tsx';
import { duerpKeys } from '../queries/calls/keys.ts';
import { PlaceKeeper } from '../features/editor/place-keeper.test-data.tsx';
import RisquesStep from '../features/editor/steps/RisquesStep.tsx';

const EVALUE = {
  ...makeRisque('r1', { displayName: 'Glissade', evalGravite: 2, evalFrequence: 2, evalMaitrise: 2 }),
  isRisqueEvalue: true,
};
const LIBRE = makeRisque('r2', { displayName: 'Brûlure' });
const DUERP = makeDuerp([
  makeUnite('u1', [EVALUE, LIBRE]),
  makeUnite('u2'),
  makeUnite('u3', [{ ...LIBRE, idRisque: 'r9' }]),
]);

/** Step 4 of a document whose server does not answer: the page goes on showing the edits. */
const open = (duerp = DUERP) => {
  const { workspace } = renderScreen(
    <PlaceKeeper>
      <LoadedDuerp duerpId="d1">{(loaded) => <RisquesStep duerp={loaded} />}</LoadedDuerp>
    </PlaceKeeper>,
    {
      path: '/duerps/d1/edit',
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: duerp, headers: { ETag: '"1"' } }),
        'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
        'POST /api/duerp/{id}/update-list-risques': () => new Promise(() => {}),
      },
    },
  );
  const shown = () =>
    workspace?.queryClient
      .getQueryData<DuerpDocument>(duerpKeys.detail('d1'))
      ?.data.unitesDeTravail.map(({ risques }) => risques.map(({ displayName }) => displayName));
  /** What is typed and not saved about the first risk of a unit. */
  const draftOf = (uniteIndex: number) => {
    const document = workspace?.queryClient.getQueryData<DuerpDocument>(duerpKeys.detail('d1'));
    const [risque] = document?.data.unitesDeTravail[uniteIndex]?.risques ?? [];
    return workspace?.drafts.read('d1', toRisqueItem(risque?.idRisque ?? ''));
  };
  return { shown, draftOf, workspace, undo: () => workspace?.histories.undo('d1') };
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
/** What is rarer comes once it is asked for on a phone, as wide as this page is. */
const choose = async (name: string) => {
  await press('Autres');
  await press(name);
};
const dialog = page.getByRole('dialog').last();

test('a whole category is copied to two units, what one has already not again; one undo takes all back', async () => {
  const { shown, undo } = open();
  await press('Sélectionner plusieurs risques');
  await page.getByText('Toute la catégorie').click();
  await expect.element(page.getByText('2 risques sélectionnés')).toBeVisible();
  await choose('Copier…');
  await dialog.getByText('Unité u2', { exact: true }).click();
  await dialog.getByText('Unité u3', { exact: true }).click();
  // They are there already.
  expect(dialog.getByText('Unité u1', { exact: true }).query()).toBeNull();
  await dialog.getByRole('button', { name: 'Copier', exact: true }).click();
  await expect
    .element(findToast('info', "2 risques copiés vers 2 unités, sauf 1 qui s'y trouvait déjà."))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sélectionner plusieurs risques' })).toHaveFocus();
  expect(shown()).toEqual([
    ['Glissade', 'Brûlure'],
    ['Glissade', 'Brûlure'],
    ['Brûlure', 'Glissade'],
  ]);
  undo();
  expect(shown()).toEqual([['Glissade', 'Brûlure'], [], ['Brûlure']]);
  await expect.element(findToast('info', 'Annulé\u00A0: copie de 2 risques vers 2 unités.')).toBeVisible();
});

test('a risk is moved with what is typed about it, and one undo brings both back', async () => {
  const { shown, draftOf, workspace, undo } = open();
  await press('Sélectionner plusieurs risques');
  // The box is drawn by its label, whose words nobody sees.
  page.getByRole('checkbox', { name: 'Sélectionner Glissade' }).element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('1 risque sélectionné')).toBeVisible();
  const draft = { base: { danger: '' }, values: { danger: 'Sol mouillé' } };
  workspace?.drafts.save('d1', toRisqueItem('r1'), draft);
  await choose('Déplacer…');
  await dialog.getByText('Unité u2', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Déplacer', exact: true }).click();
  await expect.element(findToast('info', '1 risque déplacé vers')).toBeVisible();
  expect(shown()).toEqual([['Brûlure'], ['Glissade'], ['Brûlure']]);
  expect(draftOf(1)).toEqual(draft);
  expect(workspace?.drafts.read('d1', toRisqueItem('r1'))).toBeNull();
  undo();
  expect(shown()).toEqual([['Glissade', 'Brûlure'], [], ['Brûlure']]);
  expect(draftOf(0)).toEqual(draft);
  await expect.element(findToast('info', 'Annulé')).toBeVisible();
});

test('several go at once: what is evaluated asks first', async () => {
  const { shown } = open();
  await press('Sélectionner plusieurs risques');
  await page.getByText('Toute la catégorie').click();
  await choose('Supprimer');
  const question = page.getByRole('alertdialog', { name: /^Supprimer 2 risques/ });
  await expect
    .element(question)
    .toHaveTextContent("1 d'entre eux est évalué, décrit ou suivi par une action");
  expect(shown()?.[0]).toHaveLength(2);
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect.element(findToast('info', '2 risques supprimés.')).toBeVisible();
  expect(shown()?.[0]).toEqual([]);
});

const ACTION: ActionPreventive = {
  idAction: 'a1',
  idUniteDeTravail: 'u1',
  idRisqueAssocie: 'r2',
  descriptionDeLaMesure: 'Porter des gants',
  responsable: 'Claire',
  budget: '',
  date: '2027-01-15',
  statut: 'À planifier',
};

test('an action of one of them is asked about too', async () => {
  open(makeDuerp([makeUnite('u1', [LIBRE, makeRisque('r3')], [ACTION])]));
  await press('Sélectionner plusieurs risques');
  await page.getByText('Toute la catégorie').click();
  await press('Autres');
  await expect.element(page.getByRole('button', { name: 'Supprimer', exact: true })).toBeVisible();
  for (const name of ['Copier…', 'Déplacer…'])
    expect(page.getByRole('button', { name, exact: true }).query()).toBeNull();
  await press('Supprimer');
  await expect
    .element(page.getByRole('alertdialog', { name: /^Supprimer 2 risques/ }))
    .toHaveTextContent("1 d'entre eux est évalué, décrit ou suivi par une action");
});

test('one alone is told with what would be lost of it', async () => {
  open(makeDuerp([makeUnite('u1', [LIBRE, makeRisque('r3')], [ACTION])]));
  await press('Sélectionner plusieurs risques');
  page.getByRole('checkbox', { name: 'Sélectionner Brûlure' }).element().focus();
  await userEvent.keyboard(' ');
  await choose('Supprimer');
  const question = page.getByRole('alertdialog', { name: /^Supprimer 1 risque/ });
  await expect.element(question).toHaveTextContent('1 action préventive restera sans risque associé.');
  await expect.element(question).not.toHaveTextContent("d'entre eux");
});

test('when all went, the focus stays on the button of the selection, which goes when it is left', async () => {
  open(makeDuerp([makeUnite('u1', [LIBRE, makeRisque('r3', { displayName: 'Chute' })])]));
  await press('Sélectionner plusieurs risques');
  await page.getByText('Toute la catégorie').click();
  await choose('Supprimer');
  await expect.element(findToast('info', '2 risques supprimés.')).toBeVisible();
  const begin = page.getByRole('button', { name: 'Sélectionner plusieurs risques' });
  await expect.element(begin).toHaveFocus();
  page.getByRole('button', { name: 'Ajouter des risques depuis les exemples' }).element().focus();
  await expect.element(begin).not.toBeInTheDocument();
});

/** Opens « Copier… » or « Déplacer… » for the whole first category, and chooses the second unit. */
const chooseUnite = async (name: 'Copier' | 'Déplacer') => {
  const opened = open();
  await press('Sélectionner plusieurs risques');
  await page.getByText('Toute la catégorie').click();
  await choose(`${name}…`);
  await dialog.getByText('Unité u2', { exact: true }).click();
  const [u1, , u3] = DUERP.data.unitesDeTravail;
  if (u1 === undefined || u3 === undefined) throw new Error('the document has three units');
  return { ...opened, u1, u3, submit: dialog.getByRole('button', { name, exact: true }) };
};

test.for(['Copier', 'Déplacer'] as const)(
  '%s: a chosen unit that a colleague deletes is told, and another one is asked for',
  async (name) => {
    const { workspace, u1, u3, submit } = await chooseUnite(name);
    workspace?.queryClient.setQueryData(duerpKeys.detail('d1'), makeDuerp([u1, u3]));
    await expect.element(dialog.getByText(/^Cette unité a été supprimée/)).toBeVisible();
    await submit.click();
    await expect.element(dialog.getByText(/^Cette unité a été supprimée/)).toBeVisible();
    await dialog.getByText('Unité u3', { exact: true }).click();
    await expect.element(dialog.getByText(/^Cette unité a été supprimée/)).not.toBeInTheDocument();
  },
);

test('ticked risks that a colleague deletes under the dialog are said to be deleted', async () => {
  const { workspace, u3, submit } = await chooseUnite('Copier');
  const left = makeDuerp([makeUnite('u1'), makeUnite('u2'), u3]);
  workspace?.queryClient.setQueryData(duerpKeys.detail('d1'), left);
  await submit.click();
  await expect.element(findToast('info', 'Ces risques ont été supprimés.')).toBeVisible();
});

test.for([
  ['Copier', 'Rien à copier\u00A0: ces unités ont déjà ces risques.'],
  ['Déplacer', "Rien à déplacer\u00A0: l'unité a déjà ces risques."],
] as const)('%s: what the unit has already is told, and nothing changes', async ([name, text]) => {
  const { shown } = open();
  await press('Sélectionner plusieurs risques');
  const box = page.getByRole('checkbox', { name: 'Sélectionner Brûlure' }).first();
  await expect.element(box).toBeInTheDocument();
  box.element().focus();
  await userEvent.keyboard(' ');
  await choose(`${name}…`);
  await dialog.getByText('Unité u3', { exact: true }).click();
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect.element(findToast('info', text)).toBeVisible();
  expect(shown()).toEqual([['Glissade', 'Brûlure'], [], ['Brûlure']]);
});
