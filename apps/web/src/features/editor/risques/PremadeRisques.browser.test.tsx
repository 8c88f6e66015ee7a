import { NBSP } from '@odu/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MASTER_DATA, splitMasterData } from '../../../../test/contract-data.ts';
import type { FakeAnswer, FakeHandlers } from '../../../../test/fake-api.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { findToast } from '../../../../test/find-toast.ts';
import { untilDrawn } from '../../../../test/until-drawn.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { isReloadHeld } from '../../../drafts/hold-reload.ts';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import PremadeRisques from './PremadeRisques.tsx';

const [CATEGORIE] = MASTER_DATA.categorieDeRisques;
const [RISQUE] = MASTER_DATA.risques;
if (CATEGORIE === undefined || RISQUE === undefined) throw new Error('the master data has one of each');

/** Forty highlighted categories of two risks, and a till that needs the last one. */
const LARGE = {
  ...MASTER_DATA,
  familleDeRisques: [
    { idFamille: 'famille_dyn_highlighted', displayName: 'Votre secteur', code: 'SEC' as const },
  ],
  categorieDeRisques: Array.from({ length: 40 }, (_, index) => ({
    ...CATEGORIE,
    idFamille: 'famille_dyn_highlighted',
    idPremadeCategorie: `p${index}`,
    displayName: `Danger ${index}`,
  })),
  risques: Array.from({ length: 80 }, (_, index) => ({
    ...RISQUE,
    idPremadeRisque: `pr${index}`,
    idPremadeCategorie: `p${index % 40}`,
    displayName: `Exemple ${index}`,
  })),
  unitesDeTravail: [
    { idUniteDeTravail: 'e1', displayName: 'Caisse', isHighlighted: true, idPremadeCategories: ['p39'] },
  ],
};

test('what the till needs is first of forty categories, and Tab goes from a box to the button in two', async () => {
  renderScreen(
    <PremadeRisques duerpId="d1" unite={{ ...makeUnite('u1'), displayName: 'Caisse' }} onClose={() => {}} />,
    { handlers: { 'GET /api/duerpmasterdata/risques': () => ({ body: LARGE }) } },
  );
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/^Pour l'unité «.Caisse.»$/)).toBeVisible();
  const first = dialog.getByRole('group', { name: /^Danger/ }).first();
  await expect.element(first).toHaveAccessibleName('Danger 39');
  await dialog.getByRole('searchbox').click();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp} ');
  await expect.element(dialog.getByText('2 risques sélectionnés')).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect
    .element(dialog.getByRole('button', { name: 'Ajouter les risques sélectionnés' }))
    .toHaveFocus();
});

test('what is ticked holds the page, an open dialog does not', async () => {
  const { unmount } = renderScreen(
    <PremadeRisques duerpId="d1" unite={{ ...makeUnite('u1'), displayName: 'Caisse' }} onClose={() => {}} />,
    { handlers: { 'GET /api/duerpmasterdata/risques': () => ({ body: LARGE }) } },
  );
  const box = page
    .getByRole('dialog')
    .getByRole('group', { name: 'Danger 39' })
    .getByRole('checkbox')
    .first();
  await expect.element(box).toBeVisible();
  box.element().focus();
  expect(isReloadHeld()).toBe(false);
  await userEvent.keyboard(' ');
  await expect.poll(isReloadHeld).toBe(true);
  await userEvent.keyboard(' ');
  await expect.poll(isReloadHeld).toBe(false);
  await userEvent.keyboard(' ');
  await expect.poll(isReloadHeld).toBe(true);
  unmount();
  expect(isReloadHeld()).toBe(false);
});

test('what is ticked is not lost by Escape, « Annuler » or the way back without a question', async () => {
  const onClose = vi.fn<() => void>();
  const { router } = renderScreen(
    <PremadeRisques duerpId="d1" unite={{ ...makeUnite('u1'), displayName: 'Caisse' }} onClose={onClose} />,
    { handlers: { 'GET /api/duerpmasterdata/risques': () => ({ body: LARGE }) } },
  );
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog', { name: /^Fermer sans enregistrer/ });
  const box = dialog.getByRole('group', { name: 'Danger 39' }).getByRole('checkbox').first();
  await expect.element(box).toBeVisible();
  box.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(dialog.getByText(/^[12] risques? sélectionnés?$/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toHaveTextContent('Les risques que vous avez cochés ne seront pas ajoutés.');
  await question.getByRole('button', { name: 'Reprendre le choix' }).click();
  await expect.element(question).not.toBeInTheDocument();
  void router.navigate({ to: '/duerps' });
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Rester' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog.getByText(/^[12] risques? sélectionnés?$/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await question.getByRole('button', { name: 'Fermer sans enregistrer' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('an open dialog in which nothing is ticked closes at once', async () => {
  const onClose = vi.fn<() => void>();
  renderScreen(
    <PremadeRisques duerpId="d1" unite={{ ...makeUnite('u1'), displayName: 'Caisse' }} onClose={onClose} />,
    { handlers: { 'GET /api/duerpmasterdata/risques': () => ({ body: LARGE }) } },
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test.for([
  ['that the unit has already are not added', 'Rien à ajouter\u00A0: cette unité a déjà ces risques.', false],
  ['of which the unit has some are not left out', '1 risque ajouté, 1 était déjà là.', true],
] as const)('examples %s without a word', async ([, told, isWhole]) => {
  const onClose = vi.fn<() => void>();
  const [first] = LARGE.risques.filter(({ idPremadeCategorie }) => idPremadeCategorie === 'p39');
  const unite = {
    ...makeUnite('u1', [{ ...makeRisque('r1'), idCategorie: 'c1', displayName: first?.displayName ?? '' }]),
    displayName: 'Caisse',
    categorieDeRisques: [
      { idCategorie: 'c1', code: CATEGORIE.code, displayName: 'Danger 39', isUserDefined: false },
    ],
  };
  renderScreen(<PremadeRisques duerpId="d1" unite={unite} onClose={onClose} />, {
    handlers: { 'GET /api/duerpmasterdata/risques': () => ({ body: LARGE }) },
  });
  const dialog = page.getByRole('dialog');
  const group = dialog.getByRole('group', { name: 'Danger 39' });
  // The first one takes the whole category.
  const box = isWhole
    ? group.getByRole('checkbox').first()
    : group.getByRole('checkbox', { name: new RegExp(first?.displayName ?? '') });
  await expect.element(box).toBeVisible();
  box.element().focus();
  await userEvent.keyboard(' ');
  await dialog.getByRole('button', { name: /^Ajouter les risques/ }).click();
  await expect.element(findToast('info', told)).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

describe('before the texts of the examples are there', () => {
  const SEUIL = {
    texte: 'Port du casque dès 85 dB(A).',
    source: 'C. trav. R4431-2',
    verification: 'lu' as const,
    luLe: '2026-11-22',
  };
  const WHOLE = {
    ...LARGE,
    categorieDeRisques: LARGE.categorieDeRisques.map((categorie) => ({
      ...categorie,
      tagsPrincipaux: [`mot${categorie.idPremadeCategorie}`],
    })),
    risques: LARGE.risques.map((risque) => ({ ...risque, infoSeuil: SEUIL.texte, seuil: SEUIL })),
  };
  const { noms, textes } = splitMasterData(WHOLE);
  type Answer = FakeAnswer<'GET /api/duerpmasterdata/risques'>;

  /** The dialog of the till's examples, whose texts come as the test says. */
  const open = (answerTextes: () => Answer | Promise<Answer>) => {
    const unite = { ...makeUnite('u1'), displayName: 'Caisse' };
    const handlers: FakeHandlers = {
      'GET /api/duerp/{id}': () => ({ body: makeDuerp([unite]), headers: { ETag: '"1"' } }),
      'GET /api/duerpmasterdata/risques': ({ query }) =>
        query.get('partie') === 'noms' ? { body: noms } : answerTextes(),
      // What is added stays on its way.
      'POST /api/duerp/{id}/update-list-risques': () => new Promise(() => {}),
    };
    const onClose = vi.fn<() => void>();
    const rendered = renderScreen(<PremadeRisques duerpId="d1" unite={unite} onClose={onClose} />, {
      handlers,
    });
    rendered.workspace?.queryClient.setQueryData(duerpKeys.detail('d1'), makeDuerp([unite]));
    return { ...rendered, onClose };
  };
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('group', { name: 'Danger 39' }).getByRole('checkbox').nth(1);
  const tick = async () => {
    await expect.element(box).toBeVisible();
    box.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(dialog.getByText('1 risque sélectionné', { exact: true })).toBeVisible();
  };
  const COMPLETS = `Vous pouvez ajouter des risques${NBSP}: ils seront complets.`;
  const search = dialog.getByRole('searchbox', { name: 'Rechercher un risque' });

  test('they are waited for, then the names are shown, and what is ticked stays when the texts come', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const { callsTo } = open(() => promise);
    const late = dialog.getByRole('status').filter({
      hasText: `Les seuils réglementaires et une partie des mots de la recherche arrivent. ${COMPLETS}`,
    });
    await expect.element(late, { timeout: 10_000 }).toBeVisible();
    await expect.element(box).not.toHaveAccessibleDescription(/casque/);
    await tick();
    resolve({ body: textes });
    await expect.element(late).not.toBeInTheDocument();
    await expect.element(box).toBeChecked();
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveAccessibleDescription(/casque/);
    await search.fill('motp39');
    await expect.element(dialog.getByText('2 risques trouvés')).toBeInTheDocument();
    // Nothing came twice.
    expect(callsTo('GET /api/duerpmasterdata/risques').map(({ query }) => query.get('partie'))).toEqual([
      'noms',
      'textes',
    ]);
  });

  test('texts that cannot be had are not waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    open(() => ({ status: 404 }));
    await untilDrawn(() => {
      // What is asked for at once happens; no time passes.
      vi.advanceTimersByTime(0);
      return box.query() !== null;
    });
  });

  test('their failure is told, nothing that is ticked is lost by another try, and what is added is whole', async () => {
    const held = Promise.withResolvers<Answer>();
    let answer: () => Answer | Promise<Answer> = () => ({ status: 404 });
    const { onClose, workspace } = open(() => answer());
    const failed = dialog.getByRole('status').filter({
      hasText: `Les seuils réglementaires et une partie des mots de la recherche n'ont pas pu être chargés. ${COMPLETS}`,
    });
    await expect.element(failed).toBeVisible();
    await tick();
    answer = () => held.promise;
    await failed.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(dialog.getByText(/mots de la recherche arrivent/)).toBeVisible();
    await expect.element(box).toBeChecked();
    held.resolve({ status: 404 });
    await expect.element(failed).toBeVisible();
    await expect.element(box).toBeChecked();
    await dialog.getByRole('button', { name: /^Ajouter les risques/ }).click();
    expect(onClose).toHaveBeenCalledOnce();
    expect(workspace?.autosaves.get('d1').getPending().intents).toMatchObject([
      {
        kind: 'ajouterRisquesPremade',
        categories: [{ item: { displayName: 'Danger 39', code: CATEGORIE.code, isUserDefined: false } }],
        risques: [{ item: { displayName: 'Exemple 39', code: RISQUE.code, isUserDefined: false } }],
      },
    ]);
  });

  test('without the names there is nothing to choose from, and one try brings both', async () => {
    let isUp = false;
    const { noms: names, textes: texts } = splitMasterData(WHOLE);
    renderScreen(<PremadeRisques duerpId="d1" unite={makeUnite('u1')} onClose={() => {}} />, {
      handlers: {
        'GET /api/duerpmasterdata/risques': ({ query }) => {
          if (query.get('partie') === 'textes') return { body: texts };
          return isUp ? { body: names } : { status: 404 };
        },
      },
    });
    await expect.element(dialog).toHaveTextContent('Erreur lors du chargement des risques prédéfinis');
    isUp = true;
    await dialog.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(box).toHaveAccessibleDescription(/casque/);
  });
});
