import { sha256 } from '../../services/duerp/version-chain.ts';
import { OperatorError } from '../operator-error.ts';
import { writeNewFile } from '../write-new-file.ts';
import { MANIFEST, type Manifest, readManifest, SUMS } from './manifest.ts';
import { type Entry, readEntries, writeEnd, writeEntry } from './tar.ts';

const toLine = ({ name, content }: Entry) => `${sha256(content)}  ${name}`;

/** Writes an archive with the sums of its files, as `writeNewFile` does. */
export const writeArchive = (path: string, entries: AsyncIterable<Entry>): Promise<void> =>
  writeNewFile(path, async (file) => {
    const sums: string[] = [];
    for await (const entry of entries) {
      await writeEntry(file, entry);
      sums.push(toLine(entry));
    }
    await writeEntry(file, { name: SUMS, content: Buffer.from(`${sums.join('\n')}\n`) });
    await writeEnd(file);
  });

/** What a first reading found: `damaged` names the parts whose bytes are not those that were written. */
export type Examined = { manifest: Manifest; damaged: string[]; sums: string[] };

/** Compares every byte of a backup with its sums; an OperatorError when it is none, or cannot be read to its end. */
export async function examineArchive(path: string): Promise<Examined> {
  let manifest: Manifest | undefined;
  const found: string[] = [];
  const names: string[] = [];
  let written: string[] | undefined;
  for await (const entry of readEntries(path)) {
    if (names.length === 0) {
      if (entry.name !== MANIFEST) throw new OperatorError(`${path} n'est pas une sauvegarde d'ODU.`);
      manifest = readManifest(path, entry.content);
    }
    if (entry.name === SUMS) written = entry.content.toString().split('\n');
    else found.push(toLine(entry));
    names.push(entry.name);
  }
  if (manifest === undefined || written === undefined || names.at(-1) !== SUMS)
    throw new OperatorError(`${path} n'est pas une sauvegarde d'ODU, ou elle est incomplète.`);
  const expected = written;
  const damaged = names.filter((name, index) =>
    name === SUMS
      ? expected.length !== names.length || expected.at(-1) !== ''
      : expected[index] !== found[index],
  );
  return { manifest, damaged, sums: found };
}

/** The files of an archive that was examined, refused when one of them has changed since. */
export async function* readAgain(path: string, { sums }: Examined): AsyncGenerator<Entry> {
  let index = 0;
  for await (const entry of readEntries(path)) {
    if (entry.name === SUMS) return;
    if (sums[index++] !== toLine(entry)) throw new OperatorError(`${path} a changé pendant la lecture.`);
    yield entry;
  }
}
