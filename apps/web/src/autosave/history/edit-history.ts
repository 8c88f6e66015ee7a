import { isOfEnsemble } from '@odu/domain';
import type { Intent, Retour } from '@odu/domain';

/** One edit, and what takes it back; null when nothing does. */
export type HistoryStep = { readonly intent: Intent; readonly inverse: Intent | null };

/** What was done at once in this visit, in its order, and how it is told. */
export type HistoryEntry = { readonly steps: readonly HistoryStep[]; readonly text: string };

/** What takes an entry back, in turn: the last edit first. */
export const listInverses = ({ steps }: HistoryEntry): readonly Intent[] =>
  steps.flatMap(({ inverse }) => inverse ?? []).toReversed();

/** The same, as one « Annuler » or « Rétablir » makes them. */
export const listRetours = ({ steps }: HistoryEntry, fait: Retour['fait']): Intent[] =>
  steps
    .flatMap(({ intent: { id }, inverse }) =>
      inverse === null ? [] : { ...inverse, retour: { geste: steps[0]?.intent.id ?? id, de: id, fait } },
    )
    .toReversed();

/** Whether an entry made one of these edits. */
export const isOfEntry =
  (intentIds: readonly string[]) =>
  ({ steps }: HistoryEntry): boolean =>
    steps.some(({ intent }) => intentIds.includes(intent.id));

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

/** The history without what made some edits: taken back out of turn, or with nothing left to take back. */
export const withoutEntries = ({ past, future }: EditHistory, intentIds: readonly string[]): EditHistory => {
  const isLeft = (entry: HistoryEntry) => !isOfEntry(intentIds)(entry);
  return { past: past.filter(isLeft), future: future.filter(isLeft) };
};

/** Said of what is left to take back of edits made together. */
const EXCEPT_CHANGED = ', sauf ce qui a changé depuis';

/**
 * The history without some edits, given up or made on other values than it knows; what was made together with them stays,
 * but of a move, which would be taken away where it went and given back nowhere.
 */
export const withoutIntents = ({ past, future }: EditHistory, intentIds: readonly string[]): EditHistory => {
  const leave = (entry: HistoryEntry): readonly HistoryEntry[] => {
    const gone = entry.steps.flatMap(({ intent }) => (intentIds.includes(intent.id) ? intent : []));
    if (gone.length === 0) return [entry];
    const steps = entry.steps.filter(({ intent }) => !gone.includes(intent) && !isOfEnsemble(intent, gone));
    const text = entry.text.replace(EXCEPT_CHANGED, '') + EXCEPT_CHANGED;
    return steps.some(({ inverse }) => inverse !== null) ? [{ steps, text }] : [];
  };
  return { past: past.flatMap(leave), future: future.flatMap(leave) };
};
