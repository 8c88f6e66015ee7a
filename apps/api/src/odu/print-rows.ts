import { formatJourEtHeure } from './table/format-jour-et-heure.ts';

type Row = Record<string, string | number | boolean | null>;

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function show(value: Row[string] | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return typeof value === 'string' && INSTANT.test(value) ? formatJourEtHeure(value) : String(value);
}

/**
 * Prints rows as an aligned table for people (`titles` by key; a sentence when there are none; an instant as the time in
 * France), or as one JSON array for programs, with every value as it is.
 */
export function printRows<Key extends string>(
  rows: readonly Record<Key, Row[string]>[],
  titles: Record<Key, string>,
  { json }: { json: boolean },
): void {
  if (json) {
    console.log(JSON.stringify(rows));
    return;
  }
  if (rows.length === 0) {
    console.log('Rien à afficher.');
    return;
  }
  const keys = Object.keys(titles) as Key[];
  const lines = [keys.map((key) => titles[key]), ...rows.map((row) => keys.map((key) => show(row[key])))];
  const widths = keys.map((_key, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
