import type { EntreeDeSuivi } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { findEntreeCourante, listAvisDAcces, listEntreesCourantes } from './entrees-courantes.ts';

type Entree = Pick<EntreeDeSuivi, 'id' | 'versionId' | 'type' | 'createdAt' | 'corrige'>;

const makeEntree = (id: string, createdAt: string, fields: Partial<Entree> = {}): Entree => ({
  id,
  versionId: 'v1',
  type: 'SPST',
  createdAt,
  corrige: null,
  ...fields,
});
const OLDER = makeEntree('a', '2026-11-20T09:00:00.000Z');
const NEWER = makeEntree('b', '2026-11-21T09:00:00.000Z');

test.for([[[OLDER, NEWER]], [[NEWER, OLDER]]])(
  '%#: of two entries that none corrects the newest counts, in whatever order they come',
  ([entrees = []]) => {
    expect(listEntreesCourantes(entrees)).toEqual([NEWER, OLDER]);
    expect(findEntreeCourante(entrees, 'v1', 'SPST')).toBe(NEWER);
  },
);

test('an entry that another corrects never counts, were it the newest', () => {
  const correction = makeEntree('c', '2026-11-19T09:00:00.000Z', { corrige: 'b' });
  const entrees = [OLDER, NEWER, correction];
  expect(listEntreesCourantes(entrees)).toEqual([OLDER, correction]);
  expect(findEntreeCourante(entrees, 'v1', 'SPST')).toBe(OLDER);
  expect(findEntreeCourante([NEWER, correction], 'v1', 'SPST')).toBe(correction);
});

test('a notice of access counts for every version, unless another corrects it', () => {
  const avis = (id: string, createdAt: string, fields: Partial<Entree> = {}) =>
    makeEntree(id, createdAt, { type: 'AVIS_D_ACCES', ...fields });
  const [first, second] = [
    avis('e', '2026-11-20T10:00:00.000Z'),
    avis('f', '2026-11-21T10:00:00.000Z', { versionId: 'v2' }),
  ];
  const correction = avis('g', '2026-11-22T10:00:00.000Z', { corrige: 'e' });
  expect(listAvisDAcces([OLDER, first, second, NEWER])).toEqual([second, first]);
  expect(listAvisDAcces([first, second, correction])).toEqual([correction, second]);
});

test('an entry counts for its own version and kind alone', () => {
  const entrees = [OLDER, makeEntree('d', '2026-11-22T09:00:00.000Z', { versionId: 'v2', type: 'CSE' })];
  expect(findEntreeCourante(entrees, 'v2', 'SPST')).toBeUndefined();
  expect(findEntreeCourante(entrees, 'v1', 'CSE')).toBeUndefined();
  expect(findEntreeCourante(entrees, 'v1', 'SPST')).toBe(OLDER);
  expect(findEntreeCourante([], 'v1', 'SPST')).toBeUndefined();
});
