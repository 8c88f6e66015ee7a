import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDocumentAutosave, TEXT_DEBOUNCE_MS } from './document-autosave.ts';
import type { AutosaveRecord } from './document-autosave.ts';
import type { PendingWrite } from './pending-queue.ts';

type Note = { thing: string; text: string };
type Call = {
  write: Note;
  ifMatch: string | null;
  answer: (etag: string) => void;
  refuse: (status: number, retryAfterSeconds?: number) => void;
};

const setUp = ({ onRefused = 'hold' as 'hold' | 'drop', isApplied = false } = {}) => {
  const calls: Call[] = [];
  const persisted: AutosaveRecord<Note>[] = [];
  const resets: (string | null)[] = [];
  const autosave = createDocumentAutosave<Note, string>({
    send: (write, ifMatch) =>
      new Promise((resolve, reject) => {
        const refuse = (status: number, retryAfterSeconds?: number) =>
          reject(Object.assign(new Error(), { status, retryAfterSeconds }));
        calls.push({ write, ifMatch, answer: resolve, refuse });
      }),
    readServer: () => Promise.resolve({ server: 'version du serveur', etag: '"9"', isApplied }),
    persist: (record) => persisted.push(record),
    onRefused: () => onRefused,
    onReset: (server) => resets.push(server),
  });
  autosave.adoptRead('"1"');
  let count = 0;
  const write = (thing: string, text: string, isBarrier = false): PendingWrite<Note> => {
    count += 1;
    return { id: `id-${count}`, key: thing, isBarrier, write: { thing, text } };
  };
  const call = (index: number): Call => {
    const found = calls[index];
    if (found === undefined) throw new Error(`call ${index} was not made`);
    return found;
  };
  return { autosave, calls, call, persisted, resets, write };
};
const tick = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T14:32:00') }));
afterEach(() => void vi.useRealTimers());

describe('sending', () => {
  test('an edit goes at once with the ETag that the page saw, the next one with the answer’s', async () => {
    const { autosave, calls, call, write } = setUp();
    autosave.enqueue(write('a', '1'));
    autosave.enqueue(write('b', '1'));
    expect(calls).toHaveLength(1);
    expect(call(0).ifMatch).toBe('"1"');
    call(0).answer('"2"');
    await tick();
    expect(calls).toHaveLength(2);
    expect(call(1).ifMatch).toBe('"2"');
    expect(autosave.getState()).toEqual({ kind: 'saving' });
    call(1).answer('"3"');
    await tick();
    expect(autosave.getState()).toEqual({ kind: 'saved', at: Date.now() });
    expect(autosave.getEtag()).toBe('"3"');
  });

  test('a text waits for 800 ms of silence and is sent once', async () => {
    const { autosave, calls, call, write } = setUp();
    for (const text of ['b', 'bo', 'bou']) {
      autosave.enqueue(write('a', text), { isDebounced: true });
      await vi.advanceTimersByTimeAsync(TEXT_DEBOUNCE_MS - 1);
    }
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(1);
    expect(call(0).write.text).toBe('bou');
  });

  test('what is typed while a save is in flight is sent after it, in its last form only', async () => {
    const { autosave, calls, call, write } = setUp();
    autosave.enqueue(write('a', '1'));
    autosave.enqueue(write('a', '2'));
    autosave.enqueue(write('a', '3'));
    call(0).answer('"2"');
    await tick();
    call(1).answer('"3"');
    await tick();
    expect(calls.map(({ write: { text } }) => text)).toEqual(['1', '3']);
  });

  test('a write is never moved across a change of what exists', async () => {
    const { autosave, calls, call, write } = setUp();
    autosave.enqueue(write('in flight', '0'));
    autosave.enqueue(write('risque', '1'));
    autosave.enqueue(write('liste', '1', true));
    autosave.enqueue(write('risque', '2'));
    for (let index = 0; index < 4; index += 1) {
      call(index).answer('"2"');
      await tick();
    }
    expect(calls.map(({ write: { thing, text } }) => thing + text)).toEqual([
      'in flight0',
      'risque1',
      'liste1',
      'risque2',
    ]);
  });

  test('flush sends a debounced text at once and answers when all is acknowledged', async () => {
    const { autosave, call, write } = setUp();
    autosave.enqueue(write('a', '1'), { isDebounced: true });
    const flushed = autosave.flush();
    call(0).answer('"2"');
    await expect(flushed).resolves.toBe(true);
    await expect(autosave.flush()).resolves.toBe(true);
  });
});

describe('failing', () => {
  test('a save without an answer stays visible, is tried again with growing delays, and keeps later edits', async () => {
    const { autosave, calls, call, write } = setUp();
    autosave.enqueue(write('a', '1'));
    const flushed = autosave.flush();
    call(0).refuse(0);
    await expect(flushed).resolves.toBe(false);
    expect(autosave.getState()).toEqual({ kind: 'retrying', retryAt: Date.now() + 2_000 });
    autosave.enqueue(write('a', '2'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(call(1).write.text).toBe('2');
    call(1).refuse(503);
    await tick();
    expect(autosave.getState()).toEqual({ kind: 'retrying', retryAt: Date.now() + 4_000 });
    await vi.advanceTimersByTimeAsync(4_000);
    call(2).answer('"2"');
    await tick();
    expect(autosave.getState().kind).toBe('saved');
    expect(calls).toHaveLength(3);
  });

  test('a server that asks for patience is given it', async () => {
    const { autosave, call, write } = setUp();
    autosave.enqueue(write('a', '1'));
    call(0).refuse(429, 30);
    await tick();
    expect(autosave.getState()).toEqual({ kind: 'retrying', retryAt: Date.now() + 30_000 });
  });

  test('the user may try again before the delay is over', async () => {
    const { autosave, calls, call, write } = setUp();
    autosave.enqueue(write('a', '1'));
    call(0).refuse(0);
    await tick();
    autosave.retry();
    expect(calls).toHaveLength(2);
  });

  test('a write that the server refuses waits for the user, who gives it up; the rest is sent', async () => {
    const { autosave, calls, call, resets, write } = setUp();
    autosave.enqueue(write('a', '1'));
    autosave.enqueue(write('b', '1'));
    call(0).refuse(422);
    await tick();
    expect(autosave.getState()).toMatchObject({ kind: 'refused', error: { status: 422 } });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(1);
    autosave.abandon();
    expect(resets).toEqual([null]);
    expect(call(1).write.thing).toBe('b');
  });

  test('a write that may be dropped is given up at once', async () => {
    const { autosave, call, resets, write } = setUp({ onRefused: 'drop' });
    autosave.enqueue(write('a', '1'));
    call(0).refuse(403);
    await tick();
    expect(autosave.getPending()).toEqual([]);
    expect(resets).toEqual([null]);
    expect(autosave.getState()).toEqual({ kind: 'saved', at: null });
  });
});

describe('conflict', () => {
  test('the user keeps their version: it is sent again on top of the server’s', async () => {
    const { autosave, call, write } = setUp();
    autosave.enqueue(write('a', '1'));
    call(0).refuse(409);
    await tick();
    expect(autosave.getState()).toEqual({ kind: 'conflict', server: 'version du serveur' });
    autosave.enqueue(write('a', '2'));
    autosave.keepMine();
    expect(call(1)).toMatchObject({ ifMatch: '"9"', write: { text: '2' } });
  });

  test('the user takes the server’s version: nothing of theirs is left to send', async () => {
    const { autosave, calls, call, persisted, resets, write } = setUp();
    autosave.enqueue(write('a', '1'));
    call(0).refuse(409);
    await tick();
    autosave.takeServer();
    expect(resets).toEqual(['version du serveur']);
    expect(persisted.at(-1)).toEqual({ etag: '"9"', queue: [] });
    expect(calls).toHaveLength(1);
  });

  test('a write whose answer was lost is no conflict', async () => {
    const { autosave, call, write } = setUp({ isApplied: true });
    autosave.enqueue(write('a', '1'));
    call(0).refuse(409);
    await tick();
    expect(autosave.getState().kind).toBe('saved');
    expect(autosave.getEtag()).toBe('"9"');
  });

  test('a read under unsent edits does not hide that the document changed elsewhere', async () => {
    const { autosave, call, write } = setUp();
    autosave.enqueue(write('a', '1'));
    autosave.adoptRead('"5"');
    call(0).refuse(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(call(1).ifMatch).toBe('"1"');
  });
});

describe('surviving a reload', () => {
  test('every unacknowledged write is persisted with its ETag and sent again by the next page', async () => {
    const before = setUp();
    before.autosave.enqueue(before.write('a', '1'));
    before.autosave.enqueue(before.write('b', '1'));
    const left = before.persisted.at(-1);
    if (left === undefined) throw new Error('nothing was persisted');

    const after = setUp();
    after.autosave.adoptRead('"7"');
    after.autosave.restore(left);
    expect(after.call(0)).toMatchObject({ ifMatch: '"1"', write: { thing: 'a' } });
    after.call(0).answer('"2"');
    await tick();
    after.call(1).answer('"3"');
    await tick();
    expect(after.persisted.at(-1)).toEqual({ etag: '"3"', queue: [] });
  });

  test('a stale read is recognised by the sequence', async () => {
    const { autosave, call, write } = setUp();
    const atStart = autosave.getSequence();
    autosave.enqueue(write('a', '1'));
    call(0).answer('"2"');
    await tick();
    expect(autosave.getSequence()).toBeGreaterThan(atStart);
  });
});

describe('forgetting', () => {
  test('a deleted document sends nothing more, and keeps nothing', async () => {
    const { autosave, calls, call, persisted, write } = setUp();
    autosave.enqueue(write('a', '1'));
    autosave.enqueue(write('b', '1'));
    const saved = autosave.flush();
    autosave.forget();
    expect(await saved).toBe(false);
    call(0).answer('"2"');
    await tick();
    expect(calls).toHaveLength(1);
    expect(autosave.getPending()).toEqual([]);
    expect(persisted.at(-1)?.queue).toEqual([]);
  });

  test.for([404, 409, 503])('the %d of a write that was on its way is not told', async (status) => {
    const { autosave, calls, call, resets, write } = setUp();
    autosave.enqueue(write('a', '1'));
    autosave.forget();
    call(0).refuse(status);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(1);
    expect(autosave.getState().kind).toBe('saved');
    expect(resets).toEqual([]);
  });

  test('a conflict being read is given up, a planned retry does not come', async () => {
    const conflicting = setUp();
    conflicting.autosave.enqueue(conflicting.write('a', '1'));
    conflicting.call(0).refuse(409);
    conflicting.autosave.forget();
    await tick();
    expect(conflicting.autosave.getState().kind).toBe('saved');

    const retrying = setUp();
    retrying.autosave.enqueue(retrying.write('a', '1'));
    retrying.call(0).refuse(503);
    await tick();
    expect(retrying.autosave.getState().kind).toBe('retrying');
    retrying.autosave.forget();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(retrying.calls).toHaveLength(1);
  });
});
