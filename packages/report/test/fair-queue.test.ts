import { expect, test } from 'vitest';
import { FairQueue } from '../src/fair-queue.ts';

const always = () => true;

/** What the queue gives until nothing more can begin; each turn ends at once. */
const takeAll = (queue: FairQueue<string>) => {
  const taken: string[] = [];
  for (let next = queue.take(always); next !== undefined; next = queue.take(always)) {
    taken.push(next.job);
    queue.release(next.owner);
  }
  return taken;
};

const fill = () => {
  const queue = new FairQueue<string>();
  for (const job of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(job.charAt(0), job);
  return queue;
};

test('owners are served in turn, the jobs of each in their order', () => {
  expect(takeAll(fill())).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('an owner has one job under way: the others go first, and it is last in line once its turn is over', () => {
  const queue = fill();
  expect(queue.take(always)).toEqual({ owner: 'a', job: 'a1' });
  expect([queue.isBusy('a'), queue.isBusy('b')]).toEqual([true, false]);
  expect(queue.take(always)).toEqual({ owner: 'b', job: 'b1' });
  expect(queue.take(always)).toEqual({ owner: 'c', job: 'c1' });
  expect(queue.hasNext(always)).toBe(false);
  expect(queue.take(always)).toBeUndefined();
  queue.release('b');
  queue.release('a');
  expect(queue.isBusy('a')).toBe(false);
  expect(queue.hasNext(always)).toBe(true);
  expect(takeAll(queue)).toEqual(['b2', 'a2', 'a3']);
});

test('a turn is passed over while its job is not wanted, and keeps its place', () => {
  const queue = fill();
  const isOfB = (job: string) => job.startsWith('b');
  expect(queue.hasNext(isOfB)).toBe(true);
  expect(queue.take(isOfB)).toEqual({ owner: 'b', job: 'b1' });
  expect(queue.hasNext(isOfB)).toBe(false);
  expect(queue.hasNext((job) => job === 'a2')).toBe(false);
  queue.release('b');
  expect(takeAll(queue)).toEqual(['a1', 'c1', 'b2', 'a2', 'a3']);
});

test('what waits is counted, of everybody and of each; a job that is taken out is taken once', () => {
  const queue = fill();
  expect([queue.length, queue.lengthOf('a'), queue.lengthOf('nobody')]).toEqual([6, 3, 0]);
  expect(queue.remove('a', 'a2')).toBe(true);
  expect(queue.remove('a', 'a2')).toBe(false);
  expect(queue.remove('b', 'a3')).toBe(false);
  expect(queue.remove('nobody', 'a1')).toBe(false);
  expect(queue.remove('b', 'b2')).toBe(true);
  expect(queue.remove('c', 'c1')).toBe(true);
  expect(['a', 'b', 'c'].map((owner) => queue.lengthOf(owner))).toEqual([2, 1, 0]);
  expect(queue.length).toBe(3);
  queue.take(always);
  expect([queue.length, queue.lengthOf('a')]).toEqual([2, 1]);
  expect(queue.clear()).toEqual(['b1', 'a3']);
  expect([queue.length, queue.lengthOf('b'), queue.hasNext(always)]).toEqual([0, 0, false]);
});
