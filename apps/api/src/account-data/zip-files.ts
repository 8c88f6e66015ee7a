import { createHash } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of the archive, whole in memory while it is written. */
export type ExportedFile = { path: string; bytes: Uint8Array };

/** Small enough that nobody waits while one is deflated. */
const SLICE_BYTES = 256 * 1024;
const SUMS = 'SHA256SUMS';

/** A PDF is compressed already. */
const openEntry = (path: string) =>
  path.endsWith('.pdf') ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });

/**
 * Writes files as a ZIP while they come, one in memory at a time, and ends it with the `SHA256SUMS` of all of them. `now`
 * is the time that its entries show. What `files` throws ends it unfinished: no reader takes the rest for a whole.
 */
export async function* zipFiles(
  files: AsyncIterable<ExportedFile>,
  now: Date,
): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  async function* write({ path, bytes }: ExportedFile) {
    const entry = openEntry(path);
    entry.mtime = now;
    zip.add(entry);
    let start = 0;
    do {
      const end = start + SLICE_BYTES;
      entry.push(bytes.subarray(start, end), end >= bytes.length);
      yield* ready.splice(0);
      start = end;
      await letOthersRun();
    } while (start < bytes.length);
  }
  const sums: string[] = [];
  for await (const file of files) {
    sums.push(`${createHash('sha256').update(file.bytes).digest('hex')}  ${file.path}\n`);
    yield* write(file);
  }
  yield* write({ path: SUMS, bytes: Buffer.from(sums.join('')) });
  zip.end();
  yield* ready.splice(0);
}
