import { EncodedJson, NotModified } from '../contract/answers.ts';
import { type Encoding, encodeText, THRESHOLD_BYTES } from '../http/compression/encoding.ts';

/** A written answer: its bytes as they travel, and the tag of what they say. */
export type Kept = { readonly bytes: Buffer; readonly encoding: Encoding; readonly etag: string };

/** What an answer is of, and in which state: all that it depends on. Without a state it is always the same. */
export type KeptKey = { readonly subject: string; readonly state?: string };

/**
 * Answers that were written once and are given again while what they say is the same: one of each subject, the one that was
 * written last. Who may read it was checked before, and is no business of this memory.
 */
export type KeptAnswers = {
  find: (key: KeptKey, encoding: Encoding) => Kept | undefined;
  /** Encodes (`quality` is Brotli's) and keeps, in the place of the subject's other state and of what was not asked for the longest. */
  keep: (
    key: KeptKey,
    text: string,
    of: { etag: string; encoding: Encoding; quality: number },
  ) => Promise<Kept>;
  /** How many bytes are held. */
  readonly size: number;
};

/** What an entry costs beside its bytes: its key and its place. */
const ENTRY_BYTES = 500;

/** Bytes in memory of their own: a short answer is a view of the 64 kB that it was compressed or written into. */
const toOwnBytes = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer);

/** Keeps answers of `maxBytes` together; an answer of more than a quarter of them is given and not kept. */
export function makeKeptAnswers(maxBytes: number): KeptAnswers {
  // A map remembers the order of its keys: the first is the one that was not asked for the longest.
  const entries = new Map<string, { kept: Kept; state: string }>();
  let size = 0;
  const forget = (name: string) => {
    const entry = entries.get(name);
    if (entry === undefined) return;
    entries.delete(name);
    size -= entry.kept.bytes.byteLength + ENTRY_BYTES;
  };
  const put = (name: string, kept: Kept, state: string) => {
    forget(name);
    entries.set(name, { kept, state });
    size += kept.bytes.byteLength + ENTRY_BYTES;
    for (const oldest of entries.keys()) {
      if (size <= maxBytes) break;
      forget(oldest);
    }
  };
  return {
    find({ subject, state = '' }, encoding) {
      const name = `${encoding} ${subject}`;
      const entry = entries.get(name);
      if (entry?.state !== state) return undefined;
      entries.delete(name);
      entries.set(name, entry);
      return entry.kept;
    },
    async keep({ subject, state = '' }, text, { etag, encoding, quality }) {
      const written = Buffer.byteLength(text) < THRESHOLD_BYTES ? 'identity' : encoding;
      const bytes = toOwnBytes(await encodeText(text, written, quality));
      const kept: Kept = { bytes, encoding: written, etag };
      if (bytes.byteLength <= maxBytes / 4) put(`${encoding} ${subject}`, kept, state);
      return kept;
    },
    get size() {
      return size;
    },
  };
}

/** Whether one of the tags that the client sent is this one (RFC 9110, 13.1.2: the weak comparison). */
export const isKeptByClient = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

/** Answers what is kept, or that the client has it. */
export const toAnswer = (
  { bytes, encoding, etag }: Kept,
  { ifNoneMatch, headers = {} }: { ifNoneMatch: string | undefined; headers?: Record<string, string> },
): EncodedJson | NotModified =>
  isKeptByClient(ifNoneMatch, etag)
    ? new NotModified({ etag, ...headers })
    : new EncodedJson(bytes, { encoding, headers: { etag, ...headers } });
