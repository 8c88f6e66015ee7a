import type { DuerpDocument } from '@odu/api-contract';
import type { Acknowledgement, QueueEdges, Read } from './queue-edges.ts';

/** The document as this page last knew the server to hold it, and whether somebody else wrote in it under the user's edits. */
export function createServerCopy({ read, isSame }: Pick<QueueEdges, 'read' | 'isSame'>) {
  let copy: Read | null = null;
  let hasOthers = false;
  return {
    get: (): Read | null => copy,
    /** An edit made `expected` of it and is acknowledged; the answer that gives a document knows better. */
    acknowledge({ document, etag }: Acknowledgement, expected: DuerpDocument): void {
      hasOthers ||= document !== null && !isSame(expected, document);
      copy = { document: document ?? expected, etag };
    },
    /** Reads it anew; what is none of the `expected` documents has somebody else's edits in it. */
    async refresh(expected: readonly DuerpDocument[]): Promise<Read> {
      const next = await read();
      hasOthers ||= expected.length > 0 && !expected.some((known) => isSame(known, next.document));
      copy = next;
      return next;
    },
    /** Takes a document that somebody read; `isUnderEdits`: the user has edits to send on it. */
    adopt(next: Read, isUnderEdits: boolean): void {
      hasOthers ||= isUnderEdits && copy !== null && !isSame(copy.document, next.document);
      copy = next;
    },
    hasOthers: (): boolean => hasOthers,
    /** Whether somebody else's edits were joined since the last time this was asked. */
    takeOthers(): boolean {
      const had = hasOthers;
      hasOthers = false;
      return had;
    },
  };
}
