import { expect, test } from 'vitest';
import { makeDuerp, makeRisque, makeUnite } from '../autosave/duerp-fixture.test-data.ts';
import { listDeletedItems, toNameItem } from './draft-items.ts';

test('a deleted unit takes every name that was typed in it; a new unit keeps its own', () => {
  const before = makeDuerp([makeUnite('u1', [makeRisque('r1')]), makeUnite('u2')]);
  const deleted = listDeletedItems(before, makeDuerp([makeUnite('u2')]));
  expect(deleted).toEqual(
    expect.arrayContaining([
      toNameItem('u1'),
      toNameItem('u1', 'new'),
      toNameItem('u1', 'c1'),
      toNameItem('u1', 'c1', 'new'),
      toNameItem('u1', 'r1'),
    ]),
  );
  expect(deleted).not.toContain(toNameItem('new'));
  expect(deleted).not.toContain(toNameItem('u2', 'c1'));
});
