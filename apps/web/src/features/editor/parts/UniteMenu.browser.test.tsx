import { preloadLongLists } from '@odu/ui';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countRenders } from '../../../../test/count-renders.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { open } from '../open-editor.test-data.tsx';

// Counts, not times: twenty choices were built anew for each unit that is shown.

beforeAll(preloadLongLists);
beforeEach(() => page.viewport(1280, 800));

const RISQUES = 100;
const UNITES = ['u1', 'u2', 'u3', 'u4', 'u5'];
const DUERP = makeDuerp(
  UNITES.map((unite) =>
    makeUnite(
      unite,
      Array.from({ length: RISQUES }, (_, rank) => makeRisque(`${unite}-r${rank + 1}`)),
    ),
  ),
);

const openStep5 = async () => {
  open(5, DUERP);
  await expect.element(page.getByRole('button', { name: /^Risque u1-r1 / })).toBeVisible();
};

const showSecondUnit = async () => {
  await page.getByRole('tab', { name: /Unité u2/ }).click();
  await expect.element(page.getByRole('button', { name: /^Risque u2-r1 / })).toBeVisible();
};

test('another unit builds the list of all units no second time', async () => {
  await openStep5();
  const renders = await countRenders(showSecondUnit);
  expect(renders.of('UniteMenu')).toBeGreaterThan(0);
  expect(renders.of('ListBoxItem')).toBe(0);
});
