import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeRisque } from '../support/duerp-scenario.ts';
import { categorie, MINIMAL, useEditor } from '../support/editor-scenario.ts';

const { server, calls, newDuerp } = useEditor();

describe('the cost of an edit', () => {
  test('is one risk and one document row, and a short answer, in a document of 2,000 risks', async () => {
    const id = await newDuerp();
    const unites = Array.from({ length: 20 }, (_, index) => ({
      idUniteDeTravail: randomUUID(),
      displayName: `Unité ${index}`,
    }));
    await calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail: unites });
    const sent = unites.map(({ idUniteDeTravail }) => {
      const sols = categorie();
      return {
        idUniteDeTravail,
        categorieDeRisques: [sols],
        risques: Array.from({ length: 100 }, () => makeRisque(sols.idCategorie)),
      };
    });
    for (const body of sent) await calls.write(id, 'update-list-risques', body, { headers: MINIMAL });
    const unite = sent[7];
    const risque = unite?.risques[50];
    const before = await server.database.queries
      .selectFrom('risque')
      .selectAll()
      .where('duerpDocumentId', '=', id)
      .execute();
    const response = await calls.write(
      id,
      'update-risque',
      {
        ...risque,
        idUniteDeTravail: unite?.idUniteDeTravail,
        danger: '',
        remarques: 'Vu',
        evalGravite: 4,
        evalFrequence: 4,
        evalMaitrise: 4,
      },
      { headers: MINIMAL },
    );
    expect(response.statusCode).toBe(200);
    expect(response.body.length).toBeLessThan(700);
    const after = await server.database.queries
      .selectFrom('risque')
      .selectAll()
      .where('duerpDocumentId', '=', id)
      .execute();
    const texts = new Set(before.map((row) => JSON.stringify(row)));
    expect(after).toHaveLength(2000);
    expect(
      after.filter((row) => !texts.has(JSON.stringify(row))).map(({ idRisque }) => idRisque),
    ).toStrictEqual([risque?.idRisque]);
  });
});
