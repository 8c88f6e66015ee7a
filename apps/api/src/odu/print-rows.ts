type Row = Record<string, string | number | boolean | null>;

const show = (value: Row[string]) =>
  value === null ? '' : typeof value === 'boolean' ? (value ? 'oui' : 'non') : String(value);

/** Prints rows as an aligned table for people (`titles` by key), or as one JSON array for programs. */
export function printRows<Key extends string>(
  rows: readonly Record<Key, Row[string]>[],
  titles: Record<Key, string>,
  { json }: { json: boolean },
): void {
  if (json) {
    console.log(JSON.stringify(rows));
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
