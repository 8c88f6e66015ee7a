import { ApiError } from '@odu/api-contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_ANSWER_MS } from '../../api/fetch-within.ts';
import { awaitAnswer } from './await-answer.ts';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NO_CONNECTION = expect.objectContaining({ status: 0 }) as ApiError;

/** A call that never ends, and the signal that it was given. */
const startSilentCall = () => {
  let heard: AbortSignal | undefined;
  const answer = awaitAnswer((signal) => {
    heard = signal;
    return new Promise<string>(() => undefined);
  });
  answer.catch(() => undefined);
  return { answer, isAborted: () => heard?.aborted };
};

test('an answer, or the failure of the server, passes through', async () => {
  await expect(awaitAnswer(() => Promise.resolve('v1'))).resolves.toBe('v1');
  const refused = new ApiError(422);
  await expect(awaitAnswer(() => Promise.reject(refused))).rejects.toBe(refused);
  expect(vi.getTimerCount()).toBe(0);
});

test('a network that goes away once the answer is there takes nothing of it back', async () => {
  let heard: AbortSignal | undefined;
  await awaitAnswer((signal) => {
    heard = signal;
    return Promise.resolve('v1');
  });
  page.dispatchEvent(new Event('offline'));
  expect(heard?.aborted).toBe(false);
});

test('a server that does not answer is waited for longer than it renders a report, then given up', async () => {
  const { answer, isAborted } = startSilentCall();
  const RENDERING_MS = 60_000;
  await vi.advanceTimersByTimeAsync(RENDERING_MS);
  expect(isAborted()).toBe(false);
  await vi.advanceTimersByTimeAsync(LONGEST_ANSWER_MS - RENDERING_MS);
  await expect(answer).rejects.toEqual(NO_CONNECTION);
  expect(isAborted()).toBe(true);
});

test('a network that goes away ends the call at once', async () => {
  const { answer, isAborted } = startSilentCall();
  page.dispatchEvent(new Event('offline'));
  await expect(answer).rejects.toEqual(NO_CONNECTION);
  expect(isAborted()).toBe(true);
});
