import { createHash, randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ExportedFile, zipFiles } from './zip-files.ts';

const NOW = new Date('2026-11-16T11:00:00Z');

async function* give(...files: ExportedFile[]) {
  for (const file of files) yield file;
}

async function collect(chunks: AsyncIterable<Uint8Array>) {
  const kept: Uint8Array[] = [];
  for await (const chunk of chunks) kept.push(chunk);
  return Buffer.concat(kept);
}

test('every file comes out as it went in, with its sum', async () => {
  // On both sides of a slice of 256 kB, and a file without a byte.
  const sizes = [0, 1, 262_143, 262_144, 262_145, 600_000];
  const files = sizes.map((size, n) => ({
    path: n % 2 ? `f${n}.pdf` : `f${n}.json`,
    bytes: randomBytes(size),
  }));
  const { SHA256SUMS: sums, ...read } = unzipSync(await collect(zipFiles(give(...files), NOW)));
  expect(Object.keys(read)).toEqual(files.map(({ path }) => path));
  for (const { path, bytes } of files) expect(Buffer.compare(bytes, read[path] ?? NOTHING)).toBe(0);
  expect(strFromU8(sums ?? NOTHING)).toBe(
    files.map(({ path, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`).join(''),
  );
});
const NOTHING = new Uint8Array();

test('a file is asked for when the one before it was read, not earlier', async () => {
  let asked = 0;
  async function* count() {
    for (const path of ['a.pdf', 'b.pdf', 'c.pdf']) {
      asked += 1;
      yield { path, bytes: randomBytes(10) };
    }
  }
  const chunks = zipFiles(count(), NOW);
  await chunks.next();
  expect(asked).toBe(1);
  await chunks.return();
  expect(asked).toBe(1);
});

test('what cannot be read ends the archive before its end', async () => {
  async function* fail() {
    yield { path: 'a.pdf', bytes: randomBytes(10) };
    throw new Error('the database is away');
  }
  const kept: Uint8Array[] = [];
  const reading = async () => {
    for await (const chunk of zipFiles(fail(), NOW)) kept.push(chunk);
  };
  await expect(reading()).rejects.toThrow('the database is away');
  expect(() => unzipSync(Buffer.concat(kept))).toThrow('invalid zip data');
});
