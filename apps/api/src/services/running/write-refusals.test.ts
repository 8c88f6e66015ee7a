import { beforeEach, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../db/engines/unavailable.ts';
import { makeWriteRefusals } from './write-refusals.ts';

let time: number;
let tries: number;
let isTaken: boolean;
beforeEach(() => {
  [time, tries, isTaken] = [0, 0, true];
});
const tryWrite = async () => {
  tries += 1;
  if (!isTaken) throw new Error('full');
};
const make = () => makeWriteRefusals(() => time);
const FULL = { code: 'ERR_SQLITE_ERROR', errcode: 13 };

test.for([
  [FULL, false],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 8 }, false],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 5 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 2067 }, true],
  [new DatabaseUnavailable({ code: '53100' }), false],
  [new DatabaseUnavailable({ code: '25006' }), false],
  [new DatabaseUnavailable({ code: '53300' }), true],
  [new DatabaseUnavailable({ code: 'ECONNREFUSED' }), true],
  [new Error('anything'), true],
] as const)('after %o writes are taken: %s', async ([error, expected]) => {
  const refusals = make();
  refusals.note(error);
  expect(await refusals.areWritesTaken(tryWrite)).toBe(expected);
  expect(tries).toBe(0);
});

test('three seconds after a refusal one write is tried, for all who ask together; taken, it is over', async () => {
  const refusals = make();
  refusals.note(FULL);
  time = 2_999;
  expect(await refusals.areWritesTaken(tryWrite)).toBe(false);
  expect(tries).toBe(0);
  time = 3_000;
  const asked = [refusals.areWritesTaken(tryWrite), refusals.areWritesTaken(tryWrite)];
  expect(await Promise.all(asked)).toEqual([true, true]);
  expect(await refusals.areWritesTaken(tryWrite)).toBe(true);
  expect(tries).toBe(1);
});

test('refused again, it is asked again three seconds later', async () => {
  const refusals = make();
  refusals.note(FULL);
  [time, isTaken] = [3_000, false];
  expect(await refusals.areWritesTaken(tryWrite)).toBe(false);
  time = 5_999;
  expect(await refusals.areWritesTaken(tryWrite)).toBe(false);
  expect(tries).toBe(1);
  [time, isTaken] = [6_000, true];
  expect(await refusals.areWritesTaken(tryWrite)).toBe(true);
  expect(tries).toBe(2);
});
