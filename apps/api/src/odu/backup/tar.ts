import { type FileHandle, open, stat } from 'node:fs/promises';
import { OperatorError } from '../operator-error.ts';

const BLOCK = 512;
const MODE = '0000600\0';

/** One file of an archive, whole in memory: a backup is cut into parts of some megabytes for it. */
export type Entry = { name: string; content: Buffer };

/**
 * The one ustar header (POSIX.1-1988) of a file of ours: nothing in it is free. So a reader finds any changed byte by
 * comparing, which no tar library does: they skip what they do not need, padding too.
 */
function makeHeader({ name, size }: { name: string; size: number }): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 100, 'ascii');
  header.write(MODE, 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const checksum = header.reduce((sum, byte) => sum + byte, 0);
  header.write(`${checksum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

const paddingOf = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
const END = Buffer.alloc(2 * BLOCK);

/** Writes one file at the end of an archive. */
export async function writeEntry(file: FileHandle, { name, content }: Entry): Promise<void> {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`the name is too long for ustar: ${name}`);
  await file.appendFile(
    Buffer.concat([makeHeader({ name, size: content.length }), content, paddingOf(content.length)]),
  );
}

/** Ends an archive: two empty blocks. */
export const writeEnd = (file: FileHandle): Promise<void> => file.appendFile(END);

/** The next bytes of an archive: fewer than asked for at its end. */
async function readNext(file: FileHandle, size: number): Promise<Buffer> {
  const content = Buffer.alloc(size);
  let filled = 0;
  while (filled < size) {
    const { bytesRead } = await file.read(content, filled, size - filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return content.subarray(0, filled);
}

const readText = (header: Buffer, from: number, size: number) =>
  header
    .toString('latin1', from, from + size)
    .split('\0', 1)
    .join('');

/** The name and the size that a header gives; undefined when it is not exactly the header of ours that says so. */
function readHeader(header: Buffer): { name: string; size: number } | undefined {
  const read = { name: readText(header, 0, 100), size: Number.parseInt(readText(header, 124, 12), 8) };
  return read.name !== '' && Number.isSafeInteger(read.size) && header.equals(makeHeader(read))
    ? read
    : undefined;
}

const describeDamage = (path: string, after: string) =>
  new OperatorError(
    after === ''
      ? `${path} n'est pas une sauvegarde d'ODU, ou son début est abîmé.`
      : `${path} est coupée ou abîmée juste après sa partie ${after}.`,
  );

/** The files of an archive of ours, in their order; an OperatorError that names the place where it is not one. */
export async function* readEntries(path: string): AsyncGenerator<Entry> {
  // Before it is opened: to open a pipe waits for who writes into it.
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory())
    throw new OperatorError(`${path} est un dossier\u00A0: donnez le fichier de la sauvegarde.`);
  const file = found?.isFile() ? await open(path).catch(() => undefined) : undefined;
  if (found === undefined || file === undefined)
    throw new OperatorError(`Le fichier ${path} ne peut pas être lu.`);
  try {
    const total = found.size;
    let after = '';
    for (let position = 0; ;) {
      const block = await readNext(file, BLOCK);
      if (after !== '' && block.equals(END.subarray(BLOCK))) {
        const rest = await readNext(file, END.length);
        if (rest.equals(END.subarray(BLOCK))) return;
        throw describeDamage(path, after);
      }
      const header = block.length === BLOCK ? readHeader(block) : undefined;
      if (header === undefined || position + BLOCK + header.size > total) throw describeDamage(path, after);
      const content = await readNext(file, header.size);
      const padding = paddingOf(header.size);
      if (!(await readNext(file, padding.length)).equals(padding)) throw describeDamage(path, header.name);
      position += BLOCK + header.size + padding.length;
      after = header.name;
      yield { name: header.name, content };
    }
  } finally {
    await file.close();
  }
}
