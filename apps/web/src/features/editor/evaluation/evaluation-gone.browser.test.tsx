import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { open } from '../open-editor.test-data.tsx';

// As after an update of the site: the file that this page knows is gone.
vi.mock('./SerieEvaluation.tsx', () => ({
  get default() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

test('an evaluation whose file is gone says so where the press is looked at, above the rows of its unit', async () => {
  const risques = Array.from({ length: 20 }, (_, rank) => makeRisque(`r${rank + 1}`));
  open(5, makeDuerp([makeUnite('u1', risques)]));
  await page.getByRole('button', { name: /^Risque r1\b/ }).click();
  await expect.element(page.getByText("L'évaluation n'a pas pu être chargée.")).toBeInViewport();
  await expect.element(page.getByRole('button', { name: 'Réessayer' })).toBeInViewport();
});
