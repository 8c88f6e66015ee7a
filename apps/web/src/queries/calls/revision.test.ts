import { expect, test } from 'vitest';
import { makeDuerp } from '../../autosave/duerp-fixture.test-data.ts';
import { makeVersion } from '../../../test/contract-data.ts';
import { hadVersion, toListRevision, toRevision } from './revision.ts';

const holding = (versions: number, hasBeenModifiedSinceLastGeneration: boolean) =>
  makeDuerp([], {
    versions: Array.from({ length: versions }, () => makeVersion()),
    hasBeenModifiedSinceLastGeneration,
  });
const KEPT = toRevision('"4"', holding(1, true)).now;

test.for([
  ['nothing changed', '"4"', holding(1, true), true],
  ['it was generated, its answer was lost', '"5"', holding(2, false), true],
  ['it was edited', '"5"', holding(1, true), false],
  ['it was generated, then edited', '"6"', holding(2, true), false],
  ['it was generated, edited and generated elsewhere', '"7"', holding(3, false), false],
  ['it is not known any more', '"5"', undefined, false],
] as const)(
  'a version asked of a revision is asked of the same one when %s: %s',
  ([, etag, document, isSame]) => {
    expect(toRevision(etag, document).isStill(JSON.parse(JSON.stringify(KEPT)))).toBe(isSame);
  },
);

test('what is no revision is another one', () => {
  expect(toRevision('"4"', holding(1, true)).isStill(null)).toBe(false);
});

test('a document had a version in a revision, or had none yet; of what is no revision nobody knows one', () => {
  expect([KEPT, toRevision('"4"', holding(0, true)).now, null].map(hadVersion)).toEqual([true, false, false]);
});

test.for([
  ['the list is as it was', ['a', 'b'], ['b', 'a'], true],
  ['another document was deleted', ['a', 'b'], ['a'], true],
  ['the document that was asked for is there, its answer lost', ['a'], ['a', 'b'], false],
  ['nobody knew the list', null, null, true],
  ['the list came since', null, ['a'], false],
] as const)('a document more is asked of the same list when %s: %s', ([, before, after, isSame]) => {
  const toItems = (ids: readonly string[] | null) => ids?.map((id) => ({ id }));
  const kept: unknown = JSON.parse(JSON.stringify(toListRevision(toItems(before)).now));
  expect(toListRevision(toItems(after)).isStill(kept)).toBe(isSame);
});
