import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { referenceOf } from './reference-of.ts';

const idOf = (madeAt: string) => v7({ msecs: Date.parse(madeAt) });

test('a document made before the 27th of November 2026 keeps the reference of its sealed versions, the beginning of its id', () => {
  const ids = [idOf('2026-11-26T23:59:59.999Z'), idOf('2025-01-02T03:04:05.678Z')];
  expect(ids.map(referenceOf)).toEqual(ids.map((id) => id.slice(0, 8).toUpperCase()));
});

test('a document made since then is called by the end of its id', () => {
  const ids = [idOf('2026-11-27T00:00:00.000Z'), idOf('2031-05-06T07:08:09.012Z')];
  expect(ids.map(referenceOf)).toEqual(ids.map((id) => id.slice(-8).toUpperCase()));
});

test('a document whose id is no UUIDv7 keeps its beginning', () => {
  expect(referenceOf('f81d4fae-7dec-41d0-a765-00a0c91e6bf6')).toBe('F81D4FAE');
});
