import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../../db/engines/unavailable.ts';
import { makeLines, type Leave } from './lines.ts';

/** Whoever is given a place begins in the next turn of the event loop. */
const settle = async () => {
  await nextTurn();
  await nextTurn();
};

const open = () => makeLines({ atOnce: 2, maxWaiting: 3 });

/** Asks for a place; `leave` is there once it is given. */
function ask(lines: ReturnType<typeof open>, owner: string) {
  const seen: { leave?: Leave; error?: unknown } = {};
  lines.enter(owner).then(
    (leave) => (seen.leave = leave),
    (error: unknown) => (seen.error = error),
  );
  return seen;
}
const settleWith = async <T>(asked: T): Promise<T> => {
  await settle();
  return asked;
};
const isIn = ({ leave }: { leave?: Leave }) => leave !== undefined;

test('two calls of one owner at once, the others in their order; another owner waits for none of them', async () => {
  const lines = open();
  const asked = [1, 2, 3, 4].map(() => ask(lines, 'abus'));
  const other = ask(lines, 'claire');
  await settle();
  expect([...asked, other].map(isIn)).toEqual([true, true, false, false, true]);
  asked[1]?.leave?.();
  // Given back twice, it is one place all the same.
  asked[1]?.leave?.();
  await settle();
  expect(asked.map(isIn)).toEqual([true, true, true, false]);
});

test('three may wait, a fourth is a 429 with its time; whoever leaves makes room', async () => {
  const lines = open();
  const asked = Array.from({ length: 5 }, () => ask(lines, 'abus'));
  const refused = ask(lines, 'abus');
  await settle();
  expect(asked.map(({ error }) => error)).toEqual(Array.from({ length: 5 }));
  expect(refused.error).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
  asked[0]?.leave?.();
  await settle();
  const after = ask(lines, 'abus');
  await settle();
  expect(after.error).toBeUndefined();
});

test('nothing is kept of an owner whose calls have ended', async () => {
  const lines = open();
  const asked = [1, 2, 3].map(() => ask(lines, 'abus'));
  await settle();
  for (const one of asked) {
    one.leave?.();
    await settle();
  }
  expect(lines.size).toBe(0);
});

test('beside others an account has one call at work, and those that waited are counted', async () => {
  let hasOthers = true;
  const { promise: part, resolve: givePart } = Promise.withResolvers<void>();
  const charged: string[] = [];
  const beside = {
    hasOthers: () => hasOthers,
    awaitPart: () => part,
    charge: (owner: string, milliseconds: number) => {
      expect(milliseconds).toBeGreaterThanOrEqual(0);
      charged.push(owner);
    },
  };
  const lines = makeLines({ atOnce: 2, maxWaiting: 3, beside });
  const asked = [1, 2, 3].map(() => ask(lines, 'abus'));
  await settle();
  expect(asked.map(isIn)).toEqual([true, false, false]);
  asked[0]?.leave?.();
  await settle();
  // It has the place, and not yet its part of the thread.
  expect(asked.map(isIn)).toEqual([true, false, false]);
  expect(charged).toEqual([]);
  givePart();
  await settle();
  expect(asked.map(isIn)).toEqual([true, true, false]);
  // The others went away: both places are its own again.
  hasOthers = false;
  asked[1]?.leave?.();
  await settle();
  expect([asked.map(isIn), charged]).toEqual([[true, true, true], ['abus']]);
  expect(isIn(ask(lines, 'abus'))).toBe(false);
  await settle();
  asked[2]?.leave?.();
  expect(charged).toEqual(['abus', 'abus']);
});

test('a refused call is counted without having waited, a served one is not', async () => {
  const charged: string[] = [];
  const beside = {
    hasOthers: () => true,
    awaitPart: () => Promise.resolve(),
    charge: (owner: string) => void charged.push(owner),
  };
  const lines = makeLines({ atOnce: 3, maxWaiting: 3, beside });
  for (const outcome of ['served', 'refused', 'unserved'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    const leave = await lines.enter('abus');
    leave(outcome);
    await settle();
  }
  expect(charged).toEqual(['abus']);
});

test('once the database has not served one, those behind get the same answer, and none of it is charged', async () => {
  const charged: string[] = [];
  const beside = {
    hasOthers: () => true,
    awaitPart: () => new Promise<void>(() => {}),
    charge: (owner: string) => void charged.push(owner),
  };
  const lines = makeLines({ atOnce: 3, maxWaiting: 3, beside });
  const [first, second, third] = [1, 2, 3].map(() => ask(lines, 'abus'));
  await settle();
  first?.leave?.();
  await settle();
  // The second has the place and waits for its part, the third waits for the place.
  const alone = ask(lines, 'claire');
  const [behind] = [ask(lines, 'claire')];
  await settle();
  alone.leave?.('unserved');
  await settle();
  expect(behind?.error).toBeInstanceOf(DatabaseUnavailable);
  expect([second?.error, third?.error]).toEqual([undefined, undefined]);
  expect(charged).toEqual([]);
});

test('those who wait for their part when the database fails are answered too, and their place is free', async () => {
  let part = new Promise<void>(() => {});
  const beside = { hasOthers: () => false, awaitPart: () => part, charge: () => undefined };
  const lines = makeLines({ atOnce: 2, maxWaiting: 3, beside });
  const [first, second, third] = [1, 2, 3].map(() => ask(lines, 'abus'));
  await settle();
  first?.leave?.();
  await settle();
  second?.leave?.('unserved');
  await settle();
  expect(third?.error).toBeInstanceOf(DatabaseUnavailable);
  expect(lines.size).toBe(0);
  part = Promise.resolve();
  expect(isIn(await settleWith(ask(lines, 'abus')))).toBe(true);
});

test('calls that end in the turn of the event loop in which they came are no more in it than the others', async () => {
  const lines = open();
  let made = 0;
  // As the embedded database does it: nothing is waited for but promises.
  const call = async () => {
    const leave = await lines.enter('abus');
    made += 1;
    leave();
  };
  const inOneTurn: number[] = [];
  const calls = Promise.all(Array.from({ length: 5 }, call));
  await nextTurn();
  inOneTurn.push(made);
  await calls;
  expect(inOneTurn).toEqual([2]);
  expect(made).toBe(5);
});

test('beside others one at a time, but a call that is stuck for a quarter of a second does not hold the next one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  try {
    const beside = { hasOthers: () => true, awaitPart: () => Promise.resolve(), charge: () => undefined };
    const lines = makeLines({ atOnce: 2, maxWaiting: 3, beside });
    const asked = [1, 2, 3].map(() => ask(lines, 'abus'));
    await vi.advanceTimersByTimeAsync(249);
    await settle();
    expect(asked.map(isIn)).toEqual([true, false, false]);
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(asked.map(isIn)).toEqual([true, true, false]);
    // Never more than without others.
    await vi.advanceTimersByTimeAsync(1_000);
    await settle();
    expect(asked.map(isIn)).toEqual([true, true, false]);
  } finally {
    vi.useRealTimers();
  }
});

test('whoever waits no longer leaves the line with its reason, and makes room; a place that was given is kept', async () => {
  const lines = open();
  const [first] = [1, 2].map(() => ask(lines, 'abus'));
  const [patience, gone] = [new AbortController(), new Error('gone')];
  const leaving = lines.enter('abus', patience.signal);
  const stays = ask(lines, 'abus');
  patience.abort(gone);
  await expect(leaving).rejects.toBe(gone);
  await expect(lines.enter('abus', patience.signal)).rejects.toBe(gone);
  first?.leave?.();
  await settle();
  expect(isIn(stays)).toBe(true);
  // A free place is no waiting.
  expect(await lines.enter('claire', patience.signal)).toBeTypeOf('function');
});

test('whoever goes once its place was given takes none of those who wait out of the line', async () => {
  const lines = open();
  const [first] = [1, 2].map(() => ask(lines, 'abus'));
  const patience = new AbortController();
  const given = lines.enter('abus', patience.signal);
  const stays = ask(lines, 'abus');
  await settle();
  first?.leave?.();
  const leave = await given;
  patience.abort(new Error('gone'));
  leave();
  await settle();
  expect([isIn(stays), stays.error]).toEqual([true, undefined]);
});

describe('the look at those who are stuck', () => {
  const beside = { hasOthers: () => true, awaitPart: () => Promise.resolve(), charge: () => undefined };
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('counts from the start of the call that is at work now, not from that of the line', async () => {
    const lines = makeLines({ atOnce: 2, maxWaiting: 3, beside });
    const asked = [1, 2, 3].map(() => ask(lines, 'abus'));
    await vi.advanceTimersByTimeAsync(200);
    asked[0]?.leave?.();
    await settle();
    expect(asked.map(isIn)).toEqual([true, true, false]);
    await vi.advanceTimersByTimeAsync(50);
    await settle();
    expect(asked.map(isIn)).toEqual([true, true, false]);
    await vi.advanceTimersByTimeAsync(250);
    await settle();
    expect(asked.map(isIn)).toEqual([true, true, true]);
  });

  test('ends once nobody waits, whether the last one was let in or has gone', async () => {
    const lines = makeLines({ atOnce: 1, maxWaiting: 3, beside });
    const first = ask(lines, 'abus');
    const second = ask(lines, 'abus');
    await settle();
    expect(vi.getTimerCount()).toBe(1);
    first.leave?.();
    await settle();
    expect([isIn(second), vi.getTimerCount()]).toEqual([true, 0]);
    const patience = new AbortController();
    const leaving = lines.enter('abus', patience.signal);
    expect(vi.getTimerCount()).toBe(1);
    patience.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });
});
