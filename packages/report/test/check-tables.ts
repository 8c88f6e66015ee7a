import type { ReadCell, ReadTable } from './read-tables.ts';

/** The names of an inventory's columns. */
export const COLUMNS = ['N°', 'Risque', 'G', 'F', 'M', 'Niveau', 'Actions'];

export const namesOf = (cells: readonly ReadCell[] = []): string[] => cells.map(({ text }) => text);
/** The tables of the inventory, among those of a report. */
export const inventories = (tables: readonly ReadTable[]): ReadTable[] =>
  tables.filter(({ rows }) => rows.some((row) => namesOf(row).join() === COLUMNS.join()));
export const dataRows = ({ rows }: ReadTable): ReadCell[][] =>
  rows.filter((row) => !row.some(({ isHeader }) => isHeader));
/** What the rows of data of all tables say, row after row. */
export const textsOf = (tables: readonly ReadTable[]): string[] =>
  tables.flatMap((table) => dataRows(table).map((row) => row.map(({ text }) => text).join(' | ')));

const covers = (headers: readonly ReadCell[], column: number): boolean =>
  headers.some(({ from, to }) => from <= column && column < to);

/** What a screen reader would say wrong: a cell of data that names no header over each of its columns, or one of another column. */
export const listWrongCells = (tables: readonly ReadTable[]): string[] =>
  tables.flatMap((table) =>
    dataRows(table)
      .flat()
      .filter(({ headers, from, to }) => {
        const columns = Array.from({ length: to - from }, (_, at) => from + at);
        const isNamed = columns.every((column) => covers(headers[0] ?? [], column));
        return !isNamed || headers.flat().some((header) => header.to <= from || header.from >= to);
      })
      .map(({ text, from, headers }) => `${text} (column ${from}): ${namesOf(headers.flat()).join(', ')}`),
  );
