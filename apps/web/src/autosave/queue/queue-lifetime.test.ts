import { quoteFr, renommerUnite, resolveCollision } from '@odu/domain';
import type { Intent } from '@odu/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  DOCUMENT,
  findRisque,
  findUnite,
  openQueue,
  settle,
  stamp,
  write,
} from './queue-fixture.test-data.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T14:32:00') }));
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 3_600_000;

/** What a page leaves that was closed with two unacknowledged edits, as its storage gives it back. */
const leavePending = () => {
  const { edit, persisted } = openQueue();
  edit(write('r1', { danger: 'Four' }));
  edit(write('r2', { danger: 'Sol mouillé' }));
  const left = persisted.at(-1);
  if (left === undefined) throw new Error('nothing was persisted');
  return structuredClone(left);
};

describe('surviving a reload', () => {
  test('every edit is kept from the moment it is made until it is acknowledged', async () => {
    const { edit, call, persisted } = openQueue();
    const first = edit(write('r1', { danger: 'Four' }));
    expect(persisted.at(-1)?.intents).toEqual([first]);
    const second = edit(write('r2', { danger: 'Sol mouillé' }));
    expect(persisted.at(-1)?.intents).toEqual([first, second]);
    await call(0).refuse(503);
    expect(persisted.at(-1)?.intents).toEqual([first, second]);
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).receive();
    expect(persisted.at(-1)?.intents).toEqual([second]);
    await call(2).receive();
    expect(persisted.at(-1)).toEqual({ intents: [], vues: [] });
  });

  test('the next page reads the document, shows it with the edits, and sends them', async () => {
    const { queue, server, page, call } = openQueue({ isRead: false });
    queue.restore(leavePending());
    await settle();
    expect(server.reads).toBe(1);
    expect(findRisque(page.document, 'r1')?.danger).toBe('Four');
    expect(findRisque(page.document, 'r2')?.danger).toBe('Sol mouillé');
    await call(0).receive();
    await call(1).receive();
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
    expect(findRisque(server.document, 'r2')?.danger).toBe('Sol mouillé');
  });

  test('edits that reached the server before the page was closed are not sent again', async () => {
    const left = leavePending();
    const { queue, editElsewhere, server, calls } = openQueue({ isRead: false });
    for (const intent of left.intents) editElsewhere(() => intent);
    queue.restore(left);
    await settle();
    expect(calls).toEqual([]);
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
    expect(queue.getEtag()).toBe(`"${server.version}"`);
  });

  test('what somebody else wrote while the page was closed is a question, and can be given back', async () => {
    const { queue, editElsewhere, server, calls } = openQueue({ isRead: false });
    editElsewhere((document) => ({ kind: 'supprimerUnite', base: [findUnite(document, 'u1')] }));
    queue.restore(leavePending());
    await settle();
    expect(queue.getState()).toMatchObject({
      kind: 'conflict',
      collision: { type: 'cibleSupprimee', cible: { nom: 'Unité u1' } },
    });
    queue.resolve('mien', resolveCollision);
    for (let index = 0; index < 3; index += 1) await calls[index]?.receive();
    expect(findRisque(server.document, 'r1')?.danger).toBe('Four');
  });

  test('edits of the page itself follow those of the page before', async () => {
    const { queue, edit, calls } = openQueue();
    edit((document) => renommerUnite(findUnite(document, 'u2'), 'Vente'));
    queue.restore(leavePending());
    for (let index = 0; index < 3; index += 1) await calls[index]?.receive();
    expect(calls).toHaveLength(3);
    expect(queue.getState().kind).toBe('saved');
  });

  test('a page that is behind reads before it says that what another one left is there already', async () => {
    const { queue, editElsewhere, server, call } = openQueue();
    // A tab of the same person renames, the answer comes, takes it back, and is closed: this page saw nothing of it.
    editElsewhere((document) => renommerUnite(findUnite(document, 'u2'), 'Vente'));
    const undo = stamp(renommerUnite(findUnite(server.document, 'u2'), 'Unité u2'));
    queue.restore({ intents: [undo], vues: [] });
    await settle();
    expect(server.reads).toBe(1);
    await call(0).receive();
    expect(findUnite(server.document, 'u2').displayName).toBe('Unité u2');
    expect(queue.getState().kind).toBe('saved');
  });

  test('and reads again before that where the reading had no answer', async () => {
    const { queue, editElsewhere, server, calls } = openQueue();
    editElsewhere((document) => renommerUnite(findUnite(document, 'u2'), 'Vente'));
    server.readFails = 503;
    queue.restore({
      intents: [stamp(renommerUnite(findUnite(server.document, 'u2'), 'Unité u2'))],
      vues: [],
    });
    await settle();
    server.readFails = null;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.reads).toBe(2);
    expect(calls).toHaveLength(1);
  });

  test('a question is asked anew once the edits of another page stand before it', async () => {
    const { queue, edit, editElsewhere, server, call } = openQueue();
    editElsewhere(write('r1', { danger: 'Pétrin' }));
    edit(write('r1', { danger: 'Four' }));
    await call(0).receive();
    expect(queue.getState()).toMatchObject({ kind: 'conflict', collision: { champ: 'danger' } });
    const left = stamp(write('r2', { remarques: 'Tapis usé' })(DOCUMENT));
    editElsewhere(write('r2', { remarques: 'Sol mouillé' }));
    queue.restore({ intents: [left], vues: [] });
    await settle();
    expect(queue.getState()).toMatchObject({ kind: 'conflict', collision: { champ: 'remarques' }, left: 2 });
    queue.resolve('autre', resolveCollision);
    await settle();
    expect(queue.getState()).toMatchObject({ kind: 'conflict', collision: { champ: 'danger' } });
    expect(findRisque(server.document, 'r2')?.remarques).toBe('Sol mouillé');
  });

  test.for([true, false])('tells whether the device keeps them from then on: %s', (hasRoom) => {
    const { queue } = openQueue({ hasRoom });
    expect(queue.restore(leavePending())).toBe(hasRoom);
    expect(queue.isKept()).toBe(hasRoom);
  });

  test('nothing left is nothing to do', () => {
    const { queue, server, persisted } = openQueue({ isRead: false });
    queue.restore({ intents: [], vues: [] });
    expect(server.reads).toBe(0);
    expect(persisted).toEqual([]);
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
  });
});

describe('a document that is read', () => {
  test('while nothing is to send, is the one that edits are made on', async () => {
    const { queue, edit, editElsewhere, server, call } = openQueue();
    editElsewhere((document) => renommerUnite(findUnite(document, 'u2'), 'Vente'));
    expect(queue.adoptRead({ document: server.document, etag: '"2"' })).toBe(server.document);
    edit(write('r1', { danger: 'Four' }));
    expect(call(0).ifMatch).toBe('"2"');
  });

  test('while an edit is on its way, is shown with it, and does not change what the edit is sent on', async () => {
    const { queue, edit, editElsewhere, server, call, onMerged } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    editElsewhere((document) => renommerUnite(findUnite(document, 'u2'), 'Vente'));
    const shown = queue.adoptRead({ document: server.document, etag: '"2"' });
    expect(findRisque(shown, 'r1')?.danger).toBe('Four');
    expect(findUnite(shown, 'u2').displayName).toBe('Vente');
    await call(0).receive();
    expect(call(1).ifMatch).toBe('"2"');
    await call(1).receive();
    expect(onMerged).toHaveBeenCalledOnce();
  });

  test('while an edit waits for its next try, saves it a conflict; the other’s edit is told', async () => {
    const { queue, edit, editElsewhere, server, call, calls, onMerged } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(0);
    editElsewhere((document) => renommerUnite(findUnite(document, 'u2'), 'Vente'));
    queue.adoptRead({ document: server.document, etag: '"2"' });
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).receive();
    expect(calls).toHaveLength(2);
    expect(queue.getState().kind).toBe('saved');
    expect(onMerged).toHaveBeenCalledOnce();
  });

  test('began under another number when an edit was made or acknowledged meanwhile', async () => {
    const { queue, edit, call } = openQueue();
    const atStart = queue.getSequence();
    edit(write('r1', { danger: 'Four' }));
    const sent = queue.getSequence();
    expect(sent).toBeGreaterThan(atStart);
    await call(0).receive();
    expect(queue.getSequence()).toBeGreaterThan(sent);
  });
});

describe('a queue that is closed', () => {
  test('sends nothing more, and leaves its edits to the next page', async () => {
    const { queue, edit, call, calls, persisted } = openQueue();
    const intent = edit(write('r1', { danger: 'Four' }));
    edit(write('r2', { danger: 'Sol mouillé' }));
    const flushed = queue.flush();
    queue.close();
    await expect(flushed).resolves.toBe(false);
    await call(0).receive();
    expect(calls).toHaveLength(1);
    expect(persisted.at(-1)?.intents[0]).toEqual(intent);
    expect(queue.getPending().intents).toEqual([]);
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
  });

  test.for([404, 409, 422, 503])('does not tell the %d of an edit that was on its way', async (status) => {
    const { queue, edit, call, calls, refusals, server } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    queue.close();
    await call(0).refuse(status);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(calls).toHaveLength(1);
    expect(server.reads).toBe(0);
    expect(refusals).toEqual([]);
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
  });

  test('does not make a planned retry', async () => {
    const { queue, edit, call, calls } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(503);
    queue.close();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(calls).toHaveLength(1);
  });

  test.for([
    [409, null],
    [409, 404],
    [409, 503],
    [404, null],
  ] as const)('gives up what it reads after a %d, however that ends: %s', async ([status, readFails]) => {
    const { queue, server, reading, edit, editElsewhere, call, page, refusals } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    editElsewhere(write('r1', { danger: 'Pétrin' }));
    const { promise, resolve } = Promise.withResolvers<void>();
    reading.until = promise;
    await call(0).refuse(status);
    expect(server.reads).toBe(1);
    queue.close();
    server.readFails = readFails;
    resolve();
    await settle();
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
    expect(findRisque(page.document, 'r1')?.danger).toBe('Four');
    expect(refusals).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('says nothing of the last reading, which was on its way', async () => {
    const { queue, server, reading, edit, editElsewhere, call, onMerged } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    const answer = call(0).answerLate();
    editElsewhere(write('r2', { danger: 'Sol mouillé' }));
    queue.adoptRead({ document: server.document, etag: '"3"' });
    const { promise, resolve } = Promise.withResolvers<void>();
    reading.until = promise;
    await answer();
    expect(server.reads).toBe(1);
    queue.close();
    resolve();
    await settle();
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
    expect(onMerged).not.toHaveBeenCalled();
  });

  test('asks nothing of a conflict whose answer comes after it', async () => {
    const { queue, edit, editElsewhere, call, page } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    editElsewhere(write('r1', { danger: 'Pétrin' }));
    const received = call(0).receive();
    queue.close();
    await received;
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
    expect(findRisque(page.document, 'r1')?.danger).toBe('Four');
  });
});

test('a document that was deleted keeps nothing to send, here or on the device', async () => {
  const { queue, edit, call, calls, persisted } = openQueue();
  edit(write('r1', { danger: 'Four' }));
  edit(write('r2', { danger: 'Sol mouillé' }));
  queue.forget();
  await call(0).receive();
  expect(calls).toHaveLength(1);
  expect(persisted.at(-1)).toEqual({ intents: [], vues: [] });
});

test.for([404, 409, 422, 503])(
  'a document that was deleted tells nothing of the %d of an edit that was on its way',
  async (status) => {
    const { queue, server, edit, call, refusals } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    const flushed = queue.flush();
    server.readFails = 404;
    queue.forget();
    await expect(flushed).resolves.toBe(false);
    await call(0).refuse(status);
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
    expect(refusals).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('who listens hears of each state until they stop', async () => {
  const { queue, edit, call } = openQueue();
  const heard = new Set<string>();
  const stop = queue.subscribe(() => heard.add(queue.getState().kind));
  edit(write('r1', { danger: 'Four' }));
  await call(0).receive();
  expect([...heard]).toEqual(['saving', 'saved']);
  stop();
  heard.clear();
  edit(write('r1', { danger: DOCUMENT.displayName }));
  expect(heard.size).toBe(0);
});

describe('what another page stored and nobody can read', () => {
  const DAMAGED = { id: 'damaged', at: '', kind: 'renommerUnite', idUniteDeTravail: 'u1', values: null };
  const LATER = { id: 'later', at: '', kind: 'photographierUnite' };

  test.for([true, false])(
    'is put aside with its name, and the rest is sent (document there: %s)',
    async (isRead) => {
      const { queue, call, calls, persisted, server } = openQueue({ isRead });
      const good = stamp(write('r1', { danger: 'Four' })(DOCUMENT));
      queue.restore({ intents: [DAMAGED as unknown as Intent, good, LATER as unknown as Intent], vues: [] });
      await settle();
      await call(0).receive();
      expect(calls).toHaveLength(1);
      expect(findRisque(server.document, 'r1')?.danger).toBe('Four');
      expect(queue.getState()).toEqual({
        kind: 'unreadable',
        what: [`nouveau nom de l'unité ${quoteFr('Unité u1')}`, 'modification dont le contenu est inconnu'],
      });
      expect(persisted.at(-1)).toEqual({ intents: [], vues: [], illisibles: [DAMAGED, LATER] });
      await expect(queue.flush()).resolves.toBe(false);
    },
  );

  test('does not hold later edits, and is gone once it is given up', async () => {
    const { queue, edit, call, persisted } = openQueue();
    queue.restore({ intents: [], vues: [], illisibles: ['{"format":'] });
    await settle();
    expect(queue.getState()).toMatchObject({ kind: 'unreadable' });
    edit(write('r1', { danger: 'Four' }));
    const flushed = queue.flush();
    await call(0).receive();
    await expect(flushed).resolves.toBe(false);
    expect(queue.getState()).toMatchObject({ kind: 'unreadable' });
    queue.abandon();
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
    expect(persisted.at(-1)).toEqual({ intents: [], vues: [] });
    await expect(queue.flush()).resolves.toBe(true);
  });

  test('does not stop a page that reads the document before it sends', () => {
    const { queue } = openQueue({ isRead: false });
    const illisibles = ['{"format":'];
    queue.restore({ intents: [DAMAGED as unknown as Intent], vues: [], illisibles });
    expect(queue.adoptRead({ document: DOCUMENT, etag: '"1"' })).toEqual(DOCUMENT);
    expect(queue.getPending()).toEqual({ intents: [], vues: [], illisibles: [...illisibles, DAMAGED] });
  });
});
