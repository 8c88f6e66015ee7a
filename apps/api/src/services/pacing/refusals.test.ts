import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeRefusals } from './refusals.ts';

/** Refusals whose pauses the test ends itself; a server that stops ends them too. */
function open() {
  const pauses: (() => void)[] = [];
  const lengths: number[] = [];
  const refusals = makeRefusals((milliseconds, _, { signal }) => {
    lengths.push(milliseconds);
    return new Promise<void>((end, fail) => {
      pauses.push(end);
      if (signal.aborted) fail(new Error('aborted'));
      signal.addEventListener('abort', () => fail(new Error('aborted')));
    });
  });
  const told: string[] = [];
  const ask = (accountId: string) =>
    void refusals.wait(accountId).then((isKept) => told.push(`${accountId} ${isKept}`));
  const endPauses = async () => {
    await nextTurn();
    for (const end of pauses.splice(0)) end();
    await nextTurn();
  };
  return { refusals, told, ask, endPauses, lengths };
}

test('the refusals of one account come one after the other, another one waits for none of them', async () => {
  const { told, ask, endPauses, lengths } = open();
  ask('abus');
  ask('abus');
  ask('claire');
  expect(told).toEqual([]);
  await endPauses();
  expect(told).toEqual(['abus true', 'claire true']);
  await endPauses();
  expect(told).toEqual(['abus true', 'claire true', 'abus true']);
  expect(lengths).toEqual([2_000, 2_000, 2_000]);
});

test('ten of an account wait, the connection of an eleventh ends; whoever was told makes room', async () => {
  const { told, ask, endPauses } = open();
  for (let count = 0; count < 10; count += 1) ask('abus');
  await nextTurn();
  expect(told).toEqual([]);
  ask('abus');
  await nextTurn();
  expect(told).toEqual(['abus false']);
  await endPauses();
  ask('abus');
  await nextTurn();
  expect(told).toEqual(['abus false', 'abus true']);
});

test('nobody waits for a server that stops, who sleeps already included', async () => {
  const { refusals, told, ask } = open();
  ask('abus');
  ask('abus');
  await nextTurn();
  refusals.release();
  ask('abus');
  await nextTurn();
  expect(told).toEqual(['abus true', 'abus true', 'abus true']);
});
