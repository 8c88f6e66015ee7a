import { randomUUID } from 'node:crypto';
import { EFFECTIF_INCOHERENT_MESSAGE } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { type CompleteDuerp, makeCompleteDuerp, makeRisque, messageOf } from '../support/duerp-scenario.ts';
import { idOf } from '../support/duerp-server.ts';
import { useEditor } from '../support/editor-scenario.ts';

const { calls } = useEditor();

const EFFECTIF = { total: 5, femmes: 2, hommes: 3 };
const DIFFERENCES = 'Plan de travail réglé pour les deux tailles';

/** Writes the units as step 3 does, the first with these fields. */
const write = ({ id, unites }: CompleteDuerp, fields: object) =>
  calls.write(id, 'update-list-unitesdetravail', {
    unitesDeTravail: [
      { idUniteDeTravail: unites[0], displayName: 'Vente', ...fields },
      { idUniteDeTravail: unites[1], displayName: 'Fournil' },
    ],
  });
const read = async (id: string) => (await calls.document(id)).data.unitesDeTravail[0];

describe('who works in a unit', () => {
  test('comes back as it was, in a copy and a version too; a client of the first contract leaves it', async () => {
    const duerp = await makeCompleteDuerp(calls);
    expect(await read(duerp.id)).toMatchObject({ effectif: null, differencesSelonSexe: '' });
    const said = { effectif: EFFECTIF, differencesSelonSexe: DIFFERENCES };
    expect((await write(duerp, said)).statusCode).toBe(200);
    expect((await write(duerp, { displayName: 'Boutique' })).statusCode).toBe(200);
    for (const id of [duerp.id, idOf(await calls.duplicate(duerp.id))])
      expect(await read(id)).toMatchObject({ displayName: 'Boutique', ...said });
    expect((await calls.generate(duerp.id)).statusCode).toBe(201);
  });

  test('is said in part, is emptied by null, and written as it is already is no change', async () => {
    const duerp = await makeCompleteDuerp(calls);
    await write(duerp, { effectif: { total: 5 }, differencesSelonSexe: DIFFERENCES });
    const first = await calls.read(duerp.id);
    expect(await read(duerp.id)).toMatchObject({ effectif: { total: 5, femmes: null, hommes: null } });
    const again = await write(duerp, { effectif: { hommes: null, total: 5 } });
    expect(again.headers.etag).toBe(first.headers.etag);
    await write(duerp, { effectif: null });
    expect(await read(duerp.id)).toMatchObject({ effectif: null, differencesSelonSexe: DIFFERENCES });
    await write(duerp, { differencesSelonSexe: '' });
    expect((await read(duerp.id))?.differencesSelonSexe).toBe('');
  });

  test('has at most as many women and men as people, also in a unit that comes back', async () => {
    const duerp = await makeCompleteDuerp(calls);
    expect((await write(duerp, { effectif: { total: 5, femmes: 2, hommes: 3 } })).statusCode).toBe(200);
    const refused = await write(duerp, { effectif: { total: 4, femmes: 2, hommes: 3 } });
    expect([refused.statusCode, messageOf(refused)]).toStrictEqual([422, EFFECTIF_INCOHERENT_MESSAGE]);
    expect((await read(duerp.id))?.effectif).toStrictEqual(EFFECTIF);
    const added = await calls.write(duerp.id, 'update-list-unitesdetravail', {
      unitesDeTravail: [
        { idUniteDeTravail: randomUUID(), displayName: 'Livraison', effectif: { total: 0, femmes: 1 } },
      ],
    });
    expect(added.statusCode).toBe(422);
  });

  test.for([
    { effectif: { femmes: 1 } },
    { effectif: { total: -1 } },
    { effectif: { total: 2.5 } },
    { effectif: { total: 10_000_001 } },
    { effectif: { total: 1, noms: ['Claude'] } },
    { differencesSelonSexe: null },
    { differencesSelonSexe: 'é'.repeat(40_001) },
  ])('%j is a 400', async (fields) => {
    const duerp = await makeCompleteDuerp(calls);
    expect((await write(duerp, fields)).statusCode).toBe(400);
  });

  test('counts in the size of the document', async () => {
    const id = idOf(await calls.create());
    // Three bytes each, 120 kB a unit.
    const unites = Array.from({ length: 84 }, (_, index) => ({
      idUniteDeTravail: randomUUID(),
      displayName: `Unité ${index}`,
      differencesSelonSexe: '€'.repeat(40_000),
    }));
    const writeUnites = (unitesDeTravail: object[]) =>
      calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail });
    const names = unites.map(({ differencesSelonSexe: _text, ...unite }) => unite);
    expect((await writeUnites(names)).statusCode).toBe(200);
    const half = [...unites.slice(0, 42), ...names.slice(42)];
    expect((await writeUnites(half)).statusCode).toBe(200);
    // No unit more: the texts of those that are there make it greater.
    const refused = await writeUnites([...names.slice(0, 42), ...unites.slice(42)]);
    expect([refused.statusCode, messageOf(refused)]).toStrictEqual([422, expect.stringContaining('10')]);
  });
});

test('the number of exposed people is kept as it is said, more than the unit has included', async () => {
  const duerp = await makeCompleteDuerp(calls);
  await write(duerp, { effectif: EFFECTIF });
  const evaluate = (fields: object = {}) =>
    calls.write(duerp.id, 'update-risque', {
      ...makeRisque(String(duerp.categories[0])),
      idUniteDeTravail: duerp.unites[0],
      idRisque: duerp.risques[1],
      danger: '',
      remarques: '',
      evalGravite: 3,
      evalFrequence: 2,
      evalMaitrise: 3,
      ...fields,
    });
  const nombreOf = async () => (await read(duerp.id))?.risques[1]?.nombreExposes;
  expect(await nombreOf()).toBeNull();
  for (const nombreExposes of [5, 6, 0]) {
    expect((await evaluate({ nombreExposes })).statusCode).toBe(200);
    await evaluate();
    expect(await nombreOf()).toBe(nombreExposes);
  }
  expect((await evaluate({ nombreExposes: null })).statusCode).toBe(200);
  expect(await nombreOf()).toBeNull();
  for (const nombreExposes of [-1, 1.5, 10_000_001, '3'])
    expect((await evaluate({ nombreExposes })).statusCode).toBe(400);
});
