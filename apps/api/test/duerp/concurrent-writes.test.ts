import { describe, expect, test } from 'vitest';
import { ENTREPRISE, makeCompleteDuerp, makeRisque, messageOf } from '../support/duerp-scenario.ts';
import { categorie, CONFLICT, MINIMAL, useEditor } from '../support/editor-scenario.ts';

const { calls, newDuerp, etagOf, addUnite } = useEditor();

describe('concurrent writes', () => {
  const toggle = (id: string, isPapripactEnabled: boolean, headers: Record<string, string>) =>
    calls.write(id, 'update-toggle-papripact', { isPapripactEnabled }, { headers });
  const rename = (id: string, nom: string, headers: Record<string, string>) =>
    calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nom }, { headers });

  test('a stale If-Match is a 409 with the shared text, and changes nothing', async () => {
    const id = await newDuerp();
    const seen = await etagOf(id);
    expect((await rename(id, 'Première', { 'if-match': seen })).headers.etag).toBe('"2"');
    const late = await rename(id, 'Seconde', { 'if-match': seen });
    expect([late.statusCode, messageOf(late)]).toStrictEqual([409, CONFLICT]);
    expect((await calls.document(id)).displayName).toBe('Première');
    expect((await rename(id, 'Seconde', { 'if-match': '"2"' })).statusCode).toBe(200);
  });

  test('two at once with the same If-Match: one is written, one is a 409', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await newDuerp();
      const headers = { 'if-match': await etagOf(id), ...MINIMAL };
      const names = ['Un', 'Deux', 'Trois', 'Quatre'];
      const answers = await Promise.all(names.map((nom) => rename(id, nom, headers)));
      expect(
        answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right),
      ).toStrictEqual([200, 409, 409, 409]);
      const winner = names[answers.findIndex(({ statusCode }) => statusCode === 200)];
      expect((await calls.document(id)).displayName).toBe(winner);
      expect(await etagOf(id)).toBe('"2"');
    }
  });

  test('without If-Match, all are written and none is lost', async () => {
    const id = await newDuerp();
    const idUniteDeTravail = await addUnite(id);
    const sols = categorie();
    const list = Array.from({ length: 8 }, () => makeRisque(sols.idCategorie));
    await calls.write(id, 'update-list-risques', {
      idUniteDeTravail,
      categorieDeRisques: [sols],
      risques: list,
    });
    const evaluate = (risque: object) =>
      calls.write(
        id,
        'update-risque',
        {
          ...risque,
          idUniteDeTravail,
          danger: '',
          remarques: '',
          evalGravite: 1,
          evalFrequence: 1,
          evalMaitrise: 1,
        },
        { headers: MINIMAL },
      );
    const answers = await Promise.all(list.map(evaluate));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(8);
    const [unite] = (await calls.document(id)).data.unitesDeTravail;
    expect(unite?.risques.every(({ isRisqueEvalue }) => isRisqueEvalue)).toBe(true);
  });

  test('the retry of a write whose answer was lost is answered as done', async () => {
    const id = await newDuerp();
    const headers = { 'if-match': await etagOf(id) };
    await toggle(id, true, headers);
    const retried = await toggle(id, true, headers);
    expect([retried.statusCode, retried.headers.etag]).toStrictEqual([200, '"2"']);
  });

  test('it is answered with the whole document, whatever it prefers: others may have written since', async () => {
    const id = await newDuerp();
    const headers = { 'if-match': await etagOf(id), ...MINIMAL };
    await toggle(id, true, headers);
    await rename(id, 'Nom', {});
    const retried = await toggle(id, true, headers);
    expect([retried.statusCode, retried.headers.etag]).toStrictEqual([200, '"3"']);
    expect(retried.headers['preference-applied']).toBeUndefined();
    expect(retried.json()).toStrictEqual(await calls.document(id));
  });

  test('a stale write on a unit that is gone is a conflict, not a 404', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const seen = await etagOf(duerp.id);
    await calls.write(duerp.id, 'update-list-unitesdetravail', { unitesDeTravail: [] });
    const late = await calls.write(
      duerp.id,
      'update-list-risques',
      { idUniteDeTravail: duerp.unites[0], categorieDeRisques: [], risques: [] },
      { headers: { 'if-match': seen } },
    );
    expect(late.statusCode).toBe(409);
  });

  test.for([
    ['"1"', 200],
    ['W/"1"', 200],
    ['"7", "1"', 200],
    ['*', 200],
    ['"2"', 409],
    ['1', 409],
    ['', 409],
  ] as const)('If-Match %s on revision 1 answers %d', async ([ifMatch, status]) => {
    const id = await newDuerp();
    expect((await rename(id, 'Nom', { 'if-match': ifMatch })).statusCode).toBe(status);
  });

  test.for([
    ['return=minimal', true],
    ['respond-async, Return = "minimal"; foo=bar', true],
    ['return=representation', false],
    ['nothing of the kind', false],
  ] as const)('Prefer %s: small answer %s', async ([prefer, isSmall]) => {
    const id = await newDuerp();
    const response = await rename(id, 'Nom', { prefer });
    expect('isPatch' in response.json<object>()).toBe(isSmall);
    expect(response.headers['preference-applied']).toBe(isSmall ? 'return=minimal' : undefined);
  });
});
