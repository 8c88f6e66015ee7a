import type { DuerpDocument, PublicConfig } from '@odu/api-contract';
import { ETAPES } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PUBLIC_CONFIG } from '../../../../test/public-config.ts';
import { MASTER_DATA } from '../../../../test/contract-data.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { LoadedDuerp } from '../../../queries/duerp/LoadedDuerp.tsx';
import { EditorScreen } from '../EditorScreen.tsx';
import type { Etape } from '../model/etapes.ts';

const open = (step: Etape, duerp: DuerpDocument, config: PublicConfig = PUBLIC_CONFIG) =>
  renderScreen(
    <LoadedDuerp duerpId="d1">
      {(loaded) => (
        <EditorScreen
          duerp={loaded}
          step={step}
          place={{}}
          onMove={() => {}}
          onQuit={() => {}}
          onGenerated={() => {}}
        />
      )}
    </LoadedDuerp>,
    {
      path: '/duerps/d1/edit',
      config,
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: duerp, headers: { ETag: '"1"' } }),
        'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
      },
    },
  );
const button = page.getByRole('button', { name: 'Aide sur cette étape', exact: true });
const dialog = page.getByRole('dialog');

describe('each step has its help, over the page', () => {
  test.for([1, 2, 3, 4, 5, 6, 7] as const)('step %i', async (step) => {
    open(step, makeDuerp([makeUnite('u1', [makeRisque('r1')])]));
    await button.click();
    await expect.element(dialog).toHaveAccessibleName(new RegExp(`^Aide\\s: ${ETAPES[step - 1]}$`));
    for (const name of ['À quoi sert cette étape', "Ce qu'il reste à faire", 'Ce que la loi demande'])
      await expect.element(dialog.getByRole('region', { name })).toBeVisible();
    await expect.element(dialog.getByText(/du code du travail\)\./).first()).toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: /^Lire dans le guide/ }))
      .toHaveAttribute('href', expect.stringMatching(/^\/guide#[a-z]+$/));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
});

test('what is left to do leads to it, and closes the help', async () => {
  const { router } = open(5, makeDuerp([makeUnite('u1', [makeRisque('r1')])]));
  await button.click();
  const left = dialog.getByRole('region', { name: "Ce qu'il reste à faire" });
  await left.getByRole('link').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(router.state.location.href).toContain('step=5');
});

test('where nothing is missing, that is said', async () => {
  open(3, makeDuerp([makeUnite('u1', [makeRisque('r1')])]));
  await button.click();
  await expect.element(dialog.getByText('Rien ne manque à cette étape.')).toBeVisible();
});

describe('step 2 says what the law asks of the headcount that is being typed', () => {
  test.for([
    ['49', /la liste des actions à la délégation du personnel/],
    ['50', /lui présente le programme annuel \(PAPRIPACT\)/],
  ] as const)('%s', async ([effectif, sentence]) => {
    open(2, makeDuerp());
    await page.getByRole('textbox', { name: "Nombre d'employés" }).fill(effectif);
    await userEvent.tab();
    await page.getByRole('button', { name: 'Ce que la loi demande à cet effectif' }).click();
    await expect.element(dialog.getByText(sentence)).toBeVisible();
    await expect.element(dialog.getByText(`Pour une entreprise de ${effectif} salariés.`)).toBeVisible();
  });
});

test('the partner law firm stands under the step; without one, nothing does', async () => {
  const { unmount } = open(3, makeDuerp(), {
    ...PUBLIC_CONFIG,
    partnerLawFirm: { name: 'Cabinet Aubert', url: 'https://aubert.example' },
  });
  const box = page.getByRole('region', { name: 'Conseil juridique' });
  await expect
    .element(box.getByRole('link', { name: /Cabinet Aubert/ }))
    .toHaveAttribute('href', 'https://aubert.example');
  unmount();
  open(3, makeDuerp());
  await expect.element(button).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
});
