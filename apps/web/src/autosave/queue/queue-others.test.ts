import { ajouterUnites, renommerUnite, resolveCollision, supprimerUnite } from '@odu/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findRisque, findUnite, openQueue, settle, write } from './queue-fixture.test-data.ts';
import type { Maker } from './queue-fixture.test-data.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T14:32:00') }));
afterEach(() => void vi.useRealTimers());

type Opened = ReturnType<typeof openQueue>;

/** Gives the second unit another name. */
const rename: Maker = (document) => renommerUnite(findUnite(document, 'u2'), 'Vente');

/** The page reads the document for another reason: its window is looked at again. */
const readAgain = ({ queue, server, page }: Opened) => {
  page.document = queue.adoptRead({ document: server.document, etag: `"${server.version}"` });
};

describe('an edit that is to be sent again is told as nobody else’s', () => {
  test('where a reading shows that it never arrived', async () => {
    const opened = openQueue();
    const { queue, edit, call, onMerged } = opened;
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(0);
    readAgain(opened);
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).receive();
    expect(queue.getState().kind).toBe('saved');
    expect(onMerged).not.toHaveBeenCalled();
  });

  test('where it arrives after a reading that had nothing of it', async () => {
    const opened = openQueue();
    const { queue, edit, editElsewhere, call, calls, onMerged } = opened;
    edit(write('r1', { danger: 'Four' }));
    edit(write('r2', { danger: 'Sol mouillé' }));
    await call(0).refuse(0);
    readAgain(opened);
    // The call that had no answer, at last.
    editElsewhere(write('r1', { danger: 'Four' }));
    readAgain(opened);
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).receive();
    expect(calls).toHaveLength(2);
    expect(queue.getState().kind).toBe('saved');
    expect(onMerged).not.toHaveBeenCalled();
  });

  test('where it arrives after a reading that had nothing of it, and its next try finds it there', async () => {
    const opened = openQueue();
    const { queue, edit, editElsewhere, call, onMerged } = opened;
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(0);
    readAgain(opened);
    editElsewhere(write('r1', { danger: 'Four' }));
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).receive();
    expect(queue.getState().kind).toBe('saved');
    expect(onMerged).not.toHaveBeenCalled();
  });

  test('where the version rose by what nobody writes in the document', async () => {
    const { queue, edit, server, call, onMerged } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    server.version += 1;
    await call(0).receive();
    await call(1).receive();
    expect(queue.getState().kind).toBe('saved');
    expect(onMerged).not.toHaveBeenCalled();
  });
});

describe('what a closed tab of the same person left is told as nobody else’s', () => {
  /** A tab whose edit the server has, and whose answer was lost. */
  const leaveArrived = ({ edit, queue }: Opened) => {
    edit(rename);
    return structuredClone(queue.getPending());
  };

  test('where it is read as it is taken up', async () => {
    const left = leaveArrived(openQueue());
    const { queue, editElsewhere, server, page, calls, onMerged } = openQueue();
    editElsewhere(rename);
    queue.restore(left);
    await settle();
    expect([server.reads, calls.length]).toEqual([1, 0]);
    expect(findUnite(page.document, 'u2').displayName).toBe('Vente');
    expect(queue.getState().kind).toBe('saved');
    expect(onMerged).not.toHaveBeenCalled();
  });

  test('where the page showed it already, under an edit of its own', async () => {
    const left = leaveArrived(openQueue());
    const opened = openQueue();
    const { queue, edit, editElsewhere, call, calls, onMerged } = opened;
    edit(write('r1', { danger: 'Four' }));
    const answer = call(0).answerLate();
    editElsewhere(rename);
    readAgain(opened);
    queue.restore(left);
    await answer();
    expect(calls).toHaveLength(1);
    expect(queue.getState().kind).toBe('saved');
    expect(onMerged).not.toHaveBeenCalled();
  });
});

describe('what somebody else wrote is told', () => {
  test('where a later reading has only the user’s own edit more', async () => {
    const { queue, edit, editElsewhere, call, calls, onMerged } = openQueue();
    edit(write('r1', { danger: 'Four' }));
    editElsewhere(rename);
    await call(0).receive();
    await call(1).loseAnswer();
    await vi.advanceTimersByTimeAsync(2_000);
    await call(2).receive();
    expect(calls).toHaveLength(3);
    expect(queue.getState().kind).toBe('saved');
    expect(onMerged).toHaveBeenCalledOnce();
  });

  test('where it is what a call without an answer would have made, long after that call', async () => {
    const opened = openQueue();
    const { edit, editElsewhere, call, page, onMerged } = opened;
    edit(write('r1', { danger: 'Four' }));
    await call(0).refuse(0);
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).receive();
    readAgain(opened);
    edit(write('r1', { danger: 'Pétrin' }));
    await call(2).receive();
    editElsewhere(write('r1', { danger: 'Four' }));
    edit(write('r2', { danger: 'Sol mouillé' }));
    await call(3).receive();
    await call(4).receive();
    expect(findRisque(page.document, 'r1')?.danger).toBe('Four');
    expect(onMerged).toHaveBeenCalledOnce();
  });
});

test('an addition that a conflict showed to be there stays deleted where somebody deletes it under a question', async () => {
  const opened = openQueue();
  const { queue, edit, editElsewhere, call, server, page } = opened;
  edit(() => ajouterUnites(['Fournil'], () => 'u9'));
  edit(write('r1', { danger: 'Four' }));
  await call(0).loseAnswer();
  editElsewhere(write('r1', { danger: 'Pétrin' }));
  await vi.advanceTimersByTimeAsync(2_000);
  await call(1).receive();
  expect(queue.getState()).toMatchObject({ kind: 'conflict', collision: { champ: 'danger' } });
  editElsewhere((document) => supprimerUnite(findUnite(document, 'u9')));
  readAgain(opened);
  queue.resolve('mien', resolveCollision);
  await settle();
  await call(2).receive();
  expect(server.document.data.unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail)).toEqual([
    'u1',
    'u2',
  ]);
  expect(page.document).toEqual(server.document);
  expect(queue.getState()).toEqual({ kind: 'saved', at: Date.now() });
});

describe('a document that was read once', () => {
  test('over an answer that came later, is not read again for the edit that follows', async () => {
    const opened = openQueue();
    const { edit, editElsewhere, call, server } = opened;
    edit(write('r1', { danger: 'Four' }));
    const answer = call(0).answerLate();
    editElsewhere(rename);
    readAgain(opened);
    await answer();
    edit(write('r2', { danger: 'Sol mouillé' }));
    await call(1).receive();
    expect(server.reads).toBe(1);
  });

  test('while an edit waits for its next try, is not read again to send it', async () => {
    const opened = openQueue();
    const { edit, editElsewhere, call, server } = opened;
    edit(write('r1', { danger: 'Four' }));
    editElsewhere(rename);
    readAgain(opened);
    await call(0).refuse(0);
    readAgain(opened);
    await vi.advanceTimersByTimeAsync(2_000);
    await call(1).receive();
    expect(server.reads).toBe(0);
  });
});
