import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { MINUTE } from '../clock.ts';
import { stayPresent } from './stay-present.ts';

afterEach(() => vi.useRealTimers());

test('a server says each minute that it is there, after a failure too, and takes it back at its end', async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
  const renew = vi.fn<() => Promise<void>>().mockResolvedValue();
  const leave = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('away too'));
  const presence = { renew, leave, announce: vi.fn<never>(), hasOtherSecret: vi.fn<never>() };
  const stop = stayPresent({ presence, log });
  renew.mockRejectedValueOnce(new Error('the database is away'));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(lines.join('')).toContain('the database is away');
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([renew.mock.calls.length, leave.mock.calls.length, lines.length]).toEqual([3, 1, 2]);
});

test('a server that ends while it says that it is there takes that back too', async () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const renew = () => promise.then(() => void told.push('there'));
  const leave = async () => void told.push('gone');
  const presence = { renew, leave, announce: vi.fn<never>(), hasOtherSecret: vi.fn<never>() };
  const stop = stayPresent({ presence, log: pino({ level: 'silent' }) });
  await vi.advanceTimersByTimeAsync(MINUTE);
  const stopped = stop();
  resolve();
  await stopped;
  expect(told).toEqual(['there', 'gone']);
});
