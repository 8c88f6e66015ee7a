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
  const ask = (sender: string) =>
    void refusals.wait(sender).then((isKept) => told.push(`${sender} ${isKept}`));
  const endPauses = async () => {
    await nextTurn();
    for (const end of pauses.splice(0)) end();
    await nextTurn();
  };
  return { refusals, told, ask, endPauses, lengths };
}

test('the first refusal of a sender is told at once, the others one after the other; another one waits for none of them', async () => {
  const { told, ask, endPauses, lengths } = open();
  ask('abus');
  ask('abus');
  ask('abus');
  ask('claire');
  await nextTurn();
  expect(told).toEqual(['abus true', 'claire true']);
  await endPauses();
  expect(told).toEqual(['abus true', 'claire true', 'abus true']);
  await endPauses();
  expect(told).toEqual(['abus true', 'claire true', 'abus true', 'abus true']);
  expect(lengths).toEqual([2_000, 2_000, 2_000, 2_000]);
});

test('whoever was told alone waits for its pause the next time, and no longer after it', async () => {
  const { told, ask, endPauses } = open();
  ask('abus');
  await nextTurn();
  ask('abus');
  await nextTurn();
  expect(told).toEqual(['abus true']);
  await endPauses();
  await endPauses();
  expect(told).toEqual(['abus true', 'abus true']);
  ask('abus');
  await nextTurn();
  expect(told).toHaveLength(3);
});

test('ten of a sender wait beside the one that was told, the connection of one more ends; whoever was told makes room', async () => {
  const { told, ask, endPauses } = open();
  ask('abus');
  await nextTurn();
  for (let count = 0; count < 10; count += 1) ask('abus');
  await nextTurn();
  expect(told).toEqual(['abus true']);
  ask('abus');
  await nextTurn();
  expect(told).toEqual(['abus true', 'abus false']);
  await endPauses();
  ask('abus');
  await nextTurn();
  expect(told).toEqual(['abus true', 'abus false', 'abus true']);
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
