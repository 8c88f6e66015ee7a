import { NBSP } from '@odu/domain';
import { afterEach, expect, test } from 'vitest';
import { makeReports, type Reports } from '../../src/services/duerp/reports.ts';

const FAILING = new URL('../support/workers/fails-as-named.ts', import.meta.url);
const MISSING = new URL('../support/workers/absent.ts', import.meta.url);
const NOT_NOW = "Le PDF n'a pas pu être préparé pour le moment, veuillez réessayer dans quelques instants.";

let reports: Reports | undefined;
afterEach(() => reports?.close());

const fail = (how: string, workerFile = FAILING): Promise<Uint8Array> => {
  reports = makeReports({
    size: 1,
    // Only what is stuck meets its end by the clock: on a busy machine, the others may take their time.
    timeoutMs: how === 'stuck' ? 1_500 : 600_000,
    maxJobBytes: 400_000_000,
    workerFile,
  });
  const avis = { entreprise: 'Fournil', etablissement: null, lieu: 'Au bureau', modalites: '' };
  return reports.renderAvis({ ...avis, date: '2026-11-22', productName: how }, 'account');
};

test.for([
  ['takes too long', 'stuck', NOT_NOW, '15'],
  ['ends by itself', 'dead', NOT_NOW, '3'],
  [
    'takes too much memory',
    'hungry',
    `Le PDF n'a pas pu être préparé${NBSP}: ce document est trop volumineux pour la mémoire de ce serveur. Vos données sont bien enregistrées.`,
    '60',
  ],
] as const)('an engine that %s: 503, with its sentence', async ([, how, userMessage, retryAfter]) => {
  await expect(fail(how)).rejects.toMatchObject({
    status: 503,
    userMessage,
    headers: { 'retry-after': retryAfter },
  });
});

test('an engine that is missing: 503, with its sentence', async () => {
  await expect(fail('any', MISSING)).rejects.toMatchObject({ status: 503, userMessage: NOT_NOW });
});
