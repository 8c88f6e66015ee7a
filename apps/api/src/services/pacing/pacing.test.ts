import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../../db/engines/unavailable.ts';
import { BIG_BYTES, makePacing, type Turn } from './pacing.ts';

const MB = 1024 * 1024;
const stays = () => false;
let now = 0;
let sleepers: { until: number; wake: () => void }[] = [];
beforeEach(() => {
  now = 0;
  sleepers = [];
});

/** Time goes by, for who sleeps too. */
const pass = async (milliseconds: number) => {
  const end = now + milliseconds;
  do {
    now = Math.min(end, now + 100);
    const woken = sleepers.filter(({ until }) => until <= now);
    sleepers = sleepers.filter(({ until }) => until > now);
    for (const { wake } of woken) wake();
    // oxlint-disable-next-line no-await-in-loop -- whoever woke goes on before time does
    await setImmediate();
  } while (now < end);
};
const sleep = (milliseconds: number) =>
  new Promise<void>((wake) => void sleepers.push({ until: now + milliseconds, wake }));
const open = () => makePacing({ now: () => now, sleep });
const isStarted = (turn: Turn, isGone = stays) => {
  const seen = { started: false, failed: undefined as unknown };
  turn.start(isGone).then(
    () => (seen.started = true),
    (error: unknown) => (seen.failed = error),
  );
  return seen;
};

/** One big edit that takes the thread for so long. */
async function edit(pacing: ReturnType<typeof open>, milliseconds = 1_000, bytes = 5 * MB) {
  const turn = pacing.enter('abus', bytes);
  turn.receive(bytes);
  const seen = isStarted(turn);
  await pass(0);
  for (let waited = 0; !seen.started && waited < 30_000; waited += 100) {
    // Somebody else is there all the time.
    pacing.enter('claire', 100).end({ status: 200, bytes: 100 });
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await pass(100);
  }
  now += milliseconds;
  pacing.enter('claire', 100);
  turn.end({ status: 200, bytes: 1_000 });
}

test('big calls of one account run one at a time, those of others beside', async () => {
  const pacing = open();
  const [first, second] = [pacing.enter('abus', MB), pacing.enter('abus', MB)];
  const other = pacing.enter('claire', MB);
  const seen = [first, second, other].map((turn) => isStarted(turn));
  await pass(0);
  expect(seen.map(({ started }) => started)).toEqual([true, false, true]);
  first.end({ status: 200, bytes: 100 });
  await pass(0);
  expect(seen[1]?.started).toBe(true);
});

test('a body of 64 kB is no big one, one byte more is; one of unknown length is', async () => {
  for (const [bytes, waits] of [
    [BIG_BYTES, false],
    [BIG_BYTES + 1, true],
    [undefined, true],
  ] as const) {
    const pacing = open();
    pacing.enter('abus', bytes);
    const [first, second] = [pacing.enter('abus', bytes), pacing.enter('abus', bytes)].map((t) =>
      isStarted(t),
    );
    // oxlint-disable-next-line no-await-in-loop -- one case after the other
    await pass(0);
    expect([first?.started, second?.started]).toEqual([true, !waits]);
  }
});

test('beside others an account has one second of the thread, then a fortieth of it', async () => {
  const pacing = open();
  for (let turn = 0; turn < 20; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- one edit after the other
    await edit(pacing, 500);
  const began = now;
  // oxlint-disable-next-line no-await-in-loop -- one edit after the other
  for (let turn = 0; turn < 4; turn += 1) await edit(pacing, 500);
  const share = (4 * 500) / (now - began);
  expect(share).toBeLessThan(0.03);
  expect(share).toBeGreaterThan(0.02);
});

test('alone, an account waits for nothing', async () => {
  const pacing = open();
  for (let turn = 0; turn < 20; turn += 1) {
    const one = pacing.enter('abus', 5 * MB);
    const seen = isStarted(one);
    // oxlint-disable-next-line no-await-in-loop -- one edit after the other
    await pass(0);
    expect(seen.started).toBe(true);
    one.receive(5 * MB);
    now += 2_000;
    one.end({ status: 200, bytes: 1_000 });
  }
  // Nor for it when somebody comes.
  pacing.enter('claire', 100);
  const beside = isStarted(pacing.enter('abus', 5 * MB));
  await pass(0);
  expect(beside.started).toBe(true);
});

test('what an ordinary edit takes is not counted, nor the time that it waited for others', async () => {
  const pacing = open();
  for (let turn = 0; turn < 200; turn += 1) {
    const one = pacing.enter('camille', 70_000);
    one.receive(70_000);
    const seen = isStarted(one);
    // oxlint-disable-next-line no-await-in-loop -- one edit after the other
    await pass(0);
    expect(seen.started).toBe(true);
    // 70 kB never cost a second of the thread.
    now += 1_000;
    pacing.enter('claire', 100);
    one.end({ status: 200, bytes: 1_000 });
  }
});

// Seen: one that did not say its length was counted as nothing, and took the thread from everybody, call after call.
test.for([
  ['five megabytes wait', 5 * MB, expect.objectContaining({ status: 429 })],
  ['a few kilobytes do not', 70_000, undefined],
] as const)(
  'a body of unknown length is counted for what came of it: %s',
  async ([_what, bytes, refusal]) => {
    const pacing = open();
    const turn = pacing.enter('abus', undefined);
    turn.receive(bytes);
    isStarted(turn);
    await pass(0);
    now += 2_000;
    pacing.enter('claire', 100);
    turn.end({ status: 200, bytes: 1_000 });
    let refused: unknown;
    try {
      pacing.enter('abus', MB);
    } catch (error) {
      refused = error;
    }
    expect(refused).toEqual(refusal);
  },
);

test('an account is one call at a time for ten minutes after a big document, whatever small calls it makes meanwhile', async () => {
  const pacing = open();
  const call = async () => {
    const turns = [pacing.enter('abus', 0), pacing.enter('abus', 0)];
    const seen = turns.map((turn) => isStarted(turn));
    await pass(0);
    const started = seen.map((one) => one.started);
    for (const turn of turns) turn.end({ status: 200, bytes: 100 });
    await pass(0);
    return started;
  };
  pacing.enter('abus', 0).end({ status: 200, bytes: 5 * MB });
  now = 600_000;
  expect(await call()).toEqual([true, false]);
  now = 600_001;
  expect(await call()).toEqual([true, true]);
});

test('a big answer counts as a big body does, and makes the calls of its account wait in line', async () => {
  const pacing = open();
  const read = pacing.enter('abus', 0);
  expect(isStarted(read)).toBeDefined();
  read.end({ status: 200, bytes: 5 * MB });
  const [first, second] = [pacing.enter('abus', 0), pacing.enter('abus', 0)];
  const seen = [first, second].map((turn) => isStarted(turn));
  await pass(0);
  expect(seen.map(({ started }) => started)).toEqual([true, false]);
  first.end({ status: 200, bytes: 5 * MB });
  await pass(0);
  expect(seen[1]?.started).toBe(true);
});

test('a fifth big body of an account that waits is a 429, before it is read; one that ends makes room', () => {
  const pacing = open();
  const turns = [1, 2, 3, 4].map(() => pacing.enter('abus', MB));
  expect(() => pacing.enter('abus', MB)).toThrow(expect.objectContaining({ status: 429 }));
  expect(() => pacing.enter('claire', MB)).not.toThrow();
  turns[0]?.end({ status: 400, bytes: 100 });
  turns[0]?.end({ status: 400, bytes: 100 });
  pacing.enter('abus', MB);
  expect(() => pacing.enter('abus', MB)).toThrow(expect.objectContaining({ status: 429 }));
});

test('what would wait for too long is a 429 that says for how long', async () => {
  const pacing = open();
  // 4 MB count for 1.6 s at most, whatever they took: 23.5 s to wait for one call, and as long for the next one.
  await edit(pacing, 30_000, 4 * MB);
  pacing.enter('claire', 100);
  pacing.enter('abus', MB);
  expect(() => pacing.enter('abus', MB)).toThrow(
    expect.objectContaining({ status: 429, headers: { 'retry-after': '48' } }),
  );
});

test('when the database fails one call, those behind it do not wait for it one after the other', async () => {
  const pacing = open();
  const [first, second, third] = [1, 2, 3].map(() => pacing.enter('abus', MB));
  const seen = [first, second, third].map((turn) => turn && isStarted(turn));
  await pass(0);
  now += 1_500;
  first?.end({ status: 503, bytes: 100 });
  await pass(0);
  expect(seen[1]?.failed).toBeInstanceOf(DatabaseUnavailable);
  second?.end({ status: 503, bytes: 100 });
  await pass(0);
  expect(seen[2]?.failed).toBeInstanceOf(DatabaseUnavailable);
  third?.end({ status: 503, bytes: 100 });
  now += 1;
  const after = isStarted(pacing.enter('abus', MB));
  await pass(100);
  expect(after.started).toBe(true);
});

test('a call that was refused in line is no failure of its own: who came after that of the database goes on', async () => {
  const pacing = open();
  const [first, second] = [pacing.enter('abus', MB), pacing.enter('abus', MB)];
  const seen = [first, second].map((turn) => isStarted(turn));
  await pass(0);
  now += 1_500;
  first.end({ status: 503, bytes: 100 });
  now += 1;
  const later = isStarted(pacing.enter('abus', MB));
  await pass(0);
  expect(seen[1]?.failed).toBeInstanceOf(DatabaseUnavailable);
  now += 1;
  second.end({ status: 503, bytes: 100 });
  await pass(0);
  expect(later).toEqual({ started: true, failed: undefined });
});

test('who goes away while it waits is not worked for; a server that stops lets everybody go on', async () => {
  const wait = async (isGone: () => boolean) => {
    const pacing = open();
    await edit(pacing);
    await edit(pacing, 500);
    const seen = isStarted(pacing.enter('abus', 5 * MB), isGone);
    pacing.enter('claire', 100);
    await pass(500);
    return { pacing, seen };
  };
  const gone = await wait(() => true);
  expect(gone.seen.failed).toMatchObject({ status: 408 });
  const { pacing, seen } = await wait(stays);
  expect(seen).toEqual({ started: false, failed: undefined });
  pacing.release();
  await pass(100);
  expect(seen.started).toBe(true);
  pacing.enter('claire', 100);
  expect(pacing.hasOthers('abus')).toBe(false);
});

test('thirty calls of an account with a big document may wait, one more is a 429, which is told', () => {
  const onRefusal = vi.fn<() => void>();
  const pacing = makePacing({ now: () => now, sleep, onRefusal });
  pacing.enter('abus', 0).end({ status: 200, bytes: 5 * MB });
  const turns = Array.from({ length: 30 }, () => pacing.enter('abus', 0));
  expect(onRefusal).not.toHaveBeenCalled();
  expect(() => pacing.enter('abus', 0)).toThrow(
    expect.objectContaining({ status: 429, headers: { 'retry-after': '1' } }),
  );
  expect(onRefusal).toHaveBeenCalledOnce();
  turns[0]?.end({ status: 200, bytes: 100 });
  expect(() => pacing.enter('abus', 0)).not.toThrow();
});

test('small calls that waited in their own line take a fortieth of the thread beside others, after the credit', async () => {
  const pacing = open();
  pacing.enter('abus', 100);
  pacing.enter('claire', 100);
  // What a call took beyond 20 ms was somebody else's, and of that 0.3 counts: 167 calls are the credit.
  for (let call = 0; call < 170; call += 1) pacing.charge('abus', 500);
  let isDone = false;
  void pacing.awaitPart('abus').then(() => (isDone = true));
  pacing.enter('claire', 100);
  await pass(700);
  expect(isDone).toBe(false);
  pacing.enter('claire', 100);
  await pass(200);
  expect(isDone).toBe(true);
});

test('alone they are not counted, and who was left alone waits no longer', async () => {
  const pacing = open();
  pacing.enter('abus', 100);
  for (let call = 0; call < 1_000; call += 1) pacing.charge('abus', 20);
  pacing.enter('claire', 100);
  let isDone = false;
  void pacing.awaitPart('abus').then(() => (isDone = true));
  await pass(0);
  expect(isDone).toBe(true);
  expect(pacing.hasOthers('abus')).toBe(true);
  for (let call = 0; call < 1_000; call += 1) pacing.charge('abus', 20);
  let isLater = false;
  void pacing.awaitPart('abus').then(() => (isLater = true));
  await pass(1_000);
  expect(isLater).toBe(false);
  // Nobody else calls for two seconds.
  await pass(1_500);
  expect(isLater).toBe(true);
});
