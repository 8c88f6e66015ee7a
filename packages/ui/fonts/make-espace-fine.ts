/**
 * Writes src/theme/espace-fine.ttf: a font of one glyph, the narrow no-break space (U+202F). Source Sans 3 has none, and browsers
 * then show half of its word space (1.6 px at 16 px): « 1 250 » reads « 1250 ». Run: node fonts/make-espace-fine.ts
 * Format: OpenType 1.9.1, https://learn.microsoft.com/typography/opentype/spec/
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NARROW_NO_BREAK_SPACE = 0x202f;
const UNITS_PER_EM = 1000;
/** The word space of Source Sans 3 is 200: this one stays narrower, and is seen between two figures. */
const ADVANCE = 180;
const ASCENT = 1024;
const DESCENT = -400;
const NAME = 'ODU Espace fine';

const u16 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(2);
      bytes.writeUInt16BE(value & 0xffff);
      return bytes;
    }),
  );
const u32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value >>> 0);
      return bytes;
    }),
  );

// Glyph 0 (.notdef) is a square, so that the table is not empty; glyph 1 draws nothing.
const SQUARE = Buffer.concat([
  u16(1, 0, 0, 500, 500, 3, 0),
  Buffer.from([0x01, 0x01, 0x01, 0x01]),
  u16(0, 500, 0, -500, 0, 0, 500, 0),
]);

const nameRecords = [
  [1, NAME],
  [2, 'Regular'],
  [3, `${NAME} 1`],
  [4, NAME],
  [5, 'Version 1.0'],
  [6, 'ODU-EspaceFine'],
] as const;

const makeNameTable = (): Buffer => {
  const texts = nameRecords.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  const records = nameRecords.map(([id], index) => {
    const { length } = texts[index] ?? Buffer.alloc(0);
    const record = u16(3, 1, 0x409, id, length, offset);
    offset += length;
    return record;
  });
  return Buffer.concat([u16(0, nameRecords.length, 6 + 12 * nameRecords.length), ...records, ...texts]);
};

const tables: Record<string, Buffer> = {
  'OS/2': Buffer.concat([
    u16(4, ADVANCE, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
    Buffer.alloc(10),
    u32(0, 0, 0, 0),
    Buffer.from('ODU '),
    u16(0x40, NARROW_NO_BREAK_SPACE, NARROW_NO_BREAK_SPACE, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
    u32(1, 0),
    u16(486, 660, 0, 0x20, 0),
  ]),
  // Format 4: one segment for the glyph, one that ends the list.
  cmap: Buffer.concat([
    u16(0, 1, 3, 1),
    u32(12),
    u16(4, 32, 0, 4, 4, 1, 0, NARROW_NO_BREAK_SPACE, 0xffff, 0, NARROW_NO_BREAK_SPACE, 0xffff),
    u16(1 - NARROW_NO_BREAK_SPACE, 1, 0, 0),
  ]),
  glyf: SQUARE,
  head: Buffer.concat([
    u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
    u16(0x000b, UNITS_PER_EM),
    Buffer.alloc(16),
    u16(0, 0, 500, 500, 0, 8, 2, 0, 0),
  ]),
  hhea: Buffer.concat([u32(0x00010000), u16(ASCENT, DESCENT, 0, 500, 0, 0, 500, 1, 0, 0, 0, 0, 0, 0, 0, 2)]),
  hmtx: u16(500, 0, ADVANCE, 0),
  loca: u16(0, SQUARE.length / 2, SQUARE.length / 2),
  maxp: Buffer.concat([u32(0x00010000), u16(2, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
  name: makeNameTable(),
  post: Buffer.concat([u32(0x00030000, 0), u16(-75, 50), u32(0, 0, 0, 0, 0)]),
};

const pad = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

const sumWords = (bytes: Buffer): number => {
  let sum = 0;
  for (let offset = 0; offset < bytes.length; offset += 4) sum = (sum + bytes.readUInt32BE(offset)) >>> 0;
  return sum;
};

/** The whole file: directory, then the tables in the order of their tags. */
const makeFont = (): Buffer => {
  const tags = Object.keys(tables).toSorted();
  const power = 2 ** Math.floor(Math.log2(tags.length));
  let offset = 12 + 16 * tags.length;
  const directory = tags.map((tag) => {
    const table = tables[tag] ?? Buffer.alloc(0);
    const entry = Buffer.concat([
      Buffer.from(tag.padEnd(4)),
      u32(sumWords(pad(table)), offset, table.length),
    ]);
    offset += pad(table).length;
    return entry;
  });
  const header = Buffer.concat([
    u32(0x00010000),
    u16(tags.length, 16 * power, Math.log2(power), 16 * (tags.length - power)),
  ]);
  const file = Buffer.concat([
    header,
    ...directory,
    ...tags.map((tag) => pad(tables[tag] ?? Buffer.alloc(0))),
  ]);
  const headAt = file.indexOf(u32(0x5f0f3cf5)) - 12;
  file.writeUInt32BE((0xb1b0afba - sumWords(file)) >>> 0, headAt + 8);
  return file;
};

writeFileSync(join(import.meta.dirname, '../src/theme/espace-fine.ttf'), makeFont());
