import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { VersionTable } from '../../db/schema/duerp.ts';

/** SHA-256 in hexadecimal; a text counts as its UTF-8 bytes. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** The one JSON text of a value (RFC 8785), so that a hash can be computed again from the data. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('the value has no JSON text');
  return text;
}

type Sealed = Omit<VersionTable, 'snapshot' | 'pdf' | 'hash' | 'isAlwaysCovered' | 'compteurs'>;

/** The seal of a version: changing it, or any version before it, changes this hash (decision D7). */
export const computeVersionHash = ({
  id,
  duerpDocumentId,
  versionNumber,
  creationTime,
  notesDeVersion,
  motif,
  displayOptions,
  snapshotSha256,
  pdfSha256,
  previousHash,
}: Sealed): string =>
  sha256(
    canonicalJson({
      id,
      duerpDocumentId,
      versionNumber,
      creationTime,
      notesDeVersion,
      // Left out when there is none: the seals from before the question stay true.
      ...(motif !== null && { motif }),
      displayOptions,
      snapshotSha256,
      pdfSha256,
      previousHash,
    }),
  );
