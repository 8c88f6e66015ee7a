import { expect, test, vi } from 'vitest';
import { CATEGORIE_EXISTANTE_MESSAGE } from '@odu/domain';
import { checkListRisques } from './check-list-risques.ts';

const makeCategories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    idCategorie: `categorie-${index}`,
    code: 'CAT-1',
    displayName: `Électricité ${index}`,
    isUserDefined: true,
  }));

test('a name that is there already, accents, case and spaces apart, is refused at its place', () => {
  const [first, second] = makeCategories(2);
  if (first === undefined || second === undefined) throw new Error('two categories');
  const categorieDeRisques = [first, { ...second, displayName: ' ELECTRICITE  0' }];
  expect(checkListRisques({ categorieDeRisques, risques: [] })).toEqual([
    { path: '/categorieDeRisques/1/displayName', message: CATEGORIE_EXISTANTE_MESSAGE },
  ]);
});

test('each of 500 names is folded once, not for each pair', () => {
  const fold = vi.spyOn(String.prototype, 'normalize');
  expect(checkListRisques({ categorieDeRisques: makeCategories(500), risques: [] })).toEqual([]);
  expect(fold).toHaveBeenCalledTimes(500);
});
