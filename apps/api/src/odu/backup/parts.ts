import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { AnyRow } from '../../db/schema/any-tables.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Characters of a part before it is compressed: what a backup holds in memory, beside one row. */
const PART_LENGTH = 4 * 1024 * 1024;

const PART_NAME = /^data\/(\w+)\/\d{6}\.jsonl\.gz$/;

/** The table of a part; undefined for a file that is none. */
export const tableOfPart = (name: string): string | undefined => PART_NAME.exec(name)?.[1];

const encode = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

const toLine = (row: AnyRow) =>
  `${JSON.stringify(Object.fromEntries(Object.entries(row).map(([column, value]) => [column, encode(value)])))}\n`;

/** The rows of a table as compressed parts: one JSON object a line, bytes in base64. None for a table without rows. */
export async function* writeParts(table: string, rows: AsyncIterable<AnyRow>) {
  let lines: string[] = [];
  let length = 0;
  let number = 0;
  const close = async () => {
    number++;
    const content = await compress(lines.join(''));
    lines = [];
    length = 0;
    return { name: `data/${table}/${String(number).padStart(6, '0')}.jsonl.gz`, content };
  };
  for await (const row of rows) {
    const line = toLine(row);
    lines.push(line);
    length += line.length;
    if (length >= PART_LENGTH) yield await close();
  }
  if (lines.length > 0) yield await close();
}

/** The rows of a part. */
export async function readPart(content: Buffer, bytesColumns: readonly string[]): Promise<AnyRow[]> {
  const lines = (await decompress(content)).toString().split('\n').slice(0, -1);
  return lines.map((line) => {
    // Written by `writeParts`, and unchanged: its sum was compared.
    const row = JSON.parse(line) as AnyRow;
    for (const column of bytesColumns) {
      const value = row[column];
      if (typeof value === 'string') row[column] = Buffer.from(value, 'base64');
    }
    return row;
  });
}
