import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { makeChecks } from './checks.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const countBytes = () => {
  collect();
  return process.memoryUsage().arrayBuffers;
};

const DOCUMENTS = 40;
const PDF_BYTES = 5_000_000;

/** Awaited between two rows, as between two of a database: what is not held may go. */
async function lookAtVersions() {
  const checks = makeChecks();
  for (let document = 0; document < DOCUMENTS; document += 1) {
    checks.look('version', {
      duerpDocumentId: `d-${document}`,
      versionNumber: 1,
      previousHash: null,
      hash: 'h',
      snapshot: '{}',
      snapshotSha256: 's',
      pdf: Buffer.alloc(PDF_BYTES),
      pdfSha256: 'p',
    });
    // oxlint-disable-next-line no-await-in-loop -- one row after the other
    await Promise.resolve();
  }
  return checks;
}

test('of the last version of each document its number and its seal are held, not its PDF', async () => {
  const before = countBytes();
  const checks = await lookAtVersions();
  // What the collector found is given back a little later, by another thread.
  await expect.poll(() => countBytes() - before, { timeout: 10_000 }).toBeLessThan(3 * PDF_BYTES);
  expect(checks.end().counts.versions).toBe(DOCUMENTS);
});
