import {
  ajouterAction,
  ajouterUnites,
  deplacerRisques,
  modifierRisque,
  supprimerRisques,
  supprimerUnite,
} from '@odu/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findUnite, openQueue, settle, write } from './queue-fixture.test-data.ts';
import type { Maker } from './queue-fixture.test-data.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T14:32:00') }));
afterEach(() => void vi.useRealTimers());

const addUnite: Maker = () => ajouterUnites(['Fournil'], () => 'u9');
const deleteUnite: Maker = (document) => supprimerUnite(findUnite(document, 'u9'));

type Opened = ReturnType<typeof openQueue>;
const namesOf = ({ data }: Opened['server']['document']) =>
  data.unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail);

/** The page reads the document for another reason: its window is looked at again. */
const readAgain = ({ queue, server, page }: Opened) => {
  page.document = queue.adoptRead({ document: server.document, etag: `"${server.version}"` });
};

describe('an addition whose answer was lost, and which somebody deletes before it is sent again', () => {
  test('stays deleted where the page read it there while it waited for its next try', async () => {
    const opened = openQueue();
    const { queue, edit, editElsewhere, call, calls, server, page, onMerged } = opened;
    edit(addUnite);
    await call(0).loseAnswer();
    readAgain(opened);
    editElsewhere(deleteUnite);
    readAgain(opened);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls).toHaveLength(1);
    expect(namesOf(server.document)).toEqual(['u1', 'u2']);
    expect(namesOf(page.document)).toEqual(['u1', 'u2']);
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
    expect(queue.getPending().intents).toEqual([]);
    expect(onMerged).toHaveBeenCalledTimes(1);
  });

  test('stays deleted where the page read it there while its call was still without an answer', async () => {
    const opened = openQueue();
    const { queue, edit, editElsewhere, call, calls, page } = opened;
    edit(addUnite);
    call(0).answerLate();
    readAgain(opened);
    editElsewhere(deleteUnite);
    await call(0).refuse(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls).toHaveLength(1);
    expect(namesOf(page.document)).toEqual(['u1', 'u2']);
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  });

  test('stays deleted where a closed page of the same person left it and this one read it', async () => {
    const closed = openQueue();
    closed.edit(addUnite);
    const left = closed.queue.getPending();
    const { queue, edit, call, calls, server, page } = openQueue({
      document: (await closed.call(0).loseAnswer(), closed.server.document),
    });
    edit(deleteUnite);
    await call(0).receive();
    queue.restore(structuredClone(left));
    await settle();
    expect(calls).toHaveLength(1);
    expect(namesOf(server.document)).toEqual(['u1', 'u2']);
    expect(namesOf(page.document)).toEqual(['u1', 'u2']);
    expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  });

  test('what was done in it since is asked about: it can be made again with that', async () => {
    const opened = openQueue();
    const { queue, edit, editElsewhere, call } = opened;
    edit(addUnite);
    edit(() =>
      ajouterAction({
        idAction: 'a9',
        idUniteDeTravail: 'u9',
        idRisqueAssocie: null,
        descriptionDeLaMesure: 'Hotte',
        responsable: '',
        budget: '',
        date: '2026-12-01',
        statut: 'À planifier',
      }),
    );
    await call(0).loseAnswer();
    readAgain(opened);
    editElsewhere(deleteUnite);
    readAgain(opened);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(queue.getState()).toMatchObject({
      kind: 'conflict',
      collision: { type: 'cibleSupprimee', cible: { entite: 'uniteDeTravail', id: 'u9' } },
    });
  });
});

test('an addition that no reading showed is sent again, without a question: it may never have arrived', async () => {
  const opened = openQueue();
  const { queue, edit, editElsewhere, call, server } = opened;
  edit(addUnite);
  await call(0).refuse(0);
  editElsewhere(write('r1', { danger: 'Four' }));
  readAgain(opened);
  editElsewhere(write('r1', { danger: 'Sol mouillé' }));
  readAgain(opened);
  await vi.advanceTimersByTimeAsync(2_000);
  await call(1).receive();
  expect(namesOf(server.document)).toEqual(['u1', 'u2', 'u9']);
  expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
});

test('a value that somebody else wrote too and took back is written: it may never have arrived', async () => {
  const opened = openQueue();
  const { edit, editElsewhere, call, server } = opened;
  edit(write('r1', { danger: 'Four' }));
  await call(0).refuse(0);
  editElsewhere(write('r1', { danger: 'Four' }));
  readAgain(opened);
  editElsewhere((document) => {
    const [risque] = findUnite(document, 'u1').risques;
    return risque === undefined ? null : modifierRisque({ idUniteDeTravail: 'u1' }, risque, { danger: '' });
  });
  readAgain(opened);
  await vi.advanceTimersByTimeAsync(2_000);
  await call(1).receive();
  expect(findUnite(server.document, 'u1').risques[0]?.danger).toBe('Four');
});

test('a risk whose copy somebody deletes where it was moved to, before it left, stays where it was', async () => {
  const opened = openQueue();
  const { queue, edit, editElsewhere, call, calls, server, page } = opened;
  let ids = 0;
  const u1 = findUnite(server.document, 'u1');
  const moved = u1.risques.slice(0, 1);
  const move = deplacerRisques(u1, moved, findUnite(server.document, 'u2'), () => `m${(ids += 1)}`);
  for (const part of move) edit(() => part);
  await call(0).receive();
  await call(1).refuse(0);
  editElsewhere((document) => {
    const unite = findUnite(document, 'u2');
    return supprimerRisques(unite, unite.risques);
  });
  await vi.advanceTimersByTimeAsync(2_000);
  await call(2).receive();
  const risquesIn = (id: string) => findUnite(server.document, id).risques.map(({ idRisque }) => idRisque);
  expect(calls).toHaveLength(3);
  expect([risquesIn('u1'), risquesIn('u2')]).toEqual([['r1', 'r2'], []]);
  expect(page.document).toEqual(server.document);
  expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  expect(queue.getPending().intents).toEqual([]);
});

test('an own edit whose answer was lost, read once one of a closed page stands before it, is told as nobody else’s', async () => {
  const closed = openQueue();
  closed.edit(write('r2', { danger: 'Sol mouillé' }));
  const opened = openQueue();
  const { queue, edit, call, calls, server, onMerged } = opened;
  edit(write('r1', { danger: 'Four' }));
  await call(0).loseAnswer();
  server.readFails = 503;
  queue.restore(structuredClone(closed.queue.getPending()));
  await settle();
  server.readFails = null;
  readAgain(opened);
  queue.retry();
  await settle();
  await call(1).receive();
  expect(calls).toHaveLength(2);
  expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
  expect(onMerged).not.toHaveBeenCalled();
});
