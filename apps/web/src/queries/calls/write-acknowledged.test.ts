import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { writeAcknowledged } from './write-acknowledged.ts';

const KEY = ['profils'];

/** A reading whose answer comes when it is told to. */
function beginReading(queryClient: QueryClient, answer: string[]) {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const done = queryClient.fetchQuery({ queryKey: KEY, queryFn: () => promise }).then(
    () => 'answered',
    () => 'cancelled',
  );
  return async () => {
    resolve(answer);
    await done;
    return queryClient.getQueryData(KEY);
  };
}

test('a reading that began before does not take back what was saved meanwhile', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(KEY, ['ancien']);
  const answer = beginReading(queryClient, ['ancien']);
  writeAcknowledged<string[]>(queryClient, KEY, (known) => [...known, 'nouveau']);
  expect(queryClient.getQueryData(KEY)).toEqual(['ancien', 'nouveau']);
  expect(await answer()).toEqual(['ancien', 'nouveau']);
  // The next one is believed again.
  expect(await beginReading(queryClient, ['relu'])()).toEqual(['relu']);
});

test('the first reading goes on: without it there would be nothing to show', async () => {
  const queryClient = new QueryClient();
  const answer = beginReading(queryClient, ['lu']);
  writeAcknowledged<string[]>(queryClient, KEY, (known) => [...known, 'nouveau']);
  expect(await answer()).toEqual(['lu']);
});
