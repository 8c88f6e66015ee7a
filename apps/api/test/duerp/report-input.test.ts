import type { ReportInput } from '@odu/report';
import { v7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { Reports } from '../../src/services/duerp/reports.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const inputs: ReportInput[] = [];
const reports: Reports = {
  ...NO_ENGINE.reports,
  render: (input, accountId) => {
    inputs.push(input);
    return NO_ENGINE.reports.render(input, accountId);
  },
};

// From then on a document is called by the end of its id.
const SINCE = Date.parse('2026-11-27T00:00:00.000Z');
let count = 0;
const makeId = () => v7({ msecs: SINCE + count++ });
const { server, account, calls } = useDuerpServer({ deps: { reports, makeId } });

/** What a report was told of the other versions: the numbers of those it lists, and the one that its journal is made against. */
const seenOf = (input: ReportInput | undefined) => ({
  versions: input?.versions.map(({ versionNumber }) => versionNumber),
  precedente: input?.precedente && {
    versionNumber: input.precedente.versionNumber,
    creationTime: input.precedente.creationTime,
    unite: input.precedente.data.unitesDeTravail[0]?.displayName,
  },
});

/** A document with two versions, of which the second has another name of its first unit. */
const made = { id: '', versionIds: ['', ''] as [string, string], firstTime: '' };
beforeAll(async () => {
  // Its versions have the same numbers.
  const another = await makeCompleteDuerp(calls);
  await calls.generate(another.id);
  await calls.generate(another.id);
  inputs.length = 0;
  server.clock.advance(1000);
  const { id, unites } = await makeCompleteDuerp(calls);
  const firstTime = server.clock.now().toISOString();
  const first = idOf(await calls.generate(id));
  server.clock.advance(1000);
  await calls.write(id, 'update-list-unitesdetravail', {
    unitesDeTravail: [
      { idUniteDeTravail: unites[0], displayName: 'Boutique' },
      { idUniteDeTravail: unites[1], displayName: 'Fournil' },
    ],
  });
  Object.assign(made, { id, versionIds: [first, idOf(await calls.generate(id))], firstTime });
});

const before = () => ({ versionNumber: 1, creationTime: made.firstTime, unite: 'Vente' });
/** What the demonstration of a version was made of. */
async function demoOf(versionId: string) {
  const url = `/api/duerp/${made.id}/versions/${versionId}/download-demo`;
  expect((await server.request({ url, account })).statusCode).toBe(200);
  const input = inputs.at(-1);
  expect(input?.isDemo).toBe(true);
  return seenOf(input);
}

test('a version is printed with the versions before it, and its changes since the last of them', () => {
  const [first, second] = inputs;
  expect(seenOf(first)).toStrictEqual({ versions: [], precedente: null });
  expect(seenOf(second)).toStrictEqual({ versions: [1], precedente: before() });
  expect(second?.data.unitesDeTravail[0]?.displayName).toBe('Boutique');
});

test('the demonstration of the first, made after the second, says nothing of that one', async () => {
  expect(await demoOf(made.versionIds[0])).toStrictEqual({ versions: [], precedente: null });
});

test('the demonstration of the second says its changes since the first', async () => {
  expect(await demoOf(made.versionIds[1])).toStrictEqual({ versions: [1], precedente: before() });
});

test('notes and a reason are printed as they were written, and those that nobody wrote are none', async () => {
  await calls.generate(made.id, { notesDeVersion: 'Après travaux', motif: 'MISE_A_JOUR_ANNUELLE' });
  const [second, third] = [inputs.find(({ versionNumber }) => versionNumber === 2), inputs.at(-1)];
  expect(second).toMatchObject({ notesDeVersion: null, motif: null });
  expect(third).toMatchObject({ notesDeVersion: 'Après travaux', motif: 'MISE_A_JOUR_ANNUELLE' });
});

test('two documents made together have two references', async () => {
  const references = [];
  for (let made = 0; made < 2; made++) {
    // oxlint-disable-next-line no-await-in-loop -- the last input is the one of this document
    const { id } = await makeCompleteDuerp(calls);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await calls.generate(id);
    expect(inputs.at(-1)?.reference).toMatch(/^[0-9A-F]{8}$/);
    references.push(inputs.at(-1)?.reference);
  }
  expect(new Set(references).size).toBe(2);
});
