import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countRenders } from '../../../test/count-renders.ts';
import { listForcedLayouts } from '../../../test/list-forced-layouts.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { LazyDocumentView } from '../../document/LazyDocumentView.tsx';
import { DuerpDetailScreen } from './DuerpDetailScreen.tsx';

const UNITES = 4;
const RISQUES = 10;
const DUERP = makeDuerp(
  Array.from({ length: UNITES }, (_, unite) =>
    makeUnite(
      `u${unite}`,
      Array.from({ length: RISQUES }, (_one, rank) => makeRisque(`u${unite}-r${rank}`)),
    ),
  ),
  { hasFullAccess_Derivated: true },
);
const stay = async () => {};

async function drawDetail(): Promise<void> {
  renderScreen(
    <DuerpDetailScreen duerp={DUERP} highlightedVersionId={null} onDeleted={stay} onDuplicated={stay} />,
    {
      path: '/duerps/d1',
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: DUERP, headers: { ETag: '"1"' } }),
        'GET /api/duerp/{id}/versions/list': () => ({ body: [] }),
        'GET /api/duerp/{id}/suivi': () => ({ body: [] }),
        'GET /api/duerpmasterdata/risques': () => ({ status: 404 }),
      },
    },
  );
  await expect.element(page.getByText(`Risque u${UNITES - 1}-r${RISQUES - 1}`)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Familles de risques par niveau' })).toBeVisible();
}

// Counts, not times: a document of 344 risks held a telephone's only thread for a second, in one piece.
test('a large document is drawn after what stands above it, unit by unit, each risk once', async () => {
  await LazyDocumentView.preload();
  const renders = await countRenders(drawDetail);
  expect(renders.of('SimpleRisqueRow')).toBe(UNITES * RISQUES);
  expect(renders.mostAtOnce('SimpleRisqueRow')).toBe(RISQUES);
  expect(renders.together('DetailActions', 'SimpleRisqueRow')).toBe(false);
  expect(renders.of('Figure')).toBe(2);
  expect(renders.mostAtOnce('Figure')).toBe(1);
});

test('a document is laid out when the browser paints it, not while it is drawn', async () => {
  expect(await listForcedLayouts(drawDetail)).toEqual([]);
});

test('a list that is grouped otherwise is not laid out to look for something to focus in it', async () => {
  await drawDetail();
  await page.getByRole('tab', { name: 'Vue interactive' }).click();
  const box = page.getByRole('checkbox', { name: 'Regrouper par unité de travail' });
  await expect.element(box).toBeInTheDocument();
  const title = page.getByRole('tabpanel').getByRole('heading', { name: 'Unité u0', exact: true });
  await expect.element(title).toBeVisible();
  const panel = page.getByRole('tabpanel').element();
  // The first that react-aria would find, and would ask, each time that something in the panel changes.
  const search = page.getByRole('searchbox').element();
  const asked = vi.spyOn(Element.prototype, 'checkVisibility');
  onTestFinished(() => asked.mockRestore());
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  // A locator would ask itself.
  await expect.poll(() => panel.querySelector('h4')?.textContent).toBe('Chutes');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(asked.mock.contexts.includes(search)).toBe(false);
});
