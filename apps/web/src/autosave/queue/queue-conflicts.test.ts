import {
  applyIntents,
  modifierRisque,
  renommerUnite,
  resolveCollision,
  supprimerRisque,
  supprimerUnite,
} from '@odu/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Maker } from './queue-fixture.test-data.ts';
import { findRisque, findUnite, openQueue, settle, write } from './queue-fixture.test-data.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T14:32:00') }));
afterEach(() => void vi.useRealTimers());

const deleteRisque =
  (id: string): Maker =>
  (document) => {
    const risque = findRisque(document, id);
    return risque === undefined ? null : supprimerRisque(findUnite(document, 'u1'), risque);
  };
const deleteUnite =
  (id: string): Maker =>
  (document) =>
    supprimerUnite(findUnite(document, id));
const rename =
  (id: string, name: string): Maker =>
  (document) =>
    renommerUnite(findUnite(document, id), name);

/** The user's edits meet what somebody else wrote meanwhile; the first call got its 409. */
const meet = async ({ mine, theirs }: { mine: readonly Maker[]; theirs: readonly Maker[] }) => {
  const opened = openQueue();
  for (const maker of mine) opened.edit(maker);
  for (const maker of theirs) opened.editElsewhere(maker);
  await opened.call(0).receive();
  return opened;
};

/** The server takes every call that is still made. */
const receiveAll = async ({ calls }: Pick<ReturnType<typeof openQueue>, 'calls'>) => {
  await settle();
  for (let index = 1; index < calls.length; index += 1) await calls[index]?.receive();
};

describe('two people who touch different things', () => {
  test('are joined without a question, and told so once', async () => {
    const opened = await meet({
      mine: [write('r1', { danger: 'Four' }), write('r2', { remarques: 'Gants' })],
      theirs: [write('r1', { remarques: 'Minuterie' }), rename('u2', 'Vente')],
    });
    const { queue, call, page, onMerged, server } = opened;
    expect(call(1).ifMatch).toBe('"3"');
    expect(call(1).ecriture).toMatchObject({ body: { danger: 'Four', remarques: 'Minuterie' } });
    expect(findUnite(page.document, 'u2').displayName).toBe('Vente');
    expect(findRisque(page.document, 'r2')?.remarques).toBe('Gants');
    expect(onMerged).not.toHaveBeenCalled();
    await receiveAll(opened);
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
    expect(onMerged).toHaveBeenCalledOnce();
    expect(page.document).toEqual(server.document);
  });

  test('are told again only when it happens again', async () => {
    const opened = await meet({
      mine: [write('r1', { danger: 'Four' })],
      theirs: [rename('u2', 'Vente')],
    });
    const { call, edit, onMerged } = opened;
    await call(1).receive();
    edit(write('r2', { danger: 'Sol mouillé' }));
    await call(2).receive();
    expect(onMerged).toHaveBeenCalledOnce();
  });

  test('the user’s own lost answer raised the version: nothing is said, nothing is sent twice', async () => {
    const { queue, edit, call, calls, onMerged } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).loseAnswer();
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).receive();
    expect(calls).toHaveLength(2);
    expect(queue.getEtag()).toBe('"2"');
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
    expect(onMerged).not.toHaveBeenCalled();
  });

  test('an own lost answer, then somebody else’s edit: it is shown and told', async () => {
    const { queue, edit, editElsewhere, call, calls, onMerged, page } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).loseAnswer();
    editElsewhere(rename('u2', 'Vente'));
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).receive();
    expect(calls).toHaveLength(2);
    expect(queue.getState().kind).toBe('saved');
    expect(onMerged).toHaveBeenCalledOnce();
    expect(findUnite(page.document, 'u2').displayName).toBe('Vente');
  });

  test('what the user gives up is joined with nothing, and nothing is said to be', async () => {
    const { queue, onMerged } = await meet({
      mine: [write('r1', { danger: 'Four' })],
      theirs: [write('r1', { danger: 'Pétrin' })],
    });
    queue.resolve('autre', resolveCollision);
    await settle();
    expect(queue.getState().kind).toBe('saved');
    expect(onMerged).not.toHaveBeenCalled();
  });

  test('what the user overrules is joined with nothing, and nothing is said to be', async () => {
    const { queue, call, onMerged, page } = await meet({
      mine: [write('r1', { danger: 'Four' }), write('r2', { remarques: 'Gants' })],
      theirs: [write('r1', { danger: 'Pétrin' })],
    });
    queue.resolve('mien', resolveCollision);
    await call(1).receive();
    await call(2).receive();
    expect(queue.getState().kind).toBe('saved');
    expect(findRisque(page.document, 'r1')?.danger).toBe('Four');
    expect(onMerged).not.toHaveBeenCalled();
  });

  test('one value is overruled, another change of the same person is joined: it is told', async () => {
    const { queue, call, onMerged } = await meet({
      mine: [write('r1', { danger: 'Four' })],
      theirs: [write('r1', { danger: 'Pétrin' }), rename('u2', 'Vente')],
    });
    queue.resolve('mien', resolveCollision);
    await call(1).receive();
    expect(queue.getState().kind).toBe('saved');
    expect(onMerged).toHaveBeenCalledOnce();
  });

  test('both wrote the same: it is no question', async () => {
    const { queue, call, calls } = await meet({
      mine: [write('r1', { danger: 'Four' })],
      theirs: [write('r1', { danger: 'Four' })],
    });
    expect(calls).toHaveLength(1);
    expect(call(0).ifMatch).toBe('"1"');
    expect(queue.getState().kind).toBe('saved');
  });

  test('others who write faster than the queue reads are waited for', async () => {
    const { queue, edit, editElsewhere, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    for (let index = 0; index < 5; index += 1) {
      editElsewhere(rename('u2', `Vente ${index}`));
      await call(index).receive();
    }
    expect(queue.getState()).toEqual({ kind: 'retrying', retryAt: Date.now() + 2_000 });
    await vi.advanceTimersByTimeAsync(2_000);
    await call(5).receive();
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  });
});

describe('two values of one field', () => {
  const meetInDanger = () =>
    meet({
      mine: [write('r1', { danger: 'Four' }), write('r1', { danger: 'Four à 250 °C' })],
      theirs: [write('r1', { danger: 'Pétrin' })],
    });

  test('are one question, however often the user wrote it: with what they wrote last', async () => {
    const { queue, calls, page } = await meetInDanger();
    expect(queue.getState()).toMatchObject({
      kind: 'conflict',
      left: 1,
      collision: {
        type: 'champ',
        champ: 'danger',
        mien: 'Four à 250 °C',
        autre: 'Pétrin',
        cible: { entite: 'risque', id: 'r1' },
      },
    });
    expect(calls).toHaveLength(1);
    await expect(queue.flush()).resolves.toBe(false);
    expect(findRisque(page.document, 'r1')?.danger).toBe('Four à 250 °C');
  });

  test('« Garder ma valeur » writes it over the other one', async () => {
    const opened = await meetInDanger();
    opened.queue.resolve('mien', resolveCollision);
    await receiveAll(opened);
    expect(findRisque(opened.server.document, 'r1')?.danger).toBe('Four à 250 °C');
    expect(opened.page.document).toEqual(opened.server.document);
    expect(opened.queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  });

  test('« Prendre l’autre valeur » shows it and sends nothing more of the user’s', async () => {
    const { queue, calls, page, persisted } = await meetInDanger();
    queue.resolve('autre', resolveCollision);
    await settle();
    expect(calls).toHaveLength(1);
    expect(findRisque(page.document, 'r1')?.danger).toBe('Pétrin');
    expect(persisted.at(-1)).toEqual({ intents: [], vues: [] });
    expect(queue.getState().kind).toBe('saved');
  });

  test('two fields are two questions, one after the other; what is no question is kept', async () => {
    const opened = await meet({
      mine: [write('r1', { danger: 'Four', remarques: 'Gants', evalGravite: 3 })],
      theirs: [write('r1', { danger: 'Pétrin', remarques: 'Carter' })],
    });
    const { queue, server } = opened;
    expect(queue.getState()).toMatchObject({ left: 2, collision: { champ: 'danger' } });
    queue.resolve('autre', resolveCollision);
    expect(queue.getState()).toMatchObject({ left: 1, collision: { champ: 'remarques', mien: 'Gants' } });
    queue.resolve('mien', resolveCollision);
    await receiveAll(opened);
    expect(findRisque(server.document, 'r1')).toMatchObject({
      danger: 'Pétrin',
      remarques: 'Gants',
      evalGravite: 3,
    });
  });

  test('an edit made while the question stands waits for the answer', async () => {
    const opened = await meetInDanger();
    const { queue, edit, calls, server } = opened;
    edit(write('r2', { danger: 'Sol mouillé' }));
    await settle();
    expect(queue.getState().kind).toBe('conflict');
    expect(calls).toHaveLength(1);
    queue.resolve('autre', resolveCollision);
    await receiveAll(opened);
    expect(findRisque(server.document, 'r2')?.danger).toBe('Sol mouillé');
  });
});

describe('what the user changes is gone', () => {
  test('« Le recréer » gives the risk back with both people’s other things, then the user’s edit', async () => {
    const opened = await meet({
      mine: [write('r1', { danger: 'Four' })],
      theirs: [write('r2', { danger: 'Sol mouillé' }), deleteRisque('r1')],
    });
    const { queue, server } = opened;
    expect(queue.getState()).toMatchObject({
      kind: 'conflict',
      collision: { type: 'cibleSupprimee', cible: { entite: 'risque', id: 'r1', nom: 'Risque r1' } },
    });
    queue.resolve('mien', resolveCollision);
    await receiveAll(opened);
    expect(findRisque(server.document, 'r1')?.danger).toBe('Four');
    expect(findRisque(server.document, 'r2')?.danger).toBe('Sol mouillé');
    expect(queue.getState().kind).toBe('saved');
  });

  test('« Abandonner » takes away all edits of it, and only those', async () => {
    const opened = await meet({
      mine: [
        write('r1', { danger: 'Four' }),
        write('r1', { evalGravite: 4 }),
        write('r2', { danger: 'Sol mouillé' }),
      ],
      theirs: [deleteRisque('r1')],
    });
    const { queue, page, server } = opened;
    expect(queue.getState()).toMatchObject({ left: 1 });
    queue.resolve('autre', resolveCollision);
    expect(findRisque(page.document, 'r1')).toBeUndefined();
    await receiveAll(opened);
    expect(findRisque(server.document, 'r1')).toBeUndefined();
    expect(findRisque(server.document, 'r2')?.danger).toBe('Sol mouillé');
  });

  test('a unit is given back with what it held', async () => {
    const opened = await meet({ mine: [write('r1', { danger: 'Four' })], theirs: [deleteUnite('u1')] });
    const { queue, server } = opened;
    expect(queue.getState()).toMatchObject({
      collision: { type: 'cibleSupprimee', cible: { entite: 'uniteDeTravail', id: 'u1', nom: 'Unité u1' } },
    });
    queue.resolve('mien', resolveCollision);
    await receiveAll(opened);
    expect(server.document.data.unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail)).toEqual([
      'u1',
      'u2',
    ]);
    expect(findRisque(server.document, 'r1')?.danger).toBe('Four');
    expect(findRisque(server.document, 'r2')?.displayName).toBe('Risque r2');
  });
});

describe('after an acknowledgement', () => {
  test('a unit is given back with what the server had already taken', async () => {
    const opened = openQueue();
    const { queue, edit, editElsewhere, call, server } = opened;
    edit(write('r1', { danger: 'Four' }));
    edit(write('r2', { remarques: 'Gants' }));
    await call(0).receive();
    editElsewhere(deleteUnite('u1'));
    await call(1).receive();
    queue.resolve('mien', resolveCollision);
    await receiveAll(opened);
    expect(findRisque(server.document, 'r1')?.danger).toBe('Four');
    expect(findRisque(server.document, 'r2')?.remarques).toBe('Gants');
  });

  test('« Garder » gives up that one deletion, not those in the same unit', async () => {
    const opened = await meet({
      mine: [deleteRisque('r1'), deleteUnite('u1')],
      theirs: [rename('u1', 'Laboratoire')],
    });
    expect(opened.queue.getState()).toMatchObject({ collision: { type: 'suppression' } });
    opened.queue.resolve('autre', resolveCollision);
    await receiveAll(opened);
    expect(findRisque(opened.server.document, 'r1')).toBeUndefined();
    expect(findUnite(opened.server.document, 'u1').displayName).toBe('Laboratoire');
  });

  test('what a choice changed is told, so that it is not taken back as it was', async () => {
    const { queue, onReplaced } = await meet({
      mine: [write('r1', { danger: 'Four' })],
      theirs: [write('r1', { danger: 'Pétrin' })],
    });
    queue.resolve('mien', resolveCollision);
    expect(onReplaced).toHaveBeenCalledOnce();
    expect(onReplaced.mock.calls[0]?.[0]).toHaveLength(1);
  });
});

describe('what the user deletes has changed', () => {
  const meetInDeletion = () =>
    meet({ mine: [deleteRisque('r1')], theirs: [write('r1', { evalGravite: 4, danger: 'Four' })] });

  test('« Supprimer quand même » deletes it', async () => {
    const opened = await meetInDeletion();
    expect(opened.queue.getState()).toMatchObject({
      collision: { type: 'suppression', changements: 1, cible: { entite: 'risque', id: 'r1' } },
    });
    opened.queue.resolve('mien', resolveCollision);
    await receiveAll(opened);
    expect(findRisque(opened.server.document, 'r1')).toBeUndefined();
  });

  test('« Supprimer quand même » is asked once of what the user wrote in before', async () => {
    const opened = await meet({
      mine: [write('r1', { remarques: 'Gants' }), deleteRisque('r1')],
      theirs: [write('r1', { danger: 'Four' })],
    });
    const { queue, server } = opened;
    expect(queue.getState()).toMatchObject({ left: 1, collision: { type: 'suppression' } });
    queue.resolve('mien', resolveCollision);
    await receiveAll(opened);
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
    expect(findRisque(server.document, 'r1')).toBeUndefined();
  });

  test('« Le garder » shows it again as the other person left it', async () => {
    const { queue, calls, page } = await meetInDeletion();
    queue.resolve('autre', resolveCollision);
    await settle();
    expect(calls).toHaveLength(1);
    expect(findRisque(page.document, 'r1')).toMatchObject({ danger: 'Four', evalGravite: 4 });
  });

  test('what both deleted is no question', async () => {
    const { queue } = await meet({ mine: [deleteRisque('r1')], theirs: [deleteRisque('r1')] });
    expect(queue.getState().kind).toBe('saved');
  });
});

test('a choice that comes when nothing is asked changes nothing', async () => {
  const { queue, edit, call, calls } = openQueue();
  const intent = edit((document) => {
    const risque = findRisque(document, 'r1');
    return risque === undefined
      ? null
      : modifierRisque({ idUniteDeTravail: 'u1' }, risque, { danger: 'Four' });
  });
  queue.resolve('autre', resolveCollision);
  queue.abandon();
  queue.retry();
  expect(queue.getPending().intents).toEqual([intent]);
  expect(calls).toHaveLength(1);
  await call(0).receive();
  expect(queue.getState().kind).toBe('saved');
});

test('the page always shows the server’s document with the edits that are still to send', async () => {
  const { queue, edit, editElsewhere, call, page, server } = openQueue();
  edit(write('r1', { danger: 'Four' }));
  edit(write('r2', { danger: 'Sol mouillé' }));
  editElsewhere(rename('u2', 'Vente'));
  await call(0).receive();
  expect(page.document).toEqual(applyIntents(server.document, queue.getPending().intents));
  await call(1).receive();
  expect(page.document).toEqual(applyIntents(server.document, queue.getPending().intents));
});
