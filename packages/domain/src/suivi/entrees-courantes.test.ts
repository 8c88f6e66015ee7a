import type { EntreeDeSuivi } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { describeAvis } from './describe-avis.ts';
import {
  AVIS_DU_CSE,
  findEntreeCourante,
  isSansCse,
  listAvisDAcces,
  listEntreesCourantes,
  TYPE_DE_SUIVI_LABELS,
  TYPES_DE_SUIVI,
} from './entrees-courantes.ts';

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

// 23:30 in Paris on 21 November, and an hour later, on the 22nd.
test.for([
  ['2026-11-21T22:30:00.000Z', 'À afficher à partir du 22\u00A0novembre 2026'],
  ['2026-11-21T23:30:00.000Z', 'Affiché à partir du 22\u00A0novembre 2026'],
  ['2026-11-23', 'Affiché à partir du 22\u00A0novembre 2026'],
] as const)('a notice is posted from its day in Paris on, at %s: %s', ([today, words]) => {
  expect(describeAvis({ date: '2026-11-22' }, today)).toBe(words);
});

test('the kinds and opinions are offered in their order; two of these say that there is no committee', () => {
  expect(TYPES_DE_SUIVI.map((type) => TYPE_DE_SUIVI_LABELS[type])).toEqual([
    'Transmission au SPST',
    'Consultation du CSE',
    "Avis d'accès",
  ]);
  expect(AVIS_DU_CSE.map((avis) => [avis, isSansCse(avis)])).toEqual([
    ['favorable', false],
    ['défavorable', false],
    ['sans avis', false],
    ['carence', true],
    ['effectif non atteint', true],
  ]);
});
