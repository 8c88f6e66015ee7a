const XREF_ENTRY_BYTES = 20;

/** Where an object stands in a file. */
export type PdfObject = { id: number; start: number; end: number };
export type PdfLayout = {
  objects: PdfObject[];
  /** The first free object number. */
  size: number;
  /** The catalogue's. */
  root: number;
  /** What a new trailer repeats. */
  trailer: string;
};

/** The objects of a PDF in the order of the file, by its own plain table, and what its trailer says; a file without a table is refused. */
export function readLayout(bytes: Buffer): PdfLayout {
  const end = bytes.lastIndexOf('startxref');
  const table = Number(bytes.toString('latin1', end).match(/^startxref\s+(\d+)/)?.[1]);
  const head = bytes.toString('latin1', table, table + 40).match(/^xref\s+0 (\d+)\s+/);
  if (head === null) throw new Error('The file has no table of objects');
  const size = Number(head[1]);
  const first = table + head[0].length;
  const objects: PdfObject[] = [];
  for (let id = 1; id < size; id += 1) {
    const entry = bytes.toString(
      'latin1',
      first + id * XREF_ENTRY_BYTES,
      first + (id + 1) * XREF_ENTRY_BYTES,
    );
    if (entry.charAt(17) === 'n') objects.push({ id, start: Number(entry.slice(0, 10)), end: table });
  }
  objects.sort((a, b) => a.start - b.start);
  for (const [index, object] of objects.entries()) object.end = objects[index + 1]?.start ?? table;
  const trailer = bytes.toString('latin1', first + size * XREF_ENTRY_BYTES, end);
  const root = Number(trailer.match(/\/Root (\d+) 0 R/)?.[1]);
  const others = Array.from(trailer.matchAll(/\/(?:Info \d+ 0 R|ID \[[^\]]*\])/g), ([text]) => text);
  return { objects, size, root, trailer: [`/Root ${root} 0 R`, ...others].join(' ') };
}

/** An object from `N 0 obj` to `endobj`; every search stays in it, for the file is long. */
export const sliceOf = (bytes: Buffer, { start, end }: PdfObject): Buffer => bytes.subarray(start, end);

/** What stands between `N 0 obj` and `endobj`. */
export const bodyOf = (object: Buffer): Buffer =>
  object.subarray(object.indexOf('obj') + 3, object.lastIndexOf('endobj'));

const END_BYTES = 32;
// A title, which is a person's text, may end with the same word.
const STREAM_END = /endstream\s*endobj\s*$/;

/** Whether an object is a stream. */
export const isStream = (object: Buffer): boolean =>
  STREAM_END.test(object.toString('latin1', object.length - END_BYTES));
