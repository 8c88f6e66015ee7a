import { ajouterAction, ajouterUnites, renommerUnite, supprimerRisque } from '@odu/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Maker } from './queue-fixture.test-data.ts';
import { makeRisque } from '../duerp-fixture.test-data.ts';
import { findRisque, findUnite, openQueue, settle, write } from './queue-fixture.test-data.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T14:32:00') }));
afterEach(() => void vi.useRealTimers());

describe('sending', () => {
  test('one edit is in flight at a time, each with the version that the answer before it gave', async () => {
    const { queue, edit, call, calls } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    edit(write('r2', { danger: 'Sol mouillé' }));
    expect(calls).toHaveLength(1);
    expect(call(0).ifMatch).toBe('"1"');
    await call(0).receive();
    expect(calls).toHaveLength(2);
    expect(call(1).ifMatch).toBe('"2"');
    await call(1).receive();
    expect(queue.getEtag()).toBe('"3"');
  });

  test('a read that finds the edit whose answer was lost tells of nobody else', async () => {
    const { queue, server, edit, call, onMerged } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).loseAnswer();
    queue.adoptRead({ document: server.document, etag: '"2"' });
    queue.retry();
    await settle();
    expect(queue.getState()).toMatchObject({ kind: 'saved' });
    expect(onMerged).not.toHaveBeenCalled();
  });

  test('an edit that was there already is answered with what others wrote since: the next one is made on that', async () => {
    const { queue, page, edit, editElsewhere, call, onMerged } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    editElsewhere(write('r1', { danger: 'Four' }));
    editElsewhere(() => ajouterUnites(['Vente'], () => 'u3'));
    edit(() => ajouterUnites(['Bureau'], () => 'u4'));
    await call(0).findDone();
    expect(call(1)).toMatchObject({ ifMatch: '"3"', ecriture: { kind: 'unites' } });
    await call(1).receive();
    const ids = page.document.data.unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail);
    expect(ids).toEqual(['u1', 'u2', 'u3', 'u4']);
    expect(JSON.stringify(call(1).ecriture.body)).toContain('u3');
    expect(queue.getState()).toMatchObject({ kind: 'saved' });
    expect(onMerged).toHaveBeenCalledTimes(1);
  });

  test('it is « Enregistré » only once every edit is acknowledged', async () => {
    const { queue, edit, call } = openQueue();
    expect(queue.getState()).toEqual({ kind: 'saved', at: null });
    edit(write('r1', { danger: 'Four' }));
    edit(write('r2', { danger: 'Sol mouillé' }));
    expect(queue.getState()).toEqual({ kind: 'saving' });
    await call(0).receive();
    expect(queue.getState()).toEqual({ kind: 'saving' });
    await call(1).receive();
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  });

  test('each call is made of what the server holds: an edit after another one does not undo it', async () => {
    const { edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    edit(write('r1', { remarques: 'Gants' }));
    expect(call(0).ecriture).toMatchObject({ kind: 'risque', body: { danger: 'Four', remarques: '' } });
    await call(0).receive();
    expect(call(1).ecriture).toMatchObject({ kind: 'risque', body: { danger: 'Four', remarques: 'Gants' } });
  });

  test('edits are sent in the order in which they were made', async () => {
    const { edit, call, calls } = openQueue();
    edit((document) => renommerUnite(findUnite(document, 'u1'), 'Fournil'));
    edit(write('r1', { danger: 'Four' }));
    edit((document) => {
      const risque = findRisque(document, 'r2');
      return risque === undefined ? null : supprimerRisque(findUnite(document, 'u1'), risque);
    });
    edit(() => ajouterUnites(['Vente'], () => 'u3'));
    for (let index = 0; index < 4; index += 1) await call(index).receive();
    expect(calls.map(({ ecriture: { kind } }) => kind)).toEqual(['unites', 'risque', 'risques', 'unites']);
  });

  test('an edit that the server holds already is not sent, and counts as acknowledged', async () => {
    const { queue, edit, calls, server } = openQueue();
    queue.adoptRead({ document: server.document, etag: '"1"' });
    const first = edit(write('r1', { danger: 'Four' }));
    await settle();
    const other = openQueue({ document: server.document });
    other.editElsewhere(() => first);
    other.queue.adoptRead({ document: other.server.document, etag: '"2"' });
    other.queue.enqueue(first, { document: server.document });
    await settle();
    expect(calls).toHaveLength(1);
    expect(other.calls).toHaveLength(0);
    expect(other.queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  });
});

describe('a premade risk that somebody else adds meanwhile', () => {
  const addPremade =
    (idRisque: string): Maker =>
    () => ({
      kind: 'ajouterRisquesPremade',
      idUniteDeTravail: 'u1',
      categories: [],
      risques: [{ item: makeRisque(idRisque, { displayName: 'Chute de hauteur' }), place: 'fin' }],
      liens: [],
    });
  const addAction: Maker = () =>
    ajouterAction({
      idAction: 'p1',
      idUniteDeTravail: 'u1',
      idRisqueAssocie: 'a1',
      descriptionDeLaMesure: 'Poser un garde-corps',
      responsable: 'Claire',
      budget: '',
      date: '2027-01-15',
      statut: 'À planifier',
    });

  test('is one with the same that was added here: what was made of it since is made of that one', async () => {
    const { queue, server, page, edit, editElsewhere, call, onReplaced } = openQueue();
    edit(addPremade('a1'));
    const evaluated = edit(write('a1', { evalGravite: 4, danger: 'Échelle' }));
    const linked = edit(addAction);
    editElsewhere(addPremade('b1'));
    await call(0).receive();
    expect(queue.getState()).toEqual({ kind: 'saving' });
    // Nothing of what was made under the other id can be taken back as it was.
    expect(onReplaced.mock.calls).toEqual([[[evaluated.id, linked.id]]]);
    expect(findRisque(page.document, 'b1')).toMatchObject({ evalGravite: 4, danger: 'Échelle' });
    await call(1).receive();
    await call(2).receive();
    expect(queue.getState()).toMatchObject({ kind: 'saved' });
    const { risques, papripactActionsPreventives } = findUnite(server.document, 'u1');
    expect(risques.map(({ idRisque }) => idRisque)).toEqual(['r1', 'r2', 'b1']);
    expect(risques[2]).toMatchObject({ evalGravite: 4, danger: 'Échelle' });
    expect(papripactActionsPreventives).toMatchObject([{ idAction: 'p1', idRisqueAssocie: 'b1' }]);
  });

  test('is shown so by a reading too', async () => {
    const { queue, server, edit, editElsewhere, call } = openQueue();
    edit(addPremade('a1'));
    edit(write('a1', { evalGravite: 4 }));
    editElsewhere(addPremade('b1'));
    await call(0).refuse(0);
    const shown = queue.adoptRead({ document: server.document, etag: '"2"' });
    expect(findRisque(shown, 'b1')?.evalGravite).toBe(4);
    expect(findRisque(shown, 'a1')).toBeUndefined();
  });
});

describe('flushing', () => {
  test('it answers true once all is acknowledged, and at once when nothing is to send', async () => {
    const { queue, edit, call } = openQueue();
    await expect(queue.flush()).resolves.toBe(true);
    edit(write('r1', { danger: 'Four' }));
    const flushed = queue.flush();
    await call(0).receive();
    await expect(flushed).resolves.toBe(true);
  });

  test('it answers false at the first failure', async () => {
    const { queue, edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    const flushed = queue.flush();
    await call(0).refuse(0);
    await expect(flushed).resolves.toBe(false);
  });

  test('it does not wait for the delay of a retry', async () => {
    const { queue, edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(503);
    const flushed = queue.flush();
    await call(1).receive();
    await expect(flushed).resolves.toBe(true);
  });

  test('an edit made by who waited for the flush is sent too', async () => {
    const { queue, edit, call, calls } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    const editedAgain = queue.flush().then(() => edit(write('r2', { danger: 'Sol mouillé' })));
    await call(0).receive();
    await editedAgain;
    await settle();
    expect(calls).toHaveLength(2);
    expect(queue.getState()).toEqual({ kind: 'saving' });
    await call(1).receive();
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  });
});

describe('a reading that comes before the answer', () => {
  /** The server has the user's edit, somebody else writes, the page reads; the answer comes last. */
  const overtake = async (elsewhere: Maker | null) => {
    const opened = openQueue();
    const { queue, server, page, edit, editElsewhere, call } = opened;
    edit(write('r1', { danger: 'Four' }));
    const answer = call(0).answerLate();
    if (elsewhere !== null) editElsewhere(elsewhere);
    page.document = queue.adoptRead({ document: server.document, etag: `"${server.version}"` });
    await answer();
    return opened;
  };

  test('the next edit is made on what it showed, and nobody is asked about what nobody wrote', async () => {
    const { queue, edit, call, server, onMerged } = await overtake(write('r2', { danger: 'Sol mouillé' }));
    edit(write('r2', { danger: 'Sol gras' }));
    await settle();
    expect(queue.getState()).toEqual({ kind: 'saving' });
    expect(call(1)).toMatchObject({ ifMatch: '"3"', ecriture: { body: { danger: 'Sol gras' } } });
    await call(1).receive();
    expect(findRisque(server.document, 'r2')?.danger).toBe('Sol gras');
    expect(onMerged).toHaveBeenCalledOnce();
  });

  test('is made again when nothing more is to send: the page shows, and knows as its version, what the server has', async () => {
    const { queue, page, server, onMerged } = await overtake(write('r1', { danger: 'Sol mouillé' }));
    expect(queue.getEtag()).toBe('"3"');
    expect(findRisque(page.document, 'r1')?.danger).toBe('Sol mouillé');
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
    expect(server.reads).toBe(1);
    expect(onMerged).toHaveBeenCalledOnce();
  });

  test('and cannot be made again leaves the edit saved, and is made before the next one', async () => {
    const { queue, page, server, edit, editElsewhere, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    const answer = call(0).answerLate();
    editElsewhere(write('r2', { danger: 'Sol mouillé' }));
    page.document = queue.adoptRead({ document: server.document, etag: '"3"' });
    server.readFails = 503;
    const flushed = queue.flush();
    await answer();
    await expect(flushed).resolves.toBe(true);
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
    server.readFails = null;
    edit(write('r2', { danger: 'Sol gras' }));
    await settle();
    expect(call(1).ifMatch).toBe('"3"');
  });

  test('that brings what is known already costs no other reading', async () => {
    const { queue, server, edit, call } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    queue.adoptRead({ document: server.document, etag: '"1"' });
    await call(0).receive();
    expect(server.reads).toBe(0);
  });

  test('that of the edit itself costs no other reading, and tells of nobody else', async () => {
    const { edit, call, server, onMerged } = await overtake(null);
    edit(write('r2', { danger: 'Sol gras' }));
    expect(call(1).ifMatch).toBe('"2"');
    await call(1).receive();
    expect(server.reads).toBe(0);
    expect(onMerged).not.toHaveBeenCalled();
  });
});
