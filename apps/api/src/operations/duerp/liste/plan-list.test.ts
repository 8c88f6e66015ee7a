import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDuplicate, isEmptyPlan, planList } from './plan-list.ts';

type Row = { id: string; name: string; position: number };

const idOf = ({ id }: { id: string }) => id;
const rows = (...ids: string[]): Row[] => ids.map((id, position) => ({ id, name: id, position }));
const fields = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const plan = (stored: Row[], wanted: { id: string; name: string }[]) => planList<Row>(stored, wanted, idOf);

describe('planList', () => {
  test('writes one row for an addition at the end, an edit, a deletion, a move to the end', () => {
    const stored = rows('a', 'b', 'c');
    expect(plan(stored, fields('a', 'b', 'c'))).toStrictEqual({ inserted: [], updated: [], deletedIds: [] });
    expect(plan(stored, fields('a', 'b', 'c', 'd')).inserted).toStrictEqual([
      { id: 'd', name: 'd', position: 3 },
    ]);
    expect(plan(stored, [...fields('a'), { id: 'b', name: 'B' }, ...fields('c')]).updated).toStrictEqual([
      { id: 'b', name: 'B', position: 1 },
    ]);
    expect(plan(stored, fields('a', 'c'))).toStrictEqual({ inserted: [], updated: [], deletedIds: ['b'] });
    expect(plan(stored, fields('b', 'c', 'a')).updated).toStrictEqual([{ id: 'a', name: 'a', position: 3 }]);
  });

  test('always gives the wanted list, in its order, and is empty the second time', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'));
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const stored = rows(...before);
        const { inserted, updated, deletedIds } = plan(stored, fields(...after));
        const result = [
          ...stored.filter(({ id }) => !deletedIds.includes(id) && !updated.some((row) => row.id === id)),
          ...updated,
          ...inserted,
        ].toSorted((left, right) => left.position - right.position);
        expect(result.map(idOf)).toStrictEqual(after);
        expect(new Set(result.map(({ position }) => position)).size).toBe(after.length);
        expect(isEmptyPlan(plan(result, fields(...after)))).toBe(true);
      }),
    );
  });
});

test('findDuplicate names the second of two equal ids', () => {
  expect(findDuplicate(['a', 'b', 'a'])).toStrictEqual({ index: 2, id: 'a' });
  expect(findDuplicate(['a', 'b'])).toBeUndefined();
});
