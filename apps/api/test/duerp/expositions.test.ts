import { describe, expect, test } from 'vitest';
import { makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { idOf } from '../support/duerp-server.ts';
import { useEditor } from '../support/editor-scenario.ts';

const { calls } = useEditor();

const NUIT = { facteur: 'nuit', donneesCollectives: 'Fournil, deux postes', nombreAuDela: 2 };
const MANUT = { facteur: 'manut', donneesCollectives: 'Réserve', nombreAuDela: null };

describe('the annex of exposures', () => {
  const send = (id: string, expositions: object[], headers = {}) =>
    calls.write(id, 'update-expositions', { expositions }, { headers });
  const read = async (id: string) => (await calls.document(id)).data.expositions;

  test('is kept in the order of the law, goes with a copy and stands in a version', async () => {
    const { id } = await makeCompleteDuerp(calls);
    expect(await read(id)).toStrictEqual([]);
    expect((await send(id, [NUIT, MANUT])).statusCode).toBe(200);
    const copy = idOf(await calls.duplicate(id));
    for (const one of [id, copy]) expect(await read(one)).toStrictEqual([MANUT, NUIT]);
    expect((await calls.generate(id)).statusCode).toBe(201);
    await send(id, []);
    expect(await read(id)).toStrictEqual([]);
    expect(await read(copy)).toStrictEqual([MANUT, NUIT]);
  });

  test('a factor of which nothing is said is not kept, zero is said', async () => {
    const { id } = await makeCompleteDuerp(calls);
    await send(id, [
      { ...NUIT, donneesCollectives: '', nombreAuDela: 0 },
      { ...MANUT, donneesCollectives: '' },
    ]);
    expect(await read(id)).toStrictEqual([{ ...NUIT, donneesCollectives: '', nombreAuDela: 0 }]);
  });

  test('the same again changes nothing, an older version is a conflict', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const headers = { 'if-match': String((await calls.read(id)).headers.etag) };
    const first = await send(id, [NUIT], headers);
    const again = await send(id, [NUIT], headers);
    expect([again.statusCode, again.headers.etag]).toStrictEqual([200, first.headers.etag]);
    expect((await send(id, [MANUT], headers)).statusCode).toBe(409);
    expect(await read(id)).toStrictEqual([NUIT]);
  });

  test.each([
    ['a factor twice', [NUIT, NUIT], 'Un facteur de risques est présent deux fois.'],
    [
      'a number without a threshold',
      [{ ...MANUT, nombreAuDela: 0 }],
      "Le facteur «\u202FManutentions manuelles de charges\u202F» n'a pas de seuil réglementaire.",
    ],
  ])('refuses %s', async (_name, expositions, message) => {
    const { id } = await makeCompleteDuerp(calls);
    const answer = await send(id, expositions);
    expect([answer.statusCode, messageOf(answer)]).toStrictEqual([422, message]);
    expect(await read(id)).toStrictEqual([]);
  });

  test.each([
    ['a number below zero', { ...NUIT, nombreAuDela: -1 }],
    ['half a person', { ...NUIT, nombreAuDela: 1.5 }],
    ['a number beyond the bound', { ...NUIT, nombreAuDela: 10_000_001 }],
    ['a text beyond the bound', { ...NUIT, donneesCollectives: 'é'.repeat(40_001) }],
    ['an unknown factor', { ...NUIT, facteur: 'froid' }],
    ['a field more', { ...NUIT, noms: 'Camille' }],
  ])('refuses %s', async (_name, exposition) => {
    const { id } = await makeCompleteDuerp(calls);
    expect((await send(id, [exposition])).statusCode).toBe(400);
    expect((await send(id, [{ ...NUIT, donneesCollectives: 'é'.repeat(40_000) }])).statusCode).toBe(200);
  });
});
