import type { DuerpDocument } from '@odu/api-contract';
import type { Ecriture, Intent, Stamp } from '@odu/domain';
import type { Overtaken, Pending } from './pending.ts';

/** A document as the server holds it, and its version. */
export type Read = { readonly document: DuerpDocument; readonly etag: string | null };

/** What the server says of an edit that it took: the new version, and the whole document when its answer holds more than the edit. */
export type Acknowledgement = { readonly etag: string | null; readonly document?: DuerpDocument };

/** What the queue needs from outside: the wire, the browser's storage and the screen. */
export type QueueEdges = {
  /** Sends one of the specification's calls with If-Match; throws `{ status, retryAfterSeconds }`. */
  readonly send: (ecriture: Ecriture, ifMatch: string | null) => Promise<Acknowledgement>;
  readonly read: () => Promise<Read>;
  /** Keeps the edits over a reload; false when there is no room. */
  readonly persist: (pending: Pending) => boolean;
  /** The server will never take this edit; `hold` shows it to the user, `drop` gives it up at once. */
  readonly onRefused: (intent: Intent, error: unknown) => 'hold' | 'drop';
  /** The screen must show this document: the server's, with the edits that are still to send. */
  readonly onDocument: (document: DuerpDocument) => void;
  /** These edits were given up, or made on other values, by the user's choice or the server's refusal. */
  readonly onReplaced: (intentIds: readonly string[]) => void;
  /** What was taken back, or done again, meets somebody else's edit: these are given up, all at once. */
  readonly onOvertaken: (overtaken: Overtaken) => void;
  /** Somebody else's edits were joined with the user's, without a question. */
  readonly onMerged: () => void;
  /** Whether two documents say the same. */
  readonly isSame: (left: DuerpDocument, right: DuerpDocument) => boolean;
  readonly createStamp: () => Stamp;
};
