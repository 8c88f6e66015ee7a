import type { Collision } from '@odu/domain';

/** What the page says about the saving of one document; times are epoch milliseconds. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'retrying'; readonly retryAt: number }
  /** The server will not take the edit; `dependents`: how many others have no meaning without it. Of a whole document, that cannot be had any more, it takes none. */
  | {
      readonly kind: 'refused';
      readonly error: unknown;
      readonly dependents: number;
      readonly isWholeDocument: boolean;
    }
  /** Everything else is sent; these were stored and cannot be read, in words as far as they can be told. */
  | { readonly kind: 'unreadable'; readonly what: readonly string[] }
  /** The user decides of one collision at a time; `left` counts those to decide, this one included. */
  | { readonly kind: 'conflict'; readonly collision: Collision; readonly left: number };

/** The state of an edit that the server will not take; without one to blame it is the document itself that cannot be had. */
export const toRefused = (
  error: unknown,
  dependents: readonly unknown[],
  refusedId: string | null,
): SaveState => ({
  kind: 'refused',
  error,
  dependents: dependents.length,
  isWholeDocument: refusedId === null,
});

/** The outcome of a failed save: tried again later, compared with the server's document, or left to the user. */
export type FailureKind = 'retry' | 'conflict' | 'refused';

const RETRIED_STATUSES = new Set([0, 401, 408, 425, 429, 502, 503, 504, 500]);

/** Sorts a failed save by its HTTP status (0 or undefined: no answer at all). */
export function classifyFailure(status: number | undefined): FailureKind {
  if (status === undefined || RETRIED_STATUSES.has(status)) return 'retry';
  return status === 409 ? 'conflict' : 'refused';
}

/** Reads a number of a failed call: its status, or the seconds that the server asks to wait. */
export function readNumber(error: unknown, name: 'status' | 'retryAfterSeconds'): number | undefined {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'number' ? value : undefined;
}
