import { beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from './make-pdf.ts';
import { COLUMNS, dataRows, inventories, listWrongCells, namesOf } from './check-tables.ts';
import { type ReadTable, readTables } from './read-tables.ts';
import { makeLargeInput, makeSampleInput } from './sample-report-input.ts';

describe.for([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const)(
  'units as groups: %s, categories as groups: %s',
  ([shouldGroupByUnite, shouldGroupByCategorie]) => {
    let tables: ReadTable[];
    const input = {
      ...makeLargeInput(60),
      displayOptions: { sortBy: 'none', shouldGroupByUnite, shouldGroupByCategorie } as const,
    };
    beforeAll(async () => {
      tables = await readTables(await makePdf(input));
    });

    test('every cell of every table names the header of its own column, and no other', () => {
      expect(tables.flatMap(dataRows).length).toBeGreaterThan(60);
      expect(listWrongCells(tables)).toEqual([]);
    });

    test('the inventory has every risk once, its columns by name, its category above them', () => {
      const rows = inventories(tables).flatMap(dataRows);
      expect(rows.map((row) => row[0]?.text)).toEqual(
        expect.arrayContaining(
          input.data.unitesDeTravail.flatMap(({ risques }) => risques.map(({ code }) => code)),
        ),
      );
      expect(rows).toHaveLength(60);
      for (const row of rows) {
        expect(row.flatMap(({ headers: [nearest] }) => namesOf(nearest))).toEqual(COLUMNS);
        for (const { headers } of row) {
          expect(headers.slice(1).flatMap(namesOf).join()).toMatch(
            shouldGroupByCategorie ? /^Catégorie \d$/ : /^$/,
          );
        }
      }
    });
  },
);

test('a category whose name fills lines is a row of its own, and its risks keep their columns', async () => {
  const sample = makeSampleInput();
  const unitesDeTravail = sample.data.unitesDeTravail.map((unite) => ({
    ...unite,
    categorieDeRisques: unite.categorieDeRisques.map((categorie, index) =>
      index === 1 ? { ...categorie, displayName: 'Un nom très long '.repeat(30) } : categorie,
    ),
  }));
  const tables = await readTables(await makePdf({ ...sample, data: { ...sample.data, unitesDeTravail } }));
  expect(listWrongCells(tables)).toEqual([]);
  const rows = inventories(tables).flatMap(dataRows);
  expect(rows.filter((row) => row.length === 1).map(([cell]) => cell?.text.slice(0, 11))).toEqual([
    'Un nom très',
    'Un nom très',
  ]);
});
