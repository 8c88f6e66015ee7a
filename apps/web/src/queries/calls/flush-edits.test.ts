import { API_ERROR_MESSAGES } from '@odu/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { describeError } from '../../api/api-error.ts';
import type { AutosaveRegistry } from '../../autosave/autosave-registry.ts';
import { flushEdits } from './flush-edits.ts';

afterEach(() => vi.unstubAllGlobals());

/** Queues whose last edits leave, or do not. */
const makeQueues = (isFlushed: boolean) =>
  ({ get: () => ({ flush: () => Promise.resolve(isFlushed) }) }) as unknown as AutosaveRegistry;

test('nothing is made of a document whose last edits could not leave, and it says why', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await expect(flushEdits(makeQueues(true), 'd1', 'la version')).resolves.toBeUndefined();
  const refusal = await flushEdits(makeQueues(false), 'd1', 'la version').catch(describeError);
  expect(refusal).toMatch(/^Vos dernières modifications ne sont pas encore enregistrées\u00A0: la version /);
});

test('without a network the sentence is that of the connection', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const refusal = await flushEdits(makeQueues(false), 'd1', 'la copie').catch(describeError);
  expect(refusal).toBe(API_ERROR_MESSAGES[0]);
});
