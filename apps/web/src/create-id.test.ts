import { expect, test } from 'vitest';
import { createId } from './create-id.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('ids of one moment are different and follow one another, so that they compress', () => {
  const ids = Array.from({ length: 500 }, createId);
  expect(new Set(ids).size).toBe(500);
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(UUID_V7);
});
