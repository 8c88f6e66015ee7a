/** The beginning of a UUIDv7 made at 2026-11-27T00:00:00Z: its first 48 bits are the milliseconds (RFC 9562, 5.7). */
const FIRST_BY_ITS_END = '01a21a4d-4000';
const isUuidV7 = (id: string) => id.charAt(14) === '7';

/**
 * What the reports of a document call it. The end of its id: a UUIDv7 begins with the time, the same for all that are made
 * within a minute. Earlier documents keep the beginning: sealed versions of theirs are printed with it.
 */
export function referenceOf(documentId: string): string {
  const isNamedByItsEnd = isUuidV7(documentId) && documentId >= FIRST_BY_ITS_END;
  return (isNamedByItsEnd ? documentId.slice(-8) : documentId.slice(0, 8)).toUpperCase();
}
