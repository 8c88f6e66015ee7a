import { deflateSync } from 'node:zlib';

/** As many as compress well together; a viewer unpacks a whole one to read a part. */
const OBJECTS_IN_A_STREAM = 200;

/** An object to write: a stream as it stands in a file, from `N 0 obj` to `endobj`, or what stands between those of another one. */
export type MovedObject = { id: number; stream: Buffer } | { id: number; body: Buffer };

/** Where an object is in the packed file: its own place, or its rank in a stream of objects. */
type Slot = { kind: 'own'; offset: number } | { kind: 'packed'; stream: number; rank: number };

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

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

/**
 * Writes a file of objects, all but the streams packed into streams of objects; `size` is the first free number, `trailer` what the
 * trailer says of the document. Of a long file only what is packed is kept in memory.
 */
export function writePacked(
  head: Buffer,
  objects: Iterable<MovedObject>,
  { size, trailer }: { size: number; trailer: string },
): Uint8Array {
  const chunks: Buffer[] = [head];
  let offset = head.length;
  const slots = new Map<number, Slot>();
  const write = (id: number, chunk: Buffer): void => {
    slots.set(id, { kind: 'own', offset });
    chunks.push(chunk);
    offset += chunk.length;
  };
  const streams: Buffer[] = [];
  let plain: { id: number; body: Buffer }[] = [];
  const pack = (): void => {
    const stream = size + streams.length;
    for (const [rank, { id }] of plain.entries()) slots.set(id, { kind: 'packed', stream, rank });
    streams.push(makeObjectStream(stream, plain));
    plain = [];
  };
  for (const object of objects) {
    if ('stream' in object) write(object.id, object.stream);
    else plain.push(object);
    if (plain.length === OBJECTS_IN_A_STREAM) pack();
  }
  if (plain.length > 0) pack();
  for (const [index, stream] of streams.entries()) write(size + index, stream);
  const next = size + streams.length;
  const start = offset;
  slots.set(next, { kind: 'own', offset: start });
  chunks.push(makeXref(next, slots, trailer), latin1(['startxref', start, '%%EOF', ''].join('\n')));
  return new Uint8Array(Buffer.concat(chunks));
}
