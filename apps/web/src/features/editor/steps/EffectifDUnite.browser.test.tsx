import type { UniteDeTravail } from '@odu/api-contract';
import { AUCUNE_DIFFERENCE } from '@odu/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeDuerp, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import { open, press, writtenAnew } from '../open-editor.test-data.tsx';

const write = 'POST /api/duerp/{id}/update-list-unitesdetravail';
const dialog = page.getByRole('dialog', { name: 'Qui travaille dans cette unité' });
const field = (name: RegExp) => dialog.getByRole('textbox', { name });

test('who works in a unit is kept as a draft, refused when it cannot be, and saved by its dialog', async () => {
  const show = () => open(3, makeDuerp([makeUnite('u1')]), { [write]: () => writtenAnew() });
  const { unmount } = show();
  await press('Effectif de Unité u1');
  await field(/^Effectif total/).fill('4');
  await field(/^Dont femmes/).fill('5');
  await press('Aucune différence relevée');
  // Nothing is refused before it is submitted.
  await expect.element(field(/^Différences/)).toHaveValue(AUCUNE_DIFFERENCE);
  await expect.element(field(/^Effectif total/)).not.toBeInvalid();
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

test('the unit that is typed in stays open when a colleague deletes it, and saving it asks', async () => {
  let answer = { body: makeDuerp([makeUnite('u1')]), headers: { ETag: '"1"' } };
  const { workspace, callsTo } = open(3, answer.body, {
    'GET /api/duerp/{id}': () => answer,
    [write]: () => writtenAnew(),
  });
  await press('Effectif de Unité u1');
  const text = field(/^Différences/);
  await text.fill('Port de charges plus fréquent pour les hommes');
  answer = { body: makeDuerp([]), headers: { ETag: '"2"' } };
  await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
  await expect
    .poll(() => workspace?.queryClient.getQueryData<typeof answer.body>(duerpKeys.detail('d1'))?.data)
    .toMatchObject({ unitesDeTravail: [] });
  await expect.element(text).toHaveValue('Port de charges plus fréquent pour les hommes');
  await press('Enregistrer');
  await expect.element(page.getByRole('dialog', { name: /Unité u1.*a été supprimée/ })).toBeVisible();
  expect(callsTo(write)).toHaveLength(0);
});

test('a number that is typed and not left yet is asked about, and kept', async () => {
  const show = () => open(3, makeDuerp([makeUnite('u1')]));
  const { unmount } = show();
  await press('Effectif de Unité u1');
  await field(/^Effectif total/).click();
  await userEvent.keyboard('1250');
  await expect.element(field(/^Effectif total/)).toHaveValue('1250');
  await userEvent.keyboard('{Escape}');
  await expect
    .element(page.getByRole('alertdialog', { name: 'Fermer sans enregistrer\u202f?' }))
    .toBeVisible();
  unmount();
  show();
  await press('Effectif de Unité u1');
  await expect.element(field(/^Effectif total/)).toHaveValue('1\u202f250');
});

/** The total is typed, then what a colleague made of the unit meanwhile is read. */
const typeTotalThenRead = async (theirs: Partial<UniteDeTravail>) => {
  let answer = { body: makeDuerp([makeUnite('u1')]), headers: { ETag: '"1"' } };
  const shown = open(3, answer.body, { 'GET /api/duerp/{id}': () => answer, [write]: () => writtenAnew() });
  await press('Effectif de Unité u1');
  await field(/^Effectif total/).fill('8');
  answer = {
    body: makeDuerp([{ ...makeUnite('u1'), displayName: 'Fournil', ...theirs }]),
    headers: { ETag: '"2"' },
  };
  await shown.workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
  await expect.element(dialog.getByText('Fournil')).toBeVisible();
  return shown;
};

test('what a colleague wrote meanwhile in a field that was not typed in stays', async () => {
  const { callsTo } = await typeTotalThenRead({ differencesSelonSexe: AUCUNE_DIFFERENCE });
  await press('Enregistrer');
  await expect
    .poll(() => callsTo(write).map(({ body }) => body))
    // Their field is not written at all.
    .toEqual([
      {
        unitesDeTravail: [
          {
            idUniteDeTravail: 'u1',
            displayName: 'Fournil',
            effectif: { total: 8, femmes: null, hommes: null },
          },
        ],
      },
    ]);
});

test('what a colleague wrote meanwhile in the field that was typed in is asked about', async () => {
  const { callsTo } = await typeTotalThenRead({ effectif: { total: 12, femmes: null, hommes: null } });
  await press('Enregistrer');
  await expect.element(page.getByRole('dialog', { name: /deux valeurs différentes/ })).toBeVisible();
  expect(callsTo(write)).toHaveLength(0);
});
