import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MASTER_DATA } from '../../../../test/contract-data.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import { LoadedDuerp } from '../../../queries/duerp/LoadedDuerp.tsx';
import RisquesStep from '../steps/RisquesStep.tsx';
import { PlaceKeeper } from '../place-keeper.test-data.tsx';

/** Step 4 of a document whose server does not answer: the page goes on showing the edits. */
const open = (unite: UniteDeTravail) => {
  const { workspace } = renderScreen(
    <PlaceKeeper>
      <LoadedDuerp duerpId="d1">{(loaded) => <RisquesStep duerp={loaded} />}</LoadedDuerp>
    </PlaceKeeper>,
    {
      path: '/duerps/d1/edit',
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: makeDuerp([unite]), headers: { ETag: '"1"' } }),
        'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
        'POST /api/duerp/{id}/update-list-risques': () => new Promise(() => {}),
      },
    },
  );
  return {
    /** The categories of the unit, each with its risks. */
    shown: () => {
      const document = workspace?.queryClient.getQueryData<DuerpDocument>(duerpKeys.detail('d1'));
      const [now] = document?.data.unitesDeTravail ?? [];
      return now?.categorieDeRisques.map(({ idCategorie, displayName }) => [
        displayName,
        now.risques.filter((one) => one.idCategorie === idCategorie).map((one) => one.displayName),
      ]);
    },
  };
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const addCategorie = async (name: string) => {
  await press('Ajouter une catégorie personnalisée');
  await expect.element(textbox('Nom de la catégorie')).toHaveFocus();
  await textbox('Nom de la catégorie').fill(name);
  await press('Ajouter la catégorie');
};

test('a category that is added is ready for its first risk, which stands in it', async () => {
  const { shown } = open(makeUnite('u1', [makeRisque('r1')]));
  await addCategorie('Bruit');
  await expect.element(textbox('Nom de la catégorie')).not.toBeInTheDocument();
  await expect.element(textbox('Ajouter un risque').last()).toHaveFocus();
  await userEvent.keyboard('Pétrin{Enter}');
  await expect.poll(shown).toEqual([
    ['Chutes', ['Risque r1']],
    ['Bruit', ['Pétrin']],
  ]);
});

test('there is nothing to search before the first risk', async () => {
  open({ ...makeUnite('u1', []), categorieDeRisques: [] });
  await addCategorie('Bruit');
  const search = page.getByRole('searchbox', { name: 'Rechercher un risque' });
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(textbox('Ajouter un risque').last()).toHaveFocus();
  await userEvent.keyboard('Pétrin{Enter}');
  await expect.element(search).toBeVisible();
});

test('a category that is not added after all gives the focus back to its button', async () => {
  const { shown } = open(makeUnite('u1', [makeRisque('r1')]));
  await press('Ajouter une catégorie personnalisée');
  await textbox('Nom de la catégorie').fill('Bruit');
  await press('Annuler');
  await expect
    .element(page.getByRole('button', { name: 'Ajouter une catégorie personnalisée' }))
    .toHaveFocus();
  expect(shown()).toEqual([['Chutes', ['Risque r1']]]);
});

test('a category that is deleted leaves the focus to the one beside it', async () => {
  const unite = makeUnite('u1', [makeRisque('r1')]);
  const bruit = { idCategorie: 'c2', code: 'A1', displayName: 'Bruit', isUserDefined: false };
  const { shown } = open({ ...unite, categorieDeRisques: [bruit, ...unite.categorieDeRisques] });
  await press('Supprimer la catégorie Bruit');
  await expect.poll(shown).toEqual([['Chutes', ['Risque r1']]]);
  const chutes = page.getByRole('region', { name: /^Chutes/ });
  await expect.poll(() => chutes.element().contains(document.activeElement)).toBe(true);
});

test('a category of a name that the unit has already is refused, and its name stays to be corrected', async () => {
  const { shown } = open(makeUnite('u1', [makeRisque('r1')]));
  await addCategorie('Chutes');
  await expect.element(textbox('Nom de la catégorie')).toBeInvalid();
  await expect.element(textbox('Nom de la catégorie')).toHaveValue('Chutes');
  expect(shown()).toEqual([['Chutes', ['Risque r1']]]);
});

test('a category is not given the name of one that was added while its own name was typed', async () => {
  const { shown } = open(makeUnite('u1', [makeRisque('r1')]));
  await page.getByRole('button', { name: /^Renommer la catégorie/ }).click();
  await press('Ajouter une catégorie personnalisée');
  await textbox('Nom de la catégorie').first().fill('Bruit');
  await press('Ajouter la catégorie');
  await expect.element(textbox('Ajouter un risque').last()).toHaveFocus();
  await textbox('Nom de la catégorie').fill('Bruit');
  await press('Renommer');
  await expect.element(textbox('Nom de la catégorie')).toBeInvalid();
  expect(shown()).toEqual([
    ['Chutes', ['Risque r1']],
    ['Bruit', []],
  ]);
});

test('a category of the referential keeps its name, one of the company can have another', async () => {
  const unite = makeUnite('u1', [makeRisque('r1')]);
  const bruit = { idCategorie: 'c2', code: 'A1', displayName: 'Bruit', isUserDefined: false };
  const { shown } = open({ ...unite, categorieDeRisques: [...unite.categorieDeRisques, bruit] });
  await expect.element(page.getByRole('heading', { name: /^Bruit/ })).toBeVisible();
  const rename = page.getByRole('button', { name: /^Renommer la catégorie/ });
  expect(rename.elements()).toHaveLength(1);
  await rename.click();
  await textbox('Nom de la catégorie').fill('Glissades');
  await press('Renommer');
  await expect.poll(shown).toEqual([
    ['Glissades', ['Risque r1']],
    ['Bruit', []],
  ]);
});

test('a risk that an action follows says what becomes of it before it is deleted', async () => {
  open(
    makeUnite(
      'u1',
      [makeRisque('r1'), makeRisque('r2')],
      [
        {
          idAction: 'a1',
          idUniteDeTravail: 'u1',
          idRisqueAssocie: 'r2',
          descriptionDeLaMesure: 'Poser un tapis',
          responsable: 'Claire',
          budget: '',
          date: '2027-01-15',
          statut: 'À planifier',
        },
      ],
    ),
  );
  await press('Supprimer Risque r2');
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveTextContent('1 action préventive restera sans risque associé.');
});
