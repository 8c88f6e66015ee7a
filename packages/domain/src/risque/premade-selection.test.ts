import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isCategorieIndeterminate,
  isCategorieTicked,
  toggleCategorie,
  toggleRisque,
} from './premade-selection.ts';

const risque = (code: string, number: number) => ({
  idPremadeRisque: `rsq_${code}_${number}`,
  idPremadeCategorie: `cat_${code}`,
});
/** The category VID has none. */
const risques = [risque('OBS', 1), risque('SOL', 1), risque('SOL', 2), risque('ECH', 1), risque('ECH', 2)];

test('ticking a category ticks all its risks, and it is ticked when all of them are', () => {
  const ticked = toggleCategorie(new Set(), 'cat_SOL', risques);
  expect([...ticked]).toEqual(['rsq_SOL_1', 'rsq_SOL_2']);
  expect(isCategorieTicked(ticked, 'cat_SOL', risques)).toBe(true);
  expect(isCategorieTicked(ticked, 'cat_ECH', risques)).toBe(false);
  expect([...toggleCategorie(ticked, 'cat_SOL', risques)]).toEqual([]);
});

test('a category with some risks ticked is in between, and ticking it ticks the rest', () => {
  const partly = toggleRisque(new Set(), 'rsq_SOL_2');
  expect(isCategorieTicked(partly, 'cat_SOL', risques)).toBe(false);
  expect(isCategorieIndeterminate(partly, 'cat_SOL', risques)).toBe(true);
  const ticked = toggleCategorie(partly, 'cat_SOL', risques);
  expect(isCategorieTicked(ticked, 'cat_SOL', risques)).toBe(true);
  expect(isCategorieIndeterminate(ticked, 'cat_SOL', risques)).toBe(false);
  expect(isCategorieTicked(toggleRisque(partly, 'rsq_SOL_1'), 'cat_SOL', risques)).toBe(true);
});

test('a category without risks is never ticked', () => {
  expect(isCategorieTicked(new Set(), 'cat_VID', risques)).toBe(false);
  expect(isCategorieIndeterminate(new Set(['rsq_SOL_1']), 'cat_VID', risques)).toBe(false);
});

test('ticking twice comes back, leaves the other categories alone, and never changes the selection given', () => {
  const ids = risques.map(({ idPremadeRisque }) => idPremadeRisque);
  fc.assert(
    fc.property(
      fc.subarray(ids),
      fc.constantFrom(...risques),
      (picked, { idPremadeRisque, idPremadeCategorie }) => {
        const selection = new Set(picked);
        expect(toggleRisque(toggleRisque(selection, idPremadeRisque), idPremadeRisque)).toEqual(selection);
        const toggled = toggleCategorie(selection, idPremadeCategorie, risques);
        expect(isCategorieTicked(toggled, idPremadeCategorie, risques)).toBe(
          !isCategorieTicked(selection, idPremadeCategorie, risques),
        );
        for (const other of risques.filter((each) => each.idPremadeCategorie !== idPremadeCategorie)) {
          expect(toggled.has(other.idPremadeRisque)).toBe(selection.has(other.idPremadeRisque));
        }
        expect(selection).toEqual(new Set(picked));
      },
    ),
  );
});
