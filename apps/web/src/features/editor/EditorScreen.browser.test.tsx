import type { ActionPreventive, DuerpDocument, Risque } from '@odu/api-contract';
import { AUCUNE_DIFFERENCE, ENTREPRISE_VIDE } from '@odu/domain';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeVersion, MASTER_DATA, written } from '../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { findToast } from '../../../test/find-toast.ts';
import { pressAtOnce } from '../../../test/press-at-once.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { LoadedDuerp } from '../../queries/duerp/LoadedDuerp.tsx';
import { EditorScreen } from './EditorScreen.tsx';
import type { Etape } from './model/etapes.ts';
import type { Place } from './model/place.ts';

const WITH_RISQUE = makeDuerp([makeUnite('u1', [makeRisque('r1')]), makeUnite('u2')]);

/** The editor as its route keeps it: the place in the address, the step asked for told only. */
function Editor({ duerp, step, steps }: { duerp: DuerpDocument; step: Etape; steps: number[] }) {
  const [place, setPlace] = useState<Place>({});
  return (
    <EditorScreen
      duerp={duerp}
      step={step}
      place={place}
      onMove={({ step: next, place: change }) => {
        if (next !== undefined) steps.push(next);
        setPlace((known) => ({ ...known, ...change }));
      }}
      onQuit={() => {}}
      onGenerated={() => {}}
    />
  );
}

const open = (step: Etape, duerp: DuerpDocument, handlers: FakeHandlers = {}) => {
  const steps: number[] = [];
  const rendered = renderScreen(
    <LoadedDuerp duerpId="d1">{(loaded) => <Editor duerp={loaded} step={step} steps={steps} />}</LoadedDuerp>,
    {
      path: '/duerps/d1/edit',
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: duerp, headers: { ETag: '"1"' } }),
        'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
        ...handlers,
      },
    },
  );
  return { ...rendered, steps };
};
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const addUnite = async (name: string) => {
  await page.getByRole('textbox', { name: 'Ajouter une unité personnalisée' }).fill(name);
  await press('Ajouter');
};
let version = 2;
const writtenAnew = () => written(`"${(version += 1)}"`);
const saveStatus = page.getByRole('status').filter({ hasText: /nregistr/ });

test('the title says whether the document has a version already', async () => {
  const { unmount } = open(3, makeDuerp());
  await expect.element(page.getByRole('heading', { name: 'Création de mon DUERP' })).toBeVisible();
  unmount();
  open(3, { ...makeDuerp(), versions: [makeVersion()] });
  await expect.element(page.getByRole('heading', { name: 'Modification de mon DUERP' })).toBeVisible();
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

  test('step 3 without a unit is not left by « Suivant »', async () => {
    const { steps } = open(3, makeDuerp());
    await press('Suivant');
    await expect.element(page.getByRole('img', { name: 'Attention' }).last()).toBeVisible();
    expect(steps).toEqual([]);
  });

  test('a unit without a risk says so in its own step', async () => {
    open(4, makeDuerp([{ ...makeUnite('u1'), categorieDeRisques: [] }]));
    await expect.element(page.getByText("Cette unité de travail n'a pas encore de risque.")).toBeVisible();
  });
});

describe('without the referential', () => {
  const failing: FakeHandlers = { 'GET /api/duerpmasterdata/risques': () => ({ status: 404 }) };

  test('step 3 tells it, and units can be written all the same', async () => {
    open(3, makeDuerp(), {
      ...failing,
      'POST /api/duerp/{id}/update-list-unitesdetravail': () => written(),
    });
    await expect.element(findToast('error', "Impossible de charger les exemples d'unités")).toBeVisible();
    await addUnite('Vente');
    await expect.element(page.getByText('Vente', { exact: true })).toBeVisible();
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

describe('saving', () => {
  const unites = 'POST /api/duerp/{id}/update-list-unitesdetravail';

  test('an edit is shown at once, and told as saved only after the answer', async () => {
    let answer = () => {};
    const { callsTo } = open(3, makeDuerp([makeUnite('u1')]), {
      [unites]: () =>
        new Promise((resolve) => {
          answer = () => resolve(written());
        }),
    });
    await addUnite('Vente');
    await expect.element(page.getByText('Vente', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Enregistrement…')).toBeVisible();
    await expect.poll(() => callsTo(unites).length).toBe(1);
    answer();
    await expect.element(page.getByText(/^Enregistré à/)).toBeVisible();
  });

  test('without a network edits go on, are told as kept, and leave when asked to', async () => {
    let isUp = false;
    let acknowledged = 0;
    open(3, makeDuerp([makeUnite('u1')]), {
      [unites]: () => {
        if (!isUp) return 'no network';
        acknowledged += 1;
        return writtenAnew();
      },
    });
    await addUnite('Vente');
    await expect.element(saveStatus).toHaveTextContent(/Non enregistré.*gardées sur cet appareil/);
    await addUnite('Livraison');
    await expect.element(page.getByText('Livraison', { exact: true })).toBeVisible();
    await pressAtOnce(page.getByRole('button', { name: 'Réessayer' }), () => {
      isUp = true;
    });
    await expect.element(saveStatus).toHaveTextContent(/^Enregistré à/);
    // Not how often it was tried meanwhile: that is the time's affair.
    expect(acknowledged).toBe(2);
  });

  test('leaving the document while a save fails asks, and stays when told to', async () => {
    const { router } = open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => 'no network' });
    await addUnite('Vente');
    await expect.element(saveStatus).toHaveTextContent(/Non enregistré/);
    void router.navigate({ to: '/duerps' });
    const dialog = page.getByRole('alertdialog', { name: /^Quitter sans avoir tout enregistré/ });
    await dialog.getByRole('button', { name: 'Rester' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('Vente', { exact: true })).toBeVisible();
    void router.navigate({ to: '/duerps' });
    await dialog.getByRole('button', { name: 'Quitter' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/duerps');
  });

  test('what the server refuses is told, kept, and given up by the user only', async () => {
    open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => ({ status: 422 }) });
    await addUnite('Vente');
    const alert = page.getByRole('alert').filter({ hasText: "n'a pas pu être enregistrée" });
    await expect.element(alert).toHaveTextContent(/\(422\)/);
    await expect.element(page.getByText('Vente', { exact: true })).toBeVisible();
    await alert.getByRole('button', { name: 'Abandonner cette modification' }).click();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(page.getByText('Vente', { exact: true })).not.toBeInTheDocument();
  });

  test('what was done in a refused addition goes with it, in one choice that says so', async () => {
    const { workspace } = open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => ({ status: 422 }) });
    await addUnite('Vente');
    const alert = page.getByRole('alert').filter({ hasText: "n'a pas pu être enregistrée" });
    await press('Renommer Vente');
    await page.getByRole('textbox', { name: 'Nouveau nom' }).fill('Accueil');
    await press('Renommer');
    await expect.element(alert).toHaveTextContent(/1 autre modification n'a plus de sens/);
    await press('Abandonner cette modification et celle qui en dépend');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(page.getByText('Accueil', { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(workspace?.autosaves.get('d1').getPending().intents).toEqual([]);
  });

  test('what the device kept and nobody can read is told, stops nothing, and is given up by the user only', async () => {
    const key = 'odu.autosave:claire:p0:d1';
    localStorage.setItem(key, '{"format":2,"intents":[{"id":"i","kind":"photographierUnite"}],"vues":[]}');
    const { workspace } = open(3, makeDuerp([makeUnite('u1')]), { [unites]: () => writtenAnew() });
    await workspace?.autosaves.restoreOrphans();
    const alert = page.getByRole('alert').filter({ hasText: 'ne peut pas être lue' });
    await expect.element(alert).toHaveTextContent('Modification dont le contenu est inconnu.');
    await addUnite('Vente');
    await expect.poll(() => workspace?.autosaves.get('d1').getPending().intents).toEqual([]);
    await expect.element(alert).toBeVisible();
    await press('Abandonner cette modification');
    await expect.element(alert).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((kept) => kept.startsWith('odu.autosave'))).toEqual([]);
  });

  test('an edit of what somebody deleted asks, and gives it back when it is kept', async () => {
    let server = makeDuerp([makeUnite('u1'), makeUnite('u2')]);
    let isStale = true;
    const { callsTo } = open(3, server, {
      'GET /api/duerp/{id}': () => ({ body: server, headers: { ETag: '"2"' } }),
      [unites]: () => (isStale ? { status: 409 } : written('"3"')),
    });
    await press('Renommer Unité u2');
    await page.getByRole('textbox', { name: 'Nouveau nom' }).fill('Vente');
    server = makeDuerp([makeUnite('u1')]);
    await press('Renommer');
    const dialog = page.getByRole('dialog', { name: /a été supprimée$/ });
    await expect.element(dialog).toHaveTextContent(/votre saisie/);
    isStale = false;
    await dialog.getByRole('button', { name: 'Le recréer avec mes modifications' }).click();
    await expect.element(saveStatus).toHaveTextContent(/^Enregistré à/);
    await expect.element(page.getByText('Vente', { exact: true })).toBeVisible();
    expect(callsTo(unites).at(-1)?.body).toMatchObject({
      unitesDeTravail: [{ idUniteDeTravail: 'u1' }, { idUniteDeTravail: 'u2', displayName: 'Vente' }],
    });
    // The deletion was their only edit, and gives way: nothing was joined.
    expect(findToast('info', /a aussi modifié ce DUERP/).elements()).toEqual([]);
  });

  test('« Annuler » takes the last edit back, « Rétablir » makes it again', async () => {
    const { callsTo } = open(3, makeDuerp([makeUnite('u1')]), {
      [unites]: () => writtenAnew(),
    });
    await expect.element(page.getByRole('button', { name: 'Annuler' })).toBeDisabled();
    await addUnite('Vente');
    await page.getByRole('button', { name: /^Annuler.*ajout de l'unité/ }).click();
    await expect.element(page.getByText('Vente', { exact: true })).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Rétablir/ }).click();
    await expect.element(page.getByText('Vente', { exact: true })).toBeVisible();
    await expect.poll(() => callsTo(unites).length).toBe(3);
  });
});

describe('step 5', () => {
  const evaluate = async () => {
    await page.getByRole('button', { name: /^Risque r1/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Risque r1' });
    await dialog.getByRole('textbox', { name: /Danger/ }).fill('Four');
    return dialog;
  };

  test('an incomplete evaluation is not sent, and says what lacks', async () => {
    open(5, WITH_RISQUE);
    const dialog = await evaluate();
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
  });

  test('an evaluation that the server refuses is told in its own words', async () => {
    const rated = makeRisque('r1', {
      evalGravite: 2,
      evalFrequence: 2,
      evalMaitrise: 2,
      isRisqueEvalue: true,
    });
    open(5, makeDuerp([makeUnite('u1', [rated])]), {
      'POST /api/duerp/{id}/update-risque': () => ({ status: 422 }),
    });
    const dialog = await evaluate();
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect.element(findToast('error', 'Erreur lors de la sauvegarde du risque')).toBeVisible();
  });

  test('closing with something typed asks', async () => {
    open(5, WITH_RISQUE);
    const dialog = await evaluate();
    await dialog.getByRole('button', { name: 'Annuler', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: "Reprendre l'évaluation" }).click();
    await expect.element(dialog.getByRole('textbox', { name: /Danger/ })).toHaveValue('Four');
  });
});

test('who works in a unit is kept as a draft, refused when it cannot be, and saved by its dialog', async () => {
  const write = 'POST /api/duerp/{id}/update-list-unitesdetravail';
  const show = () => open(3, makeDuerp([makeUnite('u1')]), { [write]: () => writtenAnew() });
  const dialog = page.getByRole('dialog', { name: 'Qui travaille dans cette unité' });
  const field = (name: RegExp) => dialog.getByRole('textbox', { name });
  const { unmount } = show();
  await press('Effectif de Unité u1');
  await field(/^Effectif total/).fill('4');
  await field(/^Dont femmes/).fill('5');
  await press('Aucune différence relevée');
  await press('Enregistrer');
  await expect
    .element(dialog.getByRole('link', { name: /plus nombreux que l'effectif total/ }))
    .toBeInTheDocument();
  unmount();
  const { callsTo } = show();
  await press('Effectif de Unité u1');
  await expect.element(dialog.getByText('Votre saisie non enregistrée a été reprise.')).toBeVisible();
  await expect.element(field(/^Dont femmes/)).toHaveValue('5');
  await field(/^Effectif total/).fill('8');
  await press('Enregistrer');
  await expect.element(page.getByText('8 personnes, dont 5 femmes', { exact: false })).toBeVisible();
  await expect
    .poll(() => callsTo(write).map(({ body }) => body))
    .toEqual([
      {
        unitesDeTravail: [
          {
            idUniteDeTravail: 'u1',
            displayName: 'Unité u1',
            effectif: { total: 8, femmes: 5, hommes: null },
            differencesSelonSexe: AUCUNE_DIFFERENCE,
          },
        ],
      },
    ]);
});

describe('the measures in place of a risk', () => {
  const RATED = makeRisque('r1', {
    evalGravite: 2,
    evalFrequence: 2,
    evalMaitrise: 2,
    isRisqueEvalue: true,
    mesuresEnPlace: [{ idMesure: 'm1', texte: 'Bouchons', type: 'protection individuelle' }],
  });
  const BRUIT = { idCategorie: 'c1', code: '', displayName: 'Bruit', isUserDefined: false };
  const RATED_DUERP = makeDuerp([{ ...makeUnite('u1', [RATED]), categorieDeRisques: [BRUIT] }]);
  const [premade, ...others] = MASTER_DATA.categorieDeRisques;
  if (premade === undefined) throw new Error('the fixture has a category');
  const mesuresTypes = [{ type: 'protection collective', libelle: 'Capoter le pétrin' } as const];
  const PROPOSED = { ...MASTER_DATA, categorieDeRisques: [{ ...premade, mesuresTypes }, ...others] };
  const openMesures = async (handlers: FakeHandlers = {}) => {
    const opened = open(5, RATED_DUERP, {
      'GET /api/duerpmasterdata/risques': () => ({ body: PROPOSED }),
      'POST /api/duerp/{id}/update-risque': () => writtenAnew(),
      ...handlers,
    });
    await page.getByRole('button', { name: /^Risque r1/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Risque r1' });
    await dialog.getByRole('button', { name: 'Mesures en place' }).click();
    return { ...opened, dialog };
  };
  const textesOf = ({ body }: { body?: unknown }) =>
    (body as Risque).mesuresEnPlace?.map(({ texte, type }) => `${texte} (${type})`);

  test('a model measure in one click and one that is only typed are saved with the evaluation, and undone with it', async () => {
    const { callsTo, dialog } = await openMesures();
    await dialog.getByRole('button', { name: /^Capoter le pétrin/ }).click();
    await dialog.getByRole('textbox', { name: /^Autre mesure en place/ }).fill('Pauses au calme');
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    // Typed without its kind: nothing is saved, nothing is lost.
    await expect
      .element(dialog.getByRole('link', { name: 'Choisissez le type de la mesure' }))
      .toBeInTheDocument();
    await dialog.getByRole('button', { name: /Type de mesure/ }).click();
    await page.getByRole('option', { name: 'organisation' }).click();
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    const updates = () => callsTo('POST /api/duerp/{id}/update-risque');
    await expect.poll(() => updates().length).toBe(1);
    expect(updates().map(textesOf)).toEqual([
      [
        'Bouchons (protection individuelle)',
        'Capoter le pétrin (protection collective)',
        'Pauses au calme (organisation)',
      ],
    ]);
    await page.getByRole('button', { name: /^Annuler.*modification du risque/ }).click();
    await expect.poll(() => updates().map(textesOf)[1]).toEqual(['Bouchons (protection individuelle)']);
  });

  test('what is taken away is kept as a draft until it is saved', async () => {
    const { dialog, unmount } = await openMesures();
    await dialog.getByRole('button', { name: 'Retirer Bouchons' }).click();
    await expect.element(dialog.getByText('aucune notée')).toBeVisible();
    unmount();
    await openMesures();
    await expect.element(dialog.getByText('Votre saisie non enregistrée a été reprise')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Retirer Bouchons' })).not.toBeInTheDocument();
  });
});

describe('step 6', () => {
  const toggle = page.getByRole('switch', { name: 'Ajouter un PAPRIPACT à mon DUERP' });

  test('a PAPRIPACT that the server refuses goes back, and is told as a failure', async () => {
    open(6, WITH_RISQUE, { 'POST /api/duerp/{id}/update-toggle-papripact': () => ({ status: 403 }) });
    await page.getByText('Ajouter un PAPRIPACT à mon DUERP').click();
    await expect.element(findToast('error', /^\(403\)/)).toBeVisible();
    await expect.element(toggle).not.toBeChecked();
    await expect.element(page.getByText(/^Enregistré à/)).not.toBeInTheDocument();
  });

  test("from 50 employees the programme's resources are asked for, and saved by their button", async () => {
    const sent: unknown[] = [];
    const duerp = makeDuerp([makeUnite('u1', [makeRisque('r1')])]);
    const entreprise = { ...ENTREPRISE_VIDE, nombreEmployes: 50 };
    open(
      6,
      { ...duerp, data: { ...duerp.data, entreprise, ressourcesPapripact: '' } },
      {
        'POST /api/duerp/{id}/update-toggle-papripact': ({ body }) => {
          sent.push(body);
          return { status: 403 };
        },
      },
    );
    const field = page.getByRole('textbox', { name: /^Ressources de l'entreprise/ });
    await field.fill('Un mi-temps');
    await press('Enregistrer les ressources');
    await expect
      .poll(() => sent)
      .toEqual([{ isPapripactEnabled: false, ressourcesPapripact: 'Un mi-temps' }]);
  });

  test('below 50 employees nothing asks for them', async () => {
    const duerp = makeDuerp([makeUnite('u1', [makeRisque('r1')])]);
    const entreprise = { ...ENTREPRISE_VIDE, nombreEmployes: 49 };
    open(6, { ...duerp, data: { ...duerp.data, entreprise } });
    await expect.element(toggle).toBeVisible();
    await expect
      .element(page.getByRole('textbox', { name: /^Ressources de l'entreprise/ }))
      .not.toBeInTheDocument();
  });

  describe('an action that the server refuses is told in its own words', () => {
    const ACTION: ActionPreventive = {
      idAction: 'a1',
      idUniteDeTravail: 'u1',
      idRisqueAssocie: 'r1',
      descriptionDeLaMesure: 'Poser un tapis',
      responsable: 'Claire',
      budget: '',
      date: '2027-01-15',
      statut: 'À planifier',
    };
    const openWithAction = (handlers: FakeHandlers) =>
      open(6, makeDuerp([makeUnite('u1', [makeRisque('r1')], [ACTION])]), handlers);

    test('when it is saved', async () => {
      openWithAction({
        'POST /api/duerp/{id}/upsert-action-preventive-papripact': () => ({ status: 422 }),
      });
      await press('Modifier Poser un tapis');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /^Responsable/ }).fill('Paul');
      await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await expect
        .element(findToast('error', "Erreur lors de la sauvegarde de l'action préventive"))
        .toBeVisible();
    });

    test('when it is deleted', async () => {
      openWithAction({
        'DELETE /api/duerp/{id}/delete-action-preventive-papripact': () => ({ status: 422 }),
      });
      await press('Supprimer Poser un tapis');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
      await expect
        .element(findToast('error', "Erreur lors de la suppression de l'action préventive"))
        .toBeVisible();
    });
  });

  test('a unit without an action says so; one without a risk says what is first', async () => {
    open(6, WITH_RISQUE);
    await expect
      .element(page.getByText('Aucune action préventive pour cette unité de travail.'))
      .toBeVisible();
    await page.getByRole('tab', { name: /^Unité u2/ }).click();
    await expect.element(page.getByText("Cette unité de travail n'a pas encore de risque.")).toBeVisible();
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
