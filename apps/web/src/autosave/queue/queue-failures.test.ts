import {
  activerPapripact,
  ajouterCategorie,
  ajouterUnites,
  renommerUnite,
  resolveCollision,
} from '@odu/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findRisque, findUnite, openQueue, settle, write } from './queue-fixture.test-data.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T14:32:00') }));
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 3_600_000;

describe('an edit without an answer', () => {
  test('is tried again after 2, 4, 8… seconds, at most a minute', async () => {
    const { queue, edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    for (const [index, delay] of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000].entries()) {
      await call(index).refuse(0);
      expect(queue.getState()).toEqual({ kind: 'retrying', retryAt: Date.now() + delay });
      await vi.advanceTimersByTimeAsync(delay);
    }
    await call(7).receive();
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  });

  test('is failing until one is acknowledged, also while it is tried again', async () => {
    const { queue, edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    expect(queue.isFailing()).toBe(false);
    await call(0).refuse(0);
    expect(queue.isFailing()).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(queue.getState().kind).toBe('saving');
    expect(queue.isFailing()).toBe(true);
    await call(1).receive();
    expect(queue.isFailing()).toBe(false);
    edit(write('r1', { danger: 'Pétrin' }));
    expect(queue.isFailing()).toBe(false);
  });

  test.for([0, 422])('is failing also while the user tries again what failed with %d', async (status) => {
    const { queue, edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(status);
    queue.retry();
    expect(queue.getState().kind).toBe('saving');
    expect(queue.isFailing()).toBe(true);
    await call(1).receive();
    expect(queue.isFailing()).toBe(false);
  });

  test('starts again with 2 seconds after a success', async () => {
    const { queue, edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    edit(write('r2', { danger: 'Sol mouillé' }));
    await call(0).refuse(0);
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).refuse(0);
    await vi.advanceTimersByTimeAsync(4_000);
    await call(2).receive();
    await call(3).refuse(0);
    expect(queue.getState()).toEqual({ kind: 'retrying', retryAt: Date.now() + 2_000 });
  });

  test('keeps those made after it in their order, without trying sooner', async () => {
    const { edit, call, calls } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(0);
    edit(write('r1', { danger: 'Four à 250 °C' }));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(call(1).ecriture).toMatchObject({ body: { danger: 'Four' } });
    await call(1).receive();
    expect(call(2).ecriture).toMatchObject({ body: { danger: 'Four à 250 °C' } });
  });

  test.for([0, 401, 408, 425, 429, 500, 502, 503, 504])('is tried again after a %d', async (status) => {
    const { queue, edit, call, refusals } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(status);
    expect(queue.getState().kind).toBe('retrying');
    expect(refusals).toEqual([]);
  });

  test('waits as long as the server asks for, and no less than its own delay', async () => {
    const { queue, edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(429, 30);
    expect(queue.getState()).toEqual({ kind: 'retrying', retryAt: Date.now() + 30_000 });
    await vi.advanceTimersByTimeAsync(30_000);
    await call(1).refuse(503, 1);
    expect(queue.getState()).toEqual({ kind: 'retrying', retryAt: Date.now() + 4_000 });
  });

  test('is tried at once when the user asks', async () => {
    const { queue, edit, call, calls } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(0);
    queue.retry();
    expect(calls).toHaveLength(2);
    await call(1).receive();
    const savedAt = Date.now();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(calls).toHaveLength(2);
    expect(queue.getState()).toEqual({ kind: 'saved', at: savedAt });
  });

  test('waits the shortest pause again after a try that the user asked for', async () => {
    const { queue, edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(0);
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).refuse(0);
    queue.retry();
    await call(2).refuse(0);
    expect(queue.getState()).toEqual({ kind: 'retrying', retryAt: Date.now() + 2_000 });
  });
});

test('who hears of a failure may ask for the next try at once: none is lost', async () => {
  const { queue, edit, call, calls } = openQueue();
  edit(write('r1', { danger: 'Four' }));
  const flushed = queue.flush().then(() => queue.flush());
  await call(0).refuse(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls).toHaveLength(2);
  await call(1).receive();
  await expect(flushed).resolves.toBe(true);
});

describe('an edit that the server refuses', () => {
  test('waits for the user with those after it; tried once more, all goes on', async () => {
    const { queue, edit, call, calls, page, refusals } = openQueue();
    const refused = edit(write('r1', { danger: 'Four' }));
    edit(write('r2', { danger: 'Sol mouillé' }));
    await call(0).refuse(422);
    expect(queue.getState()).toMatchObject({ kind: 'refused', error: { status: 422 } });
    expect(refusals).toMatchObject([{ intent: { id: refused.id }, error: { status: 422 } }]);
    // No question stands that this would answer.
    queue.resolve('autre', resolveCollision);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(calls).toHaveLength(1);
    expect(findRisque(page.document, 'r1')?.danger).toBe('Four');
    await expect(queue.flush()).resolves.toBe(false);
    queue.retry();
    await call(1).receive();
    await call(2).receive();
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  });

  test('given up, the page shows the document without it and the rest is sent', async () => {
    const { queue, edit, call, page, persisted } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    const after = edit(write('r2', { danger: 'Sol mouillé' }));
    await call(0).refuse(422);
    queue.abandon();
    expect(findRisque(page.document, 'r1')?.danger).toBe('');
    expect(findRisque(page.document, 'r2')?.danger).toBe('Sol mouillé');
    expect(persisted.at(-1)?.intents.map(({ id }) => id)).toEqual([after.id]);
    await call(1).receive();
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  });

  test('given up, takes along what was done in what it would have added, in one choice that says so', async () => {
    const { queue, edit, call, page, calls, onReplaced } = openQueue();
    const added = edit(() => ajouterUnites(['Bureau'], () => 'u3'));
    const inIt = edit((document) => renommerUnite(findUnite(document, 'u3'), 'Accueil'));
    await call(0).refuse(422);
    expect(queue.getState()).toMatchObject({ kind: 'refused', dependents: 1 });
    const alsoInIt = edit((document) => ajouterCategorie(findUnite(document, 'u3'), 'Bruit', () => 'c9'));
    edit(write('r1', { danger: 'Four' }));
    expect(queue.getState()).toMatchObject({ kind: 'refused', dependents: 2 });
    queue.abandon();
    expect(onReplaced).toHaveBeenCalledWith([added.id, inIt.id, alsoInIt.id]);
    expect(page.document.data.unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail)).toEqual([
      'u1',
      'u2',
    ]);
    await call(1).receive();
    expect(calls).toHaveLength(2);
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  });

  test('given up alone, nothing is left and nothing is said to be saved', async () => {
    const { queue, edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(422);
    queue.abandon();
    expect(queue.getPending()).toEqual({ intents: [], vues: [] });
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
    expect(queue.getEtag()).toBe('"1"');
  });

  test('given up after a try that failed, says nothing of the next one', async () => {
    const { queue, edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(0);
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).refuse(422);
    queue.abandon();
    edit(write('r1', { danger: 'Pétrin' }));
    expect(queue.getState().kind).toBe('saving');
    expect(queue.isFailing()).toBe(false);
  });

  test('given up, leaves on the page what others wrote and it read meanwhile', async () => {
    const { queue, edit, editElsewhere, call, page, server } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(422);
    editElsewhere((document) => renommerUnite(findUnite(document, 'u2'), 'Vente'));
    page.document = queue.adoptRead({ document: server.document, etag: '"2"' });
    queue.abandon();
    await settle();
    expect(page.document).toEqual(server.document);
    expect(queue.getEtag()).toBe('"2"');
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
  });

  test('that may be dropped is shown as it was, and is not said to be saved', async () => {
    const { queue, edit, call, page } = openQueue({ onRefused: () => 'drop' });
    edit(() => activerPapripact(true));
    expect(page.document.data.isPapripactEnabled).toBe(true);
    await call(0).refuse(403);
    expect(page.document.data.isPapripactEnabled).toBe(false);
    expect(queue.getPending().intents).toEqual([]);
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
  });

  test('that may be dropped lets what was made after it go on', async () => {
    const { queue, edit, call, page } = openQueue({ onRefused: () => 'drop' });
    edit(() => activerPapripact(true));
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(403);
    expect(findRisque(page.document, 'r1')?.danger).toBe('Four');
    await call(1).receive();
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  });

  test('is not tried again by what an earlier page left, which waits with it', async () => {
    const left = openQueue();
    left.edit(write('r2', { danger: 'Sol mouillé' }));
    const { queue, edit, call, calls } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(422);
    queue.restore(left.queue.getPending());
    await settle();
    expect(queue.getState().kind).toBe('refused');
    expect(calls).toHaveLength(1);
    queue.retry();
    await settle();
    expect(call(1).ecriture).toMatchObject({ body: { idRisque: 'r2', danger: 'Sol mouillé' } });
  });

  test('given up while edits of an earlier page came in front of it, leaves those', async () => {
    const left = openQueue();
    left.edit(write('r2', { danger: 'Sol mouillé' }));
    const { queue, edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    queue.restore(left.queue.getPending());
    await call(0).refuse(422);
    queue.abandon();
    await settle();
    expect(call(1).ecriture).toMatchObject({ body: { idRisque: 'r2', danger: 'Sol mouillé' } });
    expect(queue.getPending().intents).toHaveLength(1);
  });
});

describe('a document that is gone', () => {
  test('found so while a conflict is read, leaves the edit to the user', async () => {
    const { queue, edit, call, server } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    server.readFails = 404;
    await call(0).refuse(409);
    expect(queue.getState()).toMatchObject({ kind: 'refused', error: { status: 404 } });
    expect(queue.getPending().intents).toHaveLength(1);
    queue.abandon();
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
  });

  test('found so by the edit itself, leaves all that wait to the user together', async () => {
    const { queue, edit, call, calls, server } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    edit(write('r2', { danger: 'Sol mouillé' }));
    server.readFails = 404;
    await call(0).refuse(404);
    expect(queue.getState()).toMatchObject({ kind: 'refused', dependents: 1, isWholeDocument: true });
    queue.abandon();
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
    expect(queue.getPending().intents).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  test('found so when a refused edit is tried again, leaves all that wait to the user together', async () => {
    const { queue, edit, call, server } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    edit(write('r2', { danger: 'Sol mouillé' }));
    await call(0).refuse(422);
    expect(queue.getState()).toMatchObject({ kind: 'refused', dependents: 0, isWholeDocument: false });
    server.readFails = 404;
    queue.retry();
    await call(1).refuse(409);
    expect(queue.getState()).toMatchObject({ kind: 'refused', dependents: 1, isWholeDocument: true });
  });

  test('is not what a missing risk of a document that is there is taken for', async () => {
    const { queue, edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    edit(write('r2', { danger: 'Sol mouillé' }));
    await call(0).refuse(404);
    expect(queue.getState()).toMatchObject({ kind: 'refused', dependents: 0, isWholeDocument: false });
  });

  test('found so while an earlier page’s edits are restored, leaves them to the user together', async () => {
    const left = openQueue();
    left.edit(write('r1', { danger: 'Four' }));
    left.edit(write('r2', { danger: 'Sol mouillé' }));
    const { queue, server, calls } = openQueue({ isRead: false });
    server.readFails = 404;
    queue.restore(left.queue.getPending());
    await settle();
    expect(queue.getState()).toMatchObject({ kind: 'refused', error: { status: 404 } });
    queue.retry();
    await settle();
    expect(queue.getState().kind).toBe('refused');
    queue.abandon();
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
    expect(queue.getPending().intents).toEqual([]);
    expect(calls).toEqual([]);
  });

  test('a read without an answer is tried again', async () => {
    const { queue, edit, call, server } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    server.readFails = 0;
    await call(0).refuse(409);
    expect(queue.getState()).toEqual({ kind: 'retrying', retryAt: Date.now() + 2_000 });
    server.readFails = null;
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).receive();
    expect(queue.getState().kind).toBe('saved');
  });
});
