import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProviderFailure } from '../provider.ts';
import { askStripe } from './stripe-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer that is not Stripe’s is a failure of the provider, with its cause for the log', async () => {
  const answer = JSON.parse('null') as { data: string[] };
  const asked = askStripe(async () => answer.data);
  await expect(asked).rejects.toBeInstanceOf(ProviderFailure);
  await expect(asked).rejects.toMatchObject({ cause: expect.any(TypeError) as TypeError });
});

test('a fault that is none of Stripe’s stays as it is', async () => {
  const fault = new RangeError('ours');
  await expect(askStripe(() => Promise.reject(fault))).rejects.toBe(fault);
});

test('an answer that drips is waited for 20 s in all, one in time is given', async () => {
  const asked = askStripe(() => new Promise<never>(() => {}));
  await Promise.all([
    expect(asked).rejects.toBeInstanceOf(ProviderFailure),
    vi.advanceTimersByTimeAsync(20_000),
  ]);
  await expect(askStripe(() => Promise.resolve('cs_1'))).resolves.toBe('cs_1');
  expect(vi.getTimerCount()).toBe(0);
});
