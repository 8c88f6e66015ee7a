import { VirtualList } from '@odu/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { MASTER_DATA } from '../../../test/contract-data.ts';
import { countRenders } from '../../../test/count-renders.ts';
import { listForcedLayouts } from '../../../test/list-forced-layouts.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../autosave/duerp-fixture.test-data.ts';
import { EditorScreen } from './EditorScreen.tsx';

const RISQUES = 40;
const DUERP = makeDuerp([
  makeUnite(
    'u1',
    Array.from({ length: RISQUES }, (_, rank) => makeRisque(`r${rank + 1}`)),
  ),
]);
const ignore = () => {};

async function drawStep5(): Promise<void> {
  renderScreen(
    <EditorScreen duerp={DUERP} step={5} place={{}} onMove={ignore} onQuit={ignore} onGenerated={ignore} />,
    {
      path: '/duerps/d1/edit',
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: DUERP, headers: { ETag: '"1"' } }),
        'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
      },
    },
  );
  await expect.element(page.getByRole('button', { name: `Risque r${RISQUES} (` })).toBeVisible();
}

// Counts, not times: forty cards in one piece held a telephone's only thread for half a second.
test('step 5 draws the cards of its first unit a few at a time, each once', async () => {
  const renders = await countRenders(drawStep5);
  expect(renders.of('Carte')).toBe(RISQUES);
  expect(renders.mostAtOnce('Carte')).toBeLessThanOrEqual(4);
});

test('step 5 lays the page out when the browser paints it, not while it is drawn', async () => {
  expect(await listForcedLayouts(drawStep5)).toEqual([]);
});

const makeList = (count: number) => (
  <VirtualList
    label="Essai"
    items={Array.from({ length: count }, (_, rank) => `Ligne ${rank + 1}`)}
    getKey={(item) => item}
    renderItem={(item) => item}
    isDrawnInParts
  />
);

test('a list that was drawn whole has what is added to it at once', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(makeList(20));
  await expect.element(page.getByText('Ligne 20')).toBeVisible();
  flushSync(() => root.render(makeList(50)));
  expect(place.querySelectorAll('li')).toHaveLength(50);
});
