import { renommerUnite, resolveCollision } from '@odu/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Maker } from './queue-fixture.test-data.ts';
import { findUnite, openQueue, settle, write } from './queue-fixture.test-data.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T14:32:00') }));
afterEach(() => void vi.useRealTimers());

const rename =
  (name: string): Maker =>
  (document) =>
    renommerUnite(findUnite(document, 'u2'), name);

test('conflicts of an edit that is saved do not make the next one wait', async () => {
  const { queue, edit, editElsewhere, call } = openQueue();
  edit(write('r1', { danger: 'Four' }));
  edit(write('r2', { danger: 'Sol mouillé' }));
  for (const index of [0, 1, 2, 3, 5]) {
    if (index === 5) await call(4).receive();
    editElsewhere(rename(`Vente ${index}`));
    await call(index).receive();
  }
  expect(queue.getState()).toEqual({ kind: 'saving' });
});

test('after the pause that many conflicts in a row ask for, the next one is tried again at once', async () => {
  const { queue, edit, editElsewhere, call } = openQueue();
  edit(write('r1', { danger: 'Four' }));
  for (let index = 0; index < 6; index += 1) {
    if (index === 5) await vi.advanceTimersByTimeAsync(2_000);
    editElsewhere(rename(`Vente ${index}`));
    await call(index).receive();
  }
  expect(queue.getState()).toEqual({ kind: 'saving' });
  expect(call(6).ifMatch).toBe('"7"');
});

test('a third value that is read while a question stands is asked about before anything overwrites it', async () => {
  const { queue, page, server, edit, editElsewhere, call, calls } = openQueue();
  edit(write('r1', { danger: 'Four' }));
  editElsewhere(write('r1', { danger: 'Pétrin' }));
  await call(0).receive();
  editElsewhere(write('r1', { danger: 'Laminoir' }));
  page.document = queue.adoptRead({ document: server.document, etag: '"3"' });
  expect(queue.getState()).toMatchObject({ kind: 'conflict', collision: { autre: 'Pétrin' } });
  queue.resolve('mien', resolveCollision);
  await settle();
  expect(queue.getState()).toMatchObject({ kind: 'conflict', collision: { autre: 'Laminoir' } });
  expect(calls).toHaveLength(1);
});

test('what was joined first is told, though what came after it gives way', async () => {
  const { queue, edit, editElsewhere, call, onMerged } = openQueue();
  edit(write('r1', { danger: 'Four' }));
  editElsewhere(rename('Vente'));
  await call(0).receive();
  editElsewhere(write('r1', { danger: 'Pétrin' }));
  await call(1).receive();
  queue.resolve('mien', resolveCollision);
  await call(2).receive();
  expect(queue.getState().kind).toBe('saved');
  expect(onMerged).toHaveBeenCalledOnce();
});

test('an edit made under a question leaves it there, and who shows whether all is kept hears of it', async () => {
  const { queue, edit, editElsewhere, call } = openQueue();
  edit(write('r1', { danger: 'Four' }));
  editElsewhere(write('r1', { danger: 'Pétrin' }));
  await call(0).receive();
  const heard: string[] = [];
  queue.subscribe(() => heard.push(queue.getState().kind));
  edit(write('r2', { danger: 'Sol mouillé' }));
  await settle();
  expect(heard).toEqual(['conflict']);
});
