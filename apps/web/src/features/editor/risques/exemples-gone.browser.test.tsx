import { Button } from '@odu/ui';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { makeDuerp, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { usePremadeRisques } from './use-premade-risques.tsx';

// As after an update of the site: the file that this page knows is gone.
vi.mock('./PremadeRisques.tsx', () => ({
  get default() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

const duerp = makeDuerp([makeUnite('u1')]);

function Step() {
  const { pickExemples, exemples } = usePremadeRisques(duerp);
  return (
    <>
      <Button onPress={() => pickExemples('u1', null)}>Ajouter des risques</Button>
      {exemples}
    </>
  );
}

test('examples whose file is gone say so where the press is looked at, with a way to try again', async () => {
  renderScreen(<Step />);
  await page.getByRole('button', { name: 'Ajouter des risques' }).click();
  await expect.element(page.getByText("Les exemples de risques n'ont pas pu être chargés.")).toBeInViewport();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByText(/rechargez la page/)).toBeVisible();
});
