import { expect, test } from 'vitest';
import { insertAll, isMoved, moveTo, placeOf } from './liste.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id }));
const idOf = ({ id }: { id: string }) => id;
const idsOf = (list: { id: string }[]) => list.map(idOf).join('');

test('a place is what stands before, the nearest first', () => {
  expect(placeOf(items('a', 'b', 'c'), idOf, 'c')).toEqual(['b', 'a']);
  expect(placeOf(items('a', 'b', 'c'), idOf, 'a')).toEqual([]);
  expect(placeOf(items('a', 'b', 'c'), idOf, 'x')).toBe('fin');
});

test.for([
  ['after the nearest that is there', ['c', 'b', 'a'], 'abcxd'],
  ['after the next one when the nearest is gone', ['gone', 'b', 'a'], 'abxcd'],
  ['after the last that is left', ['gone', 'gone too', 'a'], 'axbcd'],
  ['first when all that stood before are gone', ['gone', 'gone too'], 'xabcd'],
  ['first when nothing stood before', [], 'xabcd'],
  ['at the end', 'fin', 'abcdx'],
] as const)('an item comes %s', ([, place, expected]) => {
  expect(idsOf(insertAll(items('a', 'b', 'c', 'd'), idOf, [{ item: { id: 'x' }, place }]))).toBe(expected);
});

test.for([
  ['d', ['a'], 'adbc'],
  ['d', ['gone', 'a'], 'adbc'],
  ['d', ['gone'], 'dabc'],
  ['a', 'fin', 'bcda'],
  ['a', ['c', 'b'], 'bcad'],
] as const)('%s moved to %j', ([id, place, expected]) => {
  expect(idsOf(moveTo(items('a', 'b', 'c', 'd'), idOf, id, place))).toBe(expected);
});

test('items that come together keep their order; one that is there stays as it is', () => {
  const list = items('a', 'b');
  const added = items('x', 'y').map((item, index) => ({ item, place: index === 0 ? ['a'] : ['x', 'a'] }));
  expect(idsOf(insertAll(list, idOf, added))).toBe('axyb');
  expect(insertAll(list, idOf, [{ item: { id: 'a' }, place: 'fin' }])).toBe(list);
  expect(moveTo(list, idOf, 'b', ['a'])).toBe(list);
  expect(moveTo(list, idOf, 'gone', [])).toBe(list);
});

test.for([
  ['nothing', 'abcx', false],
  ['it goes to the start', 'xabc', true],
  ['it goes over its neighbour', 'abxc', true],
  ['its neighbour goes over it: nobody can tell', 'abxc', true],
  ['another one goes over it', 'bcxa', false],
  ['others change places', 'bacx', false],
  ['others come and go', 'nacxm', false],
  ['it is gone', 'abc', false],
] as const)('an item seen last of abcx is moved when it was: %s', ([, now, moved]) => {
  expect(isMoved(now.split(''), ['a', 'b', 'c', 'x'], 'x')).toBe(moved);
});

test('an item that was not seen in the list was not moved', () => {
  expect(isMoved(['x', 'a', 'b'], ['a', 'b'], 'x')).toBe(false);
});
