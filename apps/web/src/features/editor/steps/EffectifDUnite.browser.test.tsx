import { AUCUNE_DIFFERENCE } from '@odu/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeDuerp, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { open, press, writtenAnew } from '../open-editor.test-data.tsx';

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
