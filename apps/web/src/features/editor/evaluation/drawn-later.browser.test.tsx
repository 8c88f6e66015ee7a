import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countRenders } from '../../../../test/count-renders.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { masterDataQuery } from '../../../queries/duerp/master-data.ts';
import { open } from '../open-editor.test-data.tsx';

// Counts, not times: the dialog of a risk in one piece was one long task, and each note drew all of its buttons, twice.

beforeEach(() => page.viewport(1280, 800));

const DUERP = makeDuerp([makeUnite('u1', [makeRisque('r1'), makeRisque('r2')])]);
const dialog = page.getByRole('dialog', { name: 'Risque r1' });

const openEditor = async () => {
  const { workspace, api } = open(5, DUERP);
  await expect.element(page.getByRole('button', { name: /^Risque r1/ })).toBeVisible();
  // Its coming draws the form once more.
  await workspace?.queryClient.ensureQueryData(masterDataQuery(api, 'd1'));
};

const openRisque = async () => {
  await page.getByRole('button', { name: /^Risque r1/ }).click();
  await expect.element(dialog.getByRole('textbox', { name: /Remarques/ })).toBeVisible();
};

test('the dialog of a risk comes first, then its criteria, then its texts and what is closed', async () => {
  await openEditor();
  const renders = await countRenders(openRisque);
  for (const name of ['DialogHeader', 'EvaluationCriteres', 'RisqueTextes', 'NouvelleMesure'])
    expect([name, renders.of(name) > 0]).toEqual([name, true]);
  expect(renders.together('DialogHeader', 'EvaluationCriteres')).toBe(false);
  expect(renders.together('EvaluationCriteres', 'RisqueTextes')).toBe(false);
  expect(renders.together('EvaluationCriteres', 'NouvelleMesure')).toBe(false);
});

test('a note draws the form once, and nothing of its frame, its footer or its texts', async () => {
  await openEditor();
  await openRisque();
  const renders = await countRenders(async () => {
    await dialog.getByRole('button', { name: 'Grave', exact: true }).click();
    await expect
      .element(dialog.getByRole('slider', { name: 'Gravité' }))
      .toHaveAttribute('aria-valuetext', 'Grave');
  });
  expect(renders.of('EvaluationForm')).toBe(1);
  expect(renders.of('DialogHeader')).toBe(0);
  expect(renders.of('EvaluationFooter')).toBe(0);
  expect(renders.of('RisqueTextes')).toBe(0);
});

test('what is refused is told once the form is submitted, and checked at each change from then on', async () => {
  await openEditor();
  await openRisque();
  const form = page.getByRole('dialog');
  const name = form.getByRole('textbox', { name: 'Nom du risque' });
  const countRefusals = () => page.getByText('Le nom du risque est requis').elements().length;
  await name.fill('');
  await expect.element(form).toHaveAccessibleName('Évaluer le risque');
  expect(countRefusals()).toBe(0);
  await form.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect.poll(countRefusals).toBeGreaterThan(0);
  await name.fill('Four');
  await expect.poll(countRefusals).toBe(0);
});

test('the next risk of a series has its buttons as soon as its frame', async () => {
  await openEditor();
  await openRisque();
  const renders = await countRenders(async () => {
    await dialog.getByRole('button', { name: 'Suivant', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Risque r2' })).toBeVisible();
  });
  expect(renders.together('DialogHeader', 'EvaluationFooter')).toBe(true);
});
