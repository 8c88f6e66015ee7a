import type { Intent } from '@odu/domain';

/** An edit of this visit, what takes it back, and how it is told. */
export type HistoryEntry = { readonly intent: Intent; readonly inverse: Intent; readonly text: string };

/** What can be taken back, and done again: the last entry of each is the next one. */
export type EditHistory = {
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
};

export const EMPTY_HISTORY: EditHistory = { past: [], future: [] };

/** How many edits of a visit can be taken back (at least 50, « Annuler »); more would hold deleted units for nothing. */
export const HISTORY_DEPTH = 200;

/** The history after a new edit: what was undone before it cannot be done again. */
export const record = ({ past }: EditHistory, entry: HistoryEntry): EditHistory => ({
  past: [...past, entry].slice(-HISTORY_DEPTH),
  future: [],
});

/** The history after its last edit was taken back; `redone` is how it will be done again. */
export const stepBack = ({ past, future }: EditHistory, redone: HistoryEntry): EditHistory => ({
  past: past.slice(0, -1),
  future: [...future, redone],
});

/** The history after what was undone is done again. */
export const stepForward = ({ past, future }: EditHistory, undone: HistoryEntry): EditHistory => ({
  past: [...past, undone],
  future: future.slice(0, -1),
});

/** The history without some edits: taken back out of turn, given up, or made on other values than it knows. */
export const withoutEntries = ({ past, future }: EditHistory, intentIds: readonly string[]): EditHistory => ({
  past: past.filter(({ intent }) => !intentIds.includes(intent.id)),
  future: future.filter(({ intent }) => !intentIds.includes(intent.id)),
});
