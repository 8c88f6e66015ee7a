import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MASTER_DATA } from '../../test/contract-data.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../autosave/duerp-fixture.test-data.ts';
import { PlaceKeeper } from '../features/editor/place-keeper.test-data.tsx';
import EvaluationStep from '../features/editor/steps/EvaluationStep.tsx';
import { LoadedDuerp } from '../queries/duerp/LoadedDuerp.tsx';

/** The code of the bar comes when the test says so. */
const bar = vi.hoisted(() => {
  let come: () => void = () => {};
  const came = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { came, come: () => come() };
});
vi.mock(import('./SelectionDeRisques.tsx'), async (importOriginal) => {
  await bar.came;
  return importOriginal();
});

// The only test of its file: the code of the selection is fetched once.
test('the boxes come with their bar, which then pushes nothing away under the finger', async () => {
  renderScreen(
    <PlaceKeeper initial={{}}>
      <LoadedDuerp duerpId="d1">{(loaded) => <EvaluationStep duerp={loaded} />}</LoadedDuerp>
    </PlaceKeeper>,
    {
      path: '/duerps/d1/edit',
      handlers: {
        'GET /api/duerp/{id}': () => ({
          body: makeDuerp([makeUnite('u1', [makeRisque('r1'), makeRisque('r2')])]),
          headers: { ETag: '"1"' },
        }),
        'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
      },
    },
  );
  const button = page.getByRole('button', { name: 'Sélectionner plusieurs risques' });
  await expect.element(button).toBeVisible();
  await button.click();
  // Nothing to tick yet: the list stays as it is.
  await expect.element(button).toBeVisible();
  bar.come();
  await expect.element(page.getByRole('region', { name: 'Sélection de risques' })).toBeVisible();
  expect(page.getByRole('checkbox', { name: 'Sélectionner Risque r1' }).elements()).toHaveLength(1);
});
