import { expect, test } from 'vitest';
import { asRequest, WaitingTime, waitingTimeOfRequest } from './waiting-time.ts';

test('what a request waits for is bounded in all; the ordinary time of a statement is free', async () => {
  let now = 0;
  const time = new WaitingTime(() => now);
  const take = (milliseconds: number) => async () => void (now += milliseconds);
  for (let statement = 0; statement < 20; statement += 1)
    // oxlint-disable-next-line no-await-in-loop -- one statement after the other
    await time.countStatement(take(300));
  expect([time.forConnectionMs, time.forStatementMs]).toEqual([1_200, 1_500]);
  await time.countStatement(take(301));
  expect(time.forConnectionMs).toBe(1_199);
  await time.count(take(700), 0);
  expect(time.forConnectionMs).toBe(499);
  await expect(
    time.countStatement(() => take(1_200)().then(() => Promise.reject(new Error('lost')))),
  ).rejects.toThrow('lost');
  expect([time.forConnectionMs, time.forStatementMs]).toEqual([0, 300]);
});

test('it is the request’s wherever it is asked for, and nobody’s outside of one', async () => {
  const [one, other] = [new WaitingTime(), new WaitingTime()];
  const later = async () => {
    await Promise.resolve();
    return waitingTimeOfRequest();
  };
  expect(await Promise.all([asRequest(one, later), asRequest(other, later), later()])).toEqual([
    one,
    other,
    undefined,
  ]);
});
