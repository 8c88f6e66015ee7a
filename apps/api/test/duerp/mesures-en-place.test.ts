import { randomUUID } from 'node:crypto';
import type { MesureEnPlace } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { type CompleteDuerp, makeCompleteDuerp, makeRisque, messageOf } from '../support/duerp-scenario.ts';
import { idOf } from '../support/duerp-server.ts';
import { useEditor } from '../support/editor-scenario.ts';

const { calls } = useEditor();

const mesure = (texte: string, type: MesureEnPlace['type'] = 'protection collective'): MesureEnPlace => ({
  idMesure: randomUUID(),
  texte,
  type,
});
/** What a client of the first contract sends of a risk. */
const bodyOf = ({ unites, risques, categories }: CompleteDuerp, fields: object = {}) => ({
  ...makeRisque(String(categories[0])),
  idUniteDeTravail: unites[0],
  idRisque: risques[1],
  danger: '',
  remarques: '',
  evalGravite: 3,
  evalFrequence: 2,
  evalMaitrise: 3,
  ...fields,
});
const write = (duerp: CompleteDuerp, fields: object = {}) =>
  calls.write(duerp.id, 'update-risque', bodyOf(duerp, fields));
const read = async (id: string) => (await calls.document(id)).data.unitesDeTravail[0]?.risques[1];

describe('the measures in place of a risk', () => {
  test('come back as they were, in a copy and a version too; levels do not move', async () => {
    const duerp = await makeCompleteDuerp(calls);
    expect((await read(duerp.id))?.mesuresEnPlace).toStrictEqual([]);
    await write(duerp);
    const before = await read(duerp.id);
    const mesuresEnPlace = [mesure('Nez de marche'), mesure('Éclairage de l’escalier', 'organisation')];
    expect((await write(duerp, { mesuresEnPlace })).statusCode).toBe(200);
    const written = { ...before, mesuresEnPlace };
    expect(await read(duerp.id)).toStrictEqual(written);
    const copied = await read(idOf(await calls.duplicate(duerp.id)));
    expect(copied?.mesuresEnPlace).toStrictEqual(mesuresEnPlace);
    expect((await calls.generate(duerp.id)).statusCode).toBe(201);
  });

  test('stay when a client of the first contract writes the risk or the list, and go with an empty list', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const mesuresEnPlace = [mesure('Nez de marche')];
    await write(duerp, { mesuresEnPlace });
    await write(duerp, { evalGravite: 1 });
    const { categorieDeRisques, risques } = (await calls.document(duerp.id)).data.unitesDeTravail[0] ?? {
      categorieDeRisques: [],
      risques: [],
    };
    const list = await calls.write(duerp.id, 'update-list-risques', {
      idUniteDeTravail: duerp.unites[0],
      categorieDeRisques,
      risques: risques.map(({ idRisque, idCategorie, code, displayName, isUserDefined }) => ({
        idRisque,
        idCategorie,
        code,
        displayName,
        isUserDefined,
      })),
    });
    expect(list.statusCode).toBe(200);
    expect((await read(duerp.id))?.mesuresEnPlace).toStrictEqual(mesuresEnPlace);
    await write(duerp, { mesuresEnPlace: [] });
    expect((await read(duerp.id))?.mesuresEnPlace).toStrictEqual([]);
  });

  test('written as they are already are no change', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const only = mesure('Nez de marche');
    const first = await write(duerp, { mesuresEnPlace: [only] });
    const again = await write(duerp, {
      mesuresEnPlace: [{ type: only.type, texte: only.texte, idMesure: only.idMesure }],
    });
    expect(again.headers.etag).toBe(first.headers.etag);
  });

  test.for([
    ['a kind that is none of the five', { type: 'magie' }],
    ['no kind', { type: null }],
    ['no text', { texte: '' }],
    ['1,001 characters', { texte: 'é'.repeat(1001) }],
    ['an id that is none', { idMesure: 'm1' }],
    ['the name of somebody', { victime: 'Claude' }],
  ])('%s is a 400', async ([, fields]) => {
    const duerp = await makeCompleteDuerp(calls);
    const refused = await write(duerp, { mesuresEnPlace: [{ ...mesure('Sol'), ...(fields as object) }] });
    expect(refused.statusCode).toBe(400);
    expect((await read(duerp.id))?.mesuresEnPlace).toStrictEqual([]);
  });

  test('are 100 at most of 1,000 characters each, and none has the id of another', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const many = Array.from({ length: 100 }, () => mesure('é'.repeat(1000)));
    expect((await write(duerp, { mesuresEnPlace: many })).statusCode).toBe(200);
    expect((await write(duerp, { mesuresEnPlace: [...many, mesure('Une')] })).statusCode).toBe(400);
    const [one] = many;
    const twice = await write(duerp, { mesuresEnPlace: [one, { ...one, texte: 'Autre' }] });
    expect([twice.statusCode, messageOf(twice)]).toStrictEqual([
      422,
      "L'identifiant d'une mesure en place est présent deux fois.",
    ]);
  });

  test('count in the size of the document', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const { categorieDeRisques } = (await calls.document(duerp.id)).data.unitesDeTravail[0] ?? {
      categorieDeRisques: [],
    };
    // Two bytes a character: 4 MB in each list, of which a document holds two.
    const listOf = () =>
      Array.from({ length: 20 }, () =>
        makeRisque(String(duerp.categories[0]), {
          mesuresEnPlace: Array.from({ length: 100 }, () => mesure('é'.repeat(1000))),
        }),
      );
    const known: object[] = [];
    const add = async () => {
      const added = listOf();
      const answer = await calls.write(duerp.id, 'update-list-risques', {
        idUniteDeTravail: duerp.unites[0],
        categorieDeRisques,
        risques: [...known, ...added],
      });
      known.push(...added.map(({ mesuresEnPlace: _kept, ...risque }) => risque));
      return answer;
    };
    expect([(await add()).statusCode, (await add()).statusCode]).toStrictEqual([200, 200]);
    const refused = await add();
    expect(refused.statusCode).toBe(422);
    expect(messageOf(refused)).toContain('10\u00a0Mo au plus');
  });
});
