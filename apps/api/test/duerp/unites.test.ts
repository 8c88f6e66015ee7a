import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { useEditor } from '../support/editor-scenario.ts';

const { server, calls, newDuerp } = useEditor();

describe('the units', () => {
  test('are added, renamed and put in order without losing their content', async () => {
    const { id, unites } = await makeCompleteDuerp(calls);
    const third = randomUUID();
    const response = await calls.write(id, 'update-list-unitesdetravail', {
      unitesDeTravail: [
        { idUniteDeTravail: third, displayName: 'Livraison' },
        { idUniteDeTravail: unites[1], displayName: 'Fournil de nuit' },
        { idUniteDeTravail: unites[0], displayName: 'Vente' },
      ],
    });
    expect(response.statusCode).toBe(200);
    const { unitesDeTravail } = (await calls.document(id)).data;
    expect(unitesDeTravail.map(({ displayName }) => displayName)).toStrictEqual([
      'Livraison',
      'Fournil de nuit',
      'Vente',
    ]);
    expect(unitesDeTravail.map(({ risques }) => risques.length)).toStrictEqual([0, 1, 2]);
    expect(unitesDeTravail[2]?.papripactActionsPreventives).toHaveLength(1);
  });

  test('take their risks and actions with them', async () => {
    const { id, unites } = await makeCompleteDuerp(calls);
    await calls.write(id, 'update-list-unitesdetravail', {
      unitesDeTravail: [{ idUniteDeTravail: unites[1], displayName: 'Fournil' }],
    });
    const { data } = await calls.document(id);
    expect(data.unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail)).toStrictEqual([unites[1]]);
    expect(data.niveauDeRisqueTotalValue).toBe(2);
    for (const table of ['risque', 'actionPreventive', 'categorieDeRisques'] as const) {
      const rows = await server.database.queries
        .selectFrom(table)
        .select('duerpDocumentId')
        .where('duerpDocumentId', '=', id)
        .execute();
      expect([table, rows.length]).toStrictEqual([table, table === 'actionPreventive' ? 0 : 1]);
    }
  });

  test('with a blank name are refused, added or renamed; one that is stored so stands in the way of nothing', async () => {
    const id = await newDuerp();
    const unite = { idUniteDeTravail: randomUUID(), displayName: 'Vente' };
    const write = (...unitesDeTravail: object[]) =>
      calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail });
    expect((await write(unite)).statusCode).toBe(200);
    for (const wrong of [
      [{ ...unite, displayName: ' \u00A0' }],
      [unite, { ...unite, idUniteDeTravail: randomUUID(), displayName: ' ' }],
    ]) {
      const refused = await write(...wrong);
      expect([refused.statusCode, refused.json<{ errors: unknown[] }>().errors]).toStrictEqual([
        422,
        [
          {
            path: `/unitesDeTravail/${wrong.length - 1}/displayName`,
            message: 'Le nom ne peut pas être vide',
          },
        ],
      ]);
    }
    await server.database.queries
      .updateTable('uniteDeTravail')
      .set({ displayName: ' ' })
      .where('duerpDocumentId', '=', id)
      .execute();
    const added = { idUniteDeTravail: randomUUID(), displayName: 'Fournil' };
    expect((await write({ ...unite, displayName: ' ' }, added)).statusCode).toBe(200);
  });

  test('with the same id twice are refused, and nothing changes', async () => {
    const id = await newDuerp();
    const unite = { idUniteDeTravail: randomUUID(), displayName: 'Vente' };
    const response = await calls.write(id, 'update-list-unitesdetravail', {
      unitesDeTravail: [unite, unite],
    });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: unknown[] }>().errors).toStrictEqual([
      {
        path: '/unitesDeTravail/1/idUniteDeTravail',
        message: "L'identifiant d'une unité de travail est présent deux fois.",
      },
    ]);
    expect((await calls.document(id)).data.unitesDeTravail).toStrictEqual([]);
  });
});
