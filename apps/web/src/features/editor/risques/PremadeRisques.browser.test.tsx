import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MASTER_DATA } from '../../../../test/contract-data.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { findToast } from '../../../../test/find-toast.ts';
import { makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { isReloadHeld } from '../../../drafts/hold-reload.ts';
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
