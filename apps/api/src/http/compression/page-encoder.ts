import { type Encoding, encodeText } from './encoding.ts';

/** The highest of Brotli: a page is compressed once. */
const QUALITY = 11;

/**
 * Compresses each page once in each encoding; what failed is tried again at the next request. Pages are few (those of the
 * build, the reference, the example), and hold no secret (BREACH).
 */
export function makePageEncoder(encode = encodeText): (page: string, encoding: Encoding) => Promise<Buffer> {
  const made = new Map<string, Partial<Record<Encoding, Promise<Buffer>>>>();
  return (page, encoding) => {
    const known = made.get(page) ?? {};
    made.set(page, known);
    const kept = known[encoding];
    if (kept !== undefined) return kept;
    const making = encode(page, encoding, QUALITY);
    known[encoding] = making;
    making.catch(() => delete known[encoding]);
    return making;
  };
}
