import { createHash } from 'node:crypto';
import type { ReadFile } from './read-file.ts';

const INSTANCE = /\/ID \[\([^)]*\) \(([A-Za-z0-9+/=]+)\)\]/;
const BYTES = 16;

/**
 * Gives what writes the identifier of the whole where the frame has its own (the trailer, the metadata): the engine computes that from
 * the content of its file, and the frame does not have the rows. As long as the engine's, so that nothing else moves.
 */
export function makeIdentify(frame: ReadFile, parts: readonly ReadFile[]): (text: string) => string {
  const own = frame.layout.trailer.match(INSTANCE)?.[1];
  if (own === undefined) throw new Error('The file has no identifier');
  const hash = createHash('sha256');
  for (const { bytes } of [frame, ...parts]) hash.update(bytes);
  const whole = hash.digest().subarray(0, BYTES).toString('base64');
  if (whole.length !== own.length) throw new Error('The identifier of the file has another length');
  return (text) => text.replaceAll(own, whole);
}
