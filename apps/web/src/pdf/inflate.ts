/** What inflating says instead of its content: it is not what it says to be, or greater than it may be. */
export type InflateProblem = 'BROKEN' | 'TOO_LARGE';

/** Inflates a zlib stream (RFC 1950), and stops as soon as it gives more than `maxBytes`: a bomb never unfolds. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | InflateProblem> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream gives one part after the other
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > maxBytes) {
        void reader.cancel().catch(() => undefined);
        return 'TOO_LARGE';
      }
      chunks.push(value);
    }
  } catch {
    return 'BROKEN';
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
