import type { DuerpDocument } from '@odu/api-contract';
import { applyIntent, applyIntents, hasArrived, type Intent, listIds } from '@odu/domain';
import type { Acknowledgement, QueueEdges, Read } from './queue-edges.ts';

/** The document as this page last knew the server to hold it, and whether somebody else wrote in it under the user's edits. */
export function createServerCopy({ read, isSame }: Pick<QueueEdges, 'read' | 'isSame'>) {
  let copy: Read | null = null;
  /** It is to be read anew before anything is made of it: another page left edits. */
  let isBehind = false;
  /** The version on the screen, when it came while a call was on its way: an edit is made on what is shown. */
  let shown: string | null = null;
  let hasOthers = false;
  /** What it was expected to be when somebody else's edits were first found in it. */
  let beforeOthers: DuerpDocument | null = null;
  /** What a call whose answer was lost may have made: what a closed page left may be sent before it is tried again. */
  let maybe: DuerpDocument | null = null;
  /** All that any reading held. */
  const seen = new Set<string>();
  const noteSeen = (document: DuerpDocument) => {
    for (const id of listIds(document)) seen.add(id);
  };
  const noteOthers = (expected: readonly DuerpDocument[], found: DuerpDocument) => {
    const known = maybe === null ? expected : [...expected, maybe];
    const isOthers = expected.length > 0 && !known.some((one) => isSame(one, found));
    if (isOthers && !hasOthers) beforeOthers = expected[0] ?? null;
    hasOthers ||= isOthers;
    maybe = null;
  };
  /** Reads it anew; what is none of the `expected` documents has somebody else's edits in it. */
  async function refresh(expected: readonly DuerpDocument[]): Promise<Read> {
    const was = { isBehind, shown };
    isBehind = false;
    shown = null;
    const next = await read().catch((error: unknown) => {
      isBehind ||= was.isBehind;
      shown ??= was.shown;
      throw error;
    });
    const isOvertaken = was.shown !== null && !was.isBehind;
    noteOthers(isOvertaken && copy !== null ? [copy.document, ...expected] : expected, next.document);
    noteSeen(next.document);
    copy = next;
    return next;
  }
  return {
    get: (): Read | null => copy,
    /** What edits are made on; null when it must be read first. */
    getNewest: (): Read | null => (isBehind || shown !== null ? null : copy),
    /** Another page left edits: it may have written what this one has not read, where they would seem to be there already. */
    fallBehind(): void {
      isBehind = true;
    },
    /** The screen shows a document that was read while a call was on its way, or a question open. */
    noteShown({ document, etag }: Read): void {
      noteSeen(document);
      shown = etag === copy?.etag ? null : etag;
    },
    /** A call that would make `document` of it has no answer. */
    lose(document: DuerpDocument): void {
      maybe = document;
    },
    /** An edit made `expected` of it and is acknowledged; the answer that gives a document knows better. */
    acknowledge({ document, etag }: Acknowledgement, expected: DuerpDocument): void {
      if (document !== undefined) noteOthers([expected], document);
      copy = { document: document ?? expected, etag };
      // It was this edit that the reading had more.
      if (shown === etag) shown = null;
    },
    refresh,
    /** Whether the screen shows what came after the version that is known here. */
    isOvertaken: (): boolean => shown !== null,
    /**
     * Reads it anew where the screen shows the user's edits over what came after them: then the version known here is the
     * one shown. All is sent, even if this fails.
     */
    async catchUp(): Promise<void> {
      if (shown !== null) await refresh([]).catch(() => null);
    },
    /** Takes a document that was read, and gives it; `first` is the edit to send next: it may be there already, its answer lost. */
    adopt(next: Read, first: Intent | undefined): DuerpDocument {
      const expected =
        copy === null || first === undefined ? [] : [copy.document, applyIntent(copy.document, first)];
      noteOthers(expected, next.document);
      noteSeen(next.document);
      copy = next;
      shown = null;
      return next.document;
    },
    /** Whether the server is known to have taken an addition, whatever became of it since. */
    hasTaken: (intent: Intent): boolean => hasArrived(intent, seen),
    hasOthers: (): boolean => hasOthers,
    /** Whether all that somebody else wrote gives way to these edits: nothing of theirs is joined. */
    isOverruledBy: (intents: readonly Intent[]): boolean =>
      copy !== null &&
      beforeOthers !== null &&
      isSame(applyIntents(beforeOthers, intents), applyIntents(copy.document, intents)),
    /** Whether somebody else's edits were joined since the last time this was asked. */
    takeOthers(): boolean {
      const had = hasOthers;
      hasOthers = false;
      beforeOthers = null;
      return had;
    },
  };
}
