import { activerPapripact } from '@odu/domain';
import { expect, test } from 'vitest';
import {
  EMPTY_HISTORY,
  HISTORY_DEPTH,
  listInverses,
  record,
  stepBack,
  stepForward,
  withoutEntries,
  withoutIntents,
} from './edit-history.ts';
import type { HistoryEntry } from './edit-history.ts';

const makeEntry = (id: string): HistoryEntry => {
  const at = '2026-11-22T08:00:00.000Z';
  return {
    steps: [
      {
        intent: { id, at, ...activerPapripact(true) },
        inverse: { id: `not ${id}`, at, ...activerPapripact(false) },
      },
    ],
    text: id,
  };
};
const texts = (entries: readonly HistoryEntry[]) => entries.map(({ text }) => text);

test('the last edit is taken back first, and done again first', () => {
  const two = record(record(EMPTY_HISTORY, makeEntry('one')), makeEntry('two'));
  const back = stepBack(stepBack(two, makeEntry('two')), makeEntry('one'));
  expect(back.past).toEqual([]);
  expect(texts(back.future)).toEqual(['two', 'one']);
  const forward = stepForward(back, makeEntry('one'));
  expect(texts(forward.past)).toEqual(['one']);
  expect(texts(forward.future)).toEqual(['two']);
});

test('a new edit leaves nothing to do again', () => {
  const back = stepBack(record(EMPTY_HISTORY, makeEntry('one')), makeEntry('one'));
  const { past, future } = record(back, makeEntry('two'));
  expect(texts(past)).toEqual(['two']);
  expect(future).toEqual([]);
});

test('at least 50 edits are kept, the oldest go first', () => {
  expect(HISTORY_DEPTH).toBeGreaterThanOrEqual(50);
  let history = EMPTY_HISTORY;
  for (let index = 0; index <= HISTORY_DEPTH; index += 1) history = record(history, makeEntry(`${index}`));
  expect(history.past).toHaveLength(HISTORY_DEPTH);
  expect(history.past[0]?.text).toBe('1');
  expect(history.past.at(-1)?.text).toBe(`${HISTORY_DEPTH}`);
});

test('one that was taken back out of turn is no longer there, the others are', () => {
  const history = record(record(EMPTY_HISTORY, makeEntry('one')), makeEntry('two'));
  expect(texts(withoutEntries(history, ['one']).past)).toEqual(['two']);
});

test('what is given up, or taken back out of turn, cannot be done again either', () => {
  const back = stepBack(record(EMPTY_HISTORY, makeEntry('one')), makeEntry('one'));
  for (const without of [withoutEntries, withoutIntents]) expect(without(back, ['one']).future).toEqual([]);
});

test('of edits made together, what is left is said to be so once, however much of it was given up', () => {
  const steps = ['one', 'two', 'three'].flatMap((id) => makeEntry(id).steps);
  const three = record(EMPTY_HISTORY, { steps, text: 'trois noms' });
  const [left] = withoutIntents(withoutIntents(three, ['one']), ['three']).past;
  expect(left?.steps.map(({ intent }) => intent.id)).toEqual(['two']);
  expect(left?.text).toBe('trois noms, sauf ce qui a changé depuis');
});

test('of edits made together, the last one is taken back first', () => {
  const steps = ['one', 'two'].flatMap((id) => makeEntry(id).steps);
  expect(listInverses({ steps, text: 'deux noms' }).map(({ id }) => id)).toEqual(['not two', 'not one']);
});

test('what nothing was given up of is told as it was', () => {
  const history = record(record(EMPTY_HISTORY, makeEntry('one')), makeEntry('two'));
  expect(texts(withoutIntents(history, ['one']).past)).toEqual(['two']);
});
