import { preloadLongLists } from '@odu/ui';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countRenders } from '../../test/count-renders.ts';
import { makeRisque, makeUnite } from '../autosave/duerp-fixture.test-data.ts';
import InteractiveRisques from './interactive-risques.ts';

// Counts, not times: the rows in sight were drawn in one piece with the box that groups them, and with each letter of the search.

const UNITES = ['u1', 'u2'].map((unite) =>
  makeUnite(
    unite,
    Array.from({ length: 100 }, (_, rank) => makeRisque(`${unite}-r${rank + 1}`)),
  ),
);

beforeAll(preloadLongLists);

const openList = async () => {
  await page.viewport(1280, 800);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<InteractiveRisques unites={UNITES} />);
  await expect.element(page.getByText('Risque u1-r1', { exact: true })).toBeVisible();
};

test('a box that groups otherwise answers before the list that it groups', async () => {
  await openList();
  const renders = await countRenders(async () => {
    await page.getByText('Regrouper par unité de travail').click();
    await expect.element(page.getByRole('heading', { name: 'Unité u1' })).not.toBeInTheDocument();
  });
  expect(renders.of('InteractiveRisqueRow')).toBeGreaterThan(0);
  expect(renders.together('DisplayOptionsFields', 'InteractiveRisqueRow')).toBe(false);
});

test('a letter is shown before the list that it searches', async () => {
  await openList();
  const renders = await countRenders(async () => {
    await page.getByRole('searchbox').click();
    await userEvent.keyboard('9');
    await expect.element(page.getByText('Risque u1-r1', { exact: true })).not.toBeInTheDocument();
  });
  expect(renders.of('RisqueRows')).toBe(1);
});
