// The engine writes each object plainly, one a tag: three times the size. A library that reads the file into objects and writes them
// again takes as long as the typesetting and ten times the file in memory; here the objects are moved as they are, unread.
import { deflateSync } from 'node:zlib';
import { type Place, makeLeadToPlaces } from './link-places.ts';
import { bodyOf, readLayout, sliceOf } from './read-layout.ts';

/** As many as compress well together; a viewer unpacks a whole one to read a part. */
const OBJECTS_IN_A_STREAM = 200;

/** Where an object is in the packed file: its own place, or its rank in a stream of objects. */
type Slot = { kind: 'own'; offset: number } | { kind: 'packed'; stream: number; rank: number };

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

const END_BYTES = 32;
const isStream = (object: Buffer): boolean => object.subarray(-END_BYTES).includes('endstream');

const makeStream = (id: number, fields: string, content: Buffer): Buffer => {
  const packed = deflateSync(content);
  return Buffer.concat([
    latin1(`${id} 0 obj\n<< ${fields} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    latin1('\nendstream\nendobj\n'),
  ]);
};

function makeObjectStream(id: number, bodies: readonly { id: number; body: Buffer }[]): Buffer {
  let offset = 0;
  const index = bodies.map(({ id: packed, body }) => {
    const entry = `${packed} ${offset}`;
    offset += body.length + 1;
    return entry;
  });
  const head = latin1(`${index.join(' ')}\n`);
  const content = Buffer.concat([head, ...bodies.flatMap(({ body }) => [body, latin1('\n')])]);
  return makeStream(id, `/Type /ObjStm /N ${bodies.length} /First ${head.length}`, content);
}

function makeXref(id: number, slots: ReadonlyMap<number, Slot>, trailer: string): Buffer {
  const table = Buffer.alloc((id + 1) * 7);
  table.writeUInt16BE(0xffff, 5);
  for (const [object, slot] of slots) {
    const at = object * 7;
    table.writeUInt8(slot.kind === 'own' ? 1 : 2, at);
    table.writeUInt32BE(slot.kind === 'own' ? slot.offset : slot.stream, at + 1);
    table.writeUInt16BE(slot.kind === 'own' ? 0 : slot.rank, at + 5);
  }
  return makeStream(id, `/Type /XRef /Size ${id + 1} /W [1 4 2] ${trailer}`, table);
}

const TITLE_SHOWN = '/DisplayDocTitle true';

/** The catalogue asks viewers to show the document's title, not the file's name. */
function withTitleShown(catalog: Buffer): Buffer {
  const text = catalog.toString('latin1');
  if (text.includes(TITLE_SHOWN)) return catalog;
  const preferences = /\/ViewerPreferences\s*<</;
  return latin1(
    preferences.test(text)
      ? text.replace(preferences, (found) => `${found} ${TITLE_SHOWN} `)
      : text.replace('<<', `<< /ViewerPreferences << ${TITLE_SHOWN} >>`),
  );
}

/**
 * Packs the objects of a PDF that the engine wrote (one plain table, no stream of objects) into streams of objects: a third of the size.
 * The links to the document's own places are told where these are; other objects, dates and identifiers stay as they are, so that equal input stays equal bytes.
 */
export function packPdf(input: Uint8Array, places: readonly Place[] = []): Uint8Array {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const layout = readLayout(bytes);
  const { objects, size, root, trailer } = layout;
  const leadToPlaces = makeLeadToPlaces(bytes, layout, places);
  const chunks: Buffer[] = [bytes.subarray(0, objects[0]?.start ?? 0)];
  let offset = chunks[0]?.length ?? 0;
  const slots = new Map<number, Slot>();
  const write = (id: number, chunk: Buffer): void => {
    slots.set(id, { kind: 'own', offset });
    chunks.push(chunk);
    offset += chunk.length;
  };
  const plain: { id: number; body: Buffer }[] = [];
  for (const object of objects) {
    const slice = sliceOf(bytes, object);
    if (isStream(slice)) write(object.id, slice);
    else {
      const body = bodyOf(slice);
      plain.push({ id: object.id, body: object.id === root ? withTitleShown(body) : leadToPlaces(body) });
    }
  }
  let next = size;
  for (let from = 0; from < plain.length; from += OBJECTS_IN_A_STREAM) {
    const packed = plain.slice(from, from + OBJECTS_IN_A_STREAM);
    for (const [rank, { id }] of packed.entries()) slots.set(id, { kind: 'packed', stream: next, rank });
    write(next, makeObjectStream(next, packed));
    next += 1;
  }
  const start = offset;
  slots.set(next, { kind: 'own', offset: start });
  chunks.push(makeXref(next, slots, trailer), latin1(['startxref', start, '%%EOF', ''].join('\n')));
  return new Uint8Array(Buffer.concat(chunks));
}
