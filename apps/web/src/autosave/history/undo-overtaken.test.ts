import type { DuerpDocument } from '@odu/api-contract';
import {
  ajouterUnites,
  applyIntent,
  deplacerRisques,
  isApplied,
  modifierRisque,
  renommerUnite,
  resolveCollision,
  supprimerRisque,
  supprimerUnite,
} from '@odu/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createId } from '../../create-id.ts';
import type { AutosaveRegistry } from '../autosave-registry.ts';
import { makeRisque } from '../duerp-fixture.test-data.ts';
import {
  DOCUMENT,
  findRisque,
  findUnite,
  openQueue,
  settle,
  stamp,
} from '../queue/queue-fixture.test-data.ts';
import { write } from '../queue/queue-fixture.test-data.ts';
import type { Maker } from '../queue/queue-fixture.test-data.ts';
import { readStored, writeIntent } from '../storage/stored-entry.ts';
import { EMPTY_HISTORY } from './edit-history.ts';
import { createHistories } from './histories.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T14:32:00') }));
afterEach(() => void vi.useRealTimers());

const toStopped = (done: string) =>
  `Cette modification ne peut plus être ${done}\u00A0: une autre personne, ou un autre onglet, a modifié la même chose depuis.`;

/** A page that has a history over its own queue. */
const open = () => {
  const said: string[] = [];
  const opened = openQueue({
    onOvertaken: (overtaken) => histories.stop('d1', overtaken),
  });
  const { queue, page, calls, onReplaced } = opened;
  onReplaced.mockImplementation((ids) => histories.forget('d1', ids));
  const edit: AutosaveRegistry['edit'] = (_id, edition, unite) => {
    const before = page.document;
    const intent = stamp(edition);
    if (isApplied(before, intent)) return null;
    page.document = applyIntent(before, intent);
    queue.enqueue(intent, { document: before, unite });
    return { intent, before };
  };
  const histories = createHistories({
    autosaves: { edit },
    readDocument: () => page.document,
    say: (_kind, message) => void said.push(message),
    endOffers: () => {},
  });
  return {
    ...opened,
    histories,
    said,
    edit: (...makers: Maker[]) => {
      const editions = makers.flatMap((maker) => maker(page.document) ?? []);
      histories.editTogether('d1', editions, 'cette modification');
    },
    /** The server takes every call that is made from now on. */
    receiveAll: async () => {
      await settle();
      for (let index = 0; index < calls.length; index += 1) await calls[index]?.receive();
    },
    undo: () => histories.undo('d1'),
    redo: () => histories.redo('d1'),
  };
};

const rate: Maker = (document) => {
  const risque = findRisque(document, 'r1') ?? makeRisque('r1');
  const notes = { evalGravite: 3, evalFrequence: 3, evalMaitrise: 4 } as const;
  return modifierRisque({ idUniteDeTravail: 'u1' }, risque, notes);
};
const rename =
  (id: string, name: string): Maker =>
  (document) =>
    renommerUnite(findUnite(document, id), name);
const UNDONE = 'Annulé\u00A0: cette modification.';
const REDONE = 'Rétabli\u00A0: cette modification.';

describe('« Annuler » of what somebody else has changed, and this page has not read', () => {
  test('does nothing, asks nothing, and says so: the colleague’s evaluation stays whole', async () => {
    const { edit, editElsewhere, undo, receiveAll, queue, server, page, said, onMerged } = open();
    edit(rate);
    await receiveAll();
    editElsewhere(write('r1', { evalGravite: 4 }));
    const theirs = server.document;
    undo();
    await receiveAll();
    expect(queue.getState().kind).toBe('saved');
    expect(server.document).toBe(theirs);
    expect(page.document).toEqual(theirs);
    expect(said).toEqual([UNDONE, toStopped('annulée')]);
    expect(onMerged).not.toHaveBeenCalled();
  });

  test.for<[string, Maker, Maker]>([
    [
      'a risk that they deleted',
      write('r1', { danger: 'Four' }),
      (document) => {
        const risque = findRisque(document, 'r1');
        return risque === undefined ? null : supprimerRisque(findUnite(document, 'u1'), risque);
      },
    ],
    ['a unit that they renamed', () => ajouterUnites(['Bureau'], () => 'u3'), rename('u3', 'Accueil')],
  ])('nor about %s', async ([, mine, theirs]) => {
    const { edit, editElsewhere, undo, receiveAll, queue, server, said } = open();
    edit(mine);
    await receiveAll();
    editElsewhere(theirs);
    const left = server.document;
    undo();
    await receiveAll();
    expect(queue.getState().kind).toBe('saved');
    expect(server.document).toBe(left);
    expect(said).toEqual([UNDONE, toStopped('annulée')]);
  });

  test('is told of « Rétablir » too', async () => {
    const { edit, editElsewhere, undo, redo, receiveAll, queue, server, said, histories } = open();
    edit(rate);
    undo();
    await receiveAll();
    editElsewhere(write('r1', { evalGravite: 1 }));
    redo();
    await receiveAll();
    expect(queue.getState().kind).toBe('saved');
    expect(findRisque(server.document, 'r1')).toMatchObject({ evalGravite: 1, evalFrequence: null });
    expect(said).toEqual([UNDONE, REDONE, toStopped('rétablie')]);
    expect(histories.get('d1')).toEqual(EMPTY_HISTORY);
  });

  test('of several at once: all of it stays, what the server had taken back is given again', async () => {
    const { edit, editElsewhere, undo, receiveAll, queue, server, call, calls, said, histories } = open();
    edit(rename('u1', 'Fournil'), rename('u2', 'Vente'));
    await receiveAll();
    const done = calls.length;
    undo();
    await call(done).receive();
    expect(findUnite(server.document, 'u2').displayName).toBe('Unité u2');
    editElsewhere(rename('u1', 'Laboratoire'));
    await receiveAll();
    expect(queue.getState().kind).toBe('saved');
    expect(server.document.data.unitesDeTravail.map(({ displayName }) => displayName)).toEqual([
      'Laboratoire',
      'Vente',
    ]);
    expect(said).toEqual([UNDONE, toStopped('annulée')]);
    expect(histories.get('d1')).toEqual(EMPTY_HISTORY);
  });

  test('and « Rétablir » of several: what the server had made again is taken back', async () => {
    const { edit, editElsewhere, undo, redo, receiveAll, queue, server, call, calls, said, histories } =
      open();
    edit(rename('u1', 'Fournil'), rename('u2', 'Vente'));
    undo();
    await receiveAll();
    const done = calls.length;
    redo();
    await settle();
    await call(done).receive();
    expect(findUnite(server.document, 'u1').displayName).toBe('Fournil');
    editElsewhere(rename('u2', 'Accueil'));
    await receiveAll();
    expect(queue.getState().kind).toBe('saved');
    expect(server.document.data.unitesDeTravail.map(({ displayName }) => displayName)).toEqual([
      'Unité u1',
      'Accueil',
    ]);
    expect(said).toEqual([UNDONE, REDONE, toStopped('rétablie')]);
    expect(histories.get('d1')).toEqual(EMPTY_HISTORY);
  });

  test('of a move: what went there stays there, and comes back nowhere', async () => {
    const { edit, editElsewhere, undo, receiveAll, server, queue } = open();
    const u1 = findUnite(DOCUMENT, 'u1');
    const editions = deplacerRisques(u1, u1.risques, findUnite(DOCUMENT, 'u2'), createId);
    edit(...editions.map((edition) => () => edition));
    await receiveAll();
    editElsewhere((document) => {
      const { risques } = findUnite(document, 'u2');
      return modifierRisque({ idUniteDeTravail: 'u2' }, risques[0] ?? makeRisque('r1'), { danger: 'Four' });
    });
    const theirs = server.document;
    undo();
    await receiveAll();
    expect(queue.getState().kind).toBe('saved');
    expect(server.document.data).toEqual(theirs.data);
  });

  test('leaves the edits made after it, which are asked about as ever', async () => {
    const { edit, editElsewhere, undo, receiveAll, queue, server, said } = open();
    edit(write('r1', { danger: 'Four' }));
    await receiveAll();
    editElsewhere(write('r1', { danger: 'Pétrin' }));
    undo();
    edit(write('r1', { danger: 'Vapeur' }));
    edit(write('r2', { danger: 'Sol mouillé' }));
    await receiveAll();
    expect(said).toEqual([UNDONE, toStopped('annulée')]);
    expect(queue.getState()).toMatchObject({
      kind: 'conflict',
      left: 1,
      collision: { champ: 'danger', mien: 'Vapeur', autre: 'Pétrin' },
    });
    queue.resolve('autre', resolveCollision);
    await receiveAll();
    expect(findRisque(server.document, 'r1')?.danger).toBe('Pétrin');
    expect(findRisque(server.document, 'r2')?.danger).toBe('Sol mouillé');
  });

  test('once it is kept over a reload too', async () => {
    const before = open();
    before.edit(rate);
    await before.receiveAll();
    before.undo();
    const { intents, vues } = before.queue.getPending();
    const kept = intents.map((intent) => readStored(writeIntent(intent, vues)));
    const after = open();
    after.server.document = before.server.document;
    after.editElsewhere(write('r1', { evalGravite: 4 }));
    const theirs: DuerpDocument = after.server.document;
    for (const left of kept) if ('intents' in left) after.queue.restore(left);
    await after.receiveAll();
    expect(after.queue.getState().kind).toBe('saved');
    expect(after.server.document).toBe(theirs);
    expect(after.page.document).toEqual(theirs);
    expect(after.said).toEqual([toStopped('annulée')]);
  });
});

describe('what was taken back before it was ever sent', () => {
  const wait: Maker = rename('u2', 'Vente');
  const deleteUnite: Maker = (document) => supprimerUnite(findUnite(document, 'u1'));

  test.for<[string, Maker]>([
    ['of a field', rate],
    ['of a unit', deleteUnite],
  ])('%s is nothing that a colleague’s edit could meet', async ([, mine]) => {
    const { edit, editElsewhere, undo, receiveAll, queue, server, said } = open();
    edit(wait);
    edit(mine);
    undo();
    editElsewhere(write('r1', { evalGravite: 4 }));
    await receiveAll();
    expect(queue.getState().kind).toBe('saved');
    expect(findRisque(server.document, 'r1')).toMatchObject({ evalGravite: 4, evalFrequence: null });
    expect(findUnite(server.document, 'u2').displayName).toBe('Vente');
    expect(said).toEqual([UNDONE]);
  });

  test('and is done again meets it', async () => {
    const { edit, editElsewhere, undo, redo, receiveAll, queue, server, said } = open();
    edit(wait);
    edit(deleteUnite);
    undo();
    redo();
    editElsewhere(write('r1', { evalGravite: 4 }));
    await receiveAll();
    expect(queue.getState().kind).toBe('saved');
    expect(findRisque(server.document, 'r1')?.evalGravite).toBe(4);
    expect(said).toEqual([UNDONE, REDONE, toStopped('rétablie')]);
  });

  test('of several, one of which may have been, is told, and the rest of them is sent', async () => {
    const { edit, editElsewhere, undo, receiveAll, call, queue, server, said } = open();
    edit(rename('u1', 'Fournil'), wait);
    await call(0).loseAnswer();
    undo();
    editElsewhere(rename('u1', 'Laboratoire'));
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).receive();
    expect(said).toEqual([UNDONE, toStopped('annulée')]);
    queue.resolve('autre', resolveCollision);
    await receiveAll();
    expect(server.document.data.unitesDeTravail.map(({ displayName }) => displayName)).toEqual([
      'Laboratoire',
      'Vente',
    ]);
  });

  test('of what was sent long before, and is done again, meets nothing either: nothing came of both', async () => {
    const { edit, editElsewhere, undo, redo, receiveAll, queue, server, said } = open();
    edit(rate);
    await receiveAll();
    editElsewhere(write('r1', { evalGravite: 1 }));
    edit(wait);
    undo();
    undo();
    redo();
    await receiveAll();
    expect(queue.getState().kind).toBe('saved');
    expect(findRisque(server.document, 'r1')?.evalGravite).toBe(1);
    expect(said).toEqual([UNDONE, UNDONE, REDONE]);
  });

  test('counts as sent once an answer was lost: it is asked about, and what takes it back is told', async () => {
    const { edit, editElsewhere, undo, call, queue, said } = open();
    edit(rate);
    await call(0).loseAnswer();
    undo();
    editElsewhere(write('r1', { evalGravite: 4 }));
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).receive();
    expect(said).toEqual([UNDONE, toStopped('annulée')]);
    expect(queue.getState()).toMatchObject({
      kind: 'conflict',
      left: 1,
      collision: { champ: 'evalGravite' },
    });
  });
});
