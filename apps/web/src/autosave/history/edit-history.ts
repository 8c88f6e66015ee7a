import type { Intent } from '@odu/domain';

/** What was done at once in this visit, what takes it back in turn, and how it is told. */
export type HistoryEntry = {
  readonly intents: readonly Intent[];
  readonly inverses: readonly Intent[];
  readonly text: string;
};

/** Whether an entry made one of these edits. */
export const isOfEntry =
  (intentIds: readonly string[]) =>
  ({ intents }: HistoryEntry): boolean =>
    intents.some(({ id }) => intentIds.includes(id));

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

/** The history without what made some edits: taken back out of turn, given up, or made on other values than it knows. */
export const withoutEntries = ({ past, future }: EditHistory, intentIds: readonly string[]): EditHistory => ({
  past: past.filter((entry) => !isOfEntry(intentIds)(entry)),
  future: future.filter((entry) => !isOfEntry(intentIds)(entry)),
});
