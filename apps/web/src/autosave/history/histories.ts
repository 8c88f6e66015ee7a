import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { applyIntent, describeIntent, findCollisions, invertIntent, NBSP } from '@odu/domain';
import type { Edition, Intent } from '@odu/domain';
import type { AutosaveRegistry } from '../autosave-registry.ts';
import { createId } from '../../create-id.ts';
import { EMPTY_HISTORY, record, stepBack, stepForward, withoutEntry } from './edit-history.ts';
import type { EditHistory, HistoryEntry } from './edit-history.ts';

export type Histories = ReturnType<typeof createHistories>;

type HistoryEdges = {
  readonly autosaves: Pick<AutosaveRegistry, 'edit'>;
  /** The document as the page shows it. */
  readonly readDocument: (duerpId: string) => DuerpDocument | undefined;
  readonly say: (kind: 'info' | 'warning', message: string) => void;
};

/** Said instead of an undo, or a redo, that would overwrite somebody else's edit. */
const sayTouchedSince = (done: 'annulée' | 'rétablie') =>
  `Cette modification ne peut plus être ${done}${NBSP}: une autre personne, ou un autre onglet, a modifié la même chose depuis.`;

/** What can be taken back in each DUERP of this visit. An undo is an edit as any other: it goes through the same queue. */
export function createHistories({ autosaves, readDocument, say }: HistoryEdges) {
  const histories = new Map<string, EditHistory>();
  const listeners = new Set<() => void>();
  const get = (duerpId: string): EditHistory => histories.get(duerpId) ?? EMPTY_HISTORY;
  const set = (duerpId: string, history: EditHistory) => {
    histories.set(duerpId, history);
    for (const listener of listeners) listener();
  };
  const toEntry = (before: DuerpDocument, intent: Intent, text: string): HistoryEntry | null => {
    const inverse = invertIntent(before, intent, { id: createId(), at: intent.at });
    return inverse === null ? null : { intent, inverse, text };
  };

  /** Takes an edit back, or does it again; the entry for the way back, null when somebody touched the same since. */
  const run = (duerpId: string, { inverse, text }: HistoryEntry): HistoryEntry | null => {
    const document = readDocument(duerpId);
    if (document === undefined) return null;
    const isTouched =
      findCollisions(document, inverse).length > 0 || applyIntent(document, inverse) === document;
    const done = isTouched ? null : autosaves.edit(duerpId, inverse);
    return done && toEntry(done.before, done.intent, text);
  };

  return {
    get,
    /** Edits a DUERP and notes how to take it back; the intent, null when nothing was to do. */
    edit(duerpId: string, edition: Edition, unite?: UniteDeTravail): Intent | null {
      const done = autosaves.edit(duerpId, edition, unite);
      if (done === null) return null;
      const entry = toEntry(done.before, done.intent, describeIntent(done.before, done.intent));
      if (entry !== null) set(duerpId, record(get(duerpId), entry));
      return done.intent;
    },
    /** Takes the last edit back, and says which; stops at somebody else's. */
    undo(duerpId: string): void {
      const entry = get(duerpId).past.at(-1);
      if (entry === undefined) return;
      const redone = run(duerpId, entry);
      if (redone === null) {
        set(duerpId, EMPTY_HISTORY);
        return say('warning', sayTouchedSince('annulée'));
      }
      set(duerpId, stepBack(get(duerpId), redone));
      say('info', `Annulé${NBSP}: ${entry.text}.`);
    },
    /** Does again what was taken back last, and says what. */
    redo(duerpId: string): void {
      const entry = get(duerpId).future.at(-1);
      if (entry === undefined) return;
      const undone = run(duerpId, entry);
      if (undone === null) {
        set(duerpId, EMPTY_HISTORY);
        return say('warning', sayTouchedSince('rétablie'));
      }
      set(duerpId, stepForward(get(duerpId), undone));
      say('info', `Rétabli${NBSP}: ${entry.text}.`);
    },
    /** Takes one edit back out of turn: the « Annuler » beside a deletion. */
    undoOne(duerpId: string, intentId: string): void {
      const entry = get(duerpId).past.find(({ intent }) => intent.id === intentId);
      if (entry === undefined) return;
      if (run(duerpId, entry) === null) return say('warning', sayTouchedSince('annulée'));
      set(duerpId, withoutEntry(get(duerpId), intentId));
      say('info', `Annulé${NBSP}: ${entry.text}.`);
    },
    /** Forgets everything: the session ends. */
    clear(): void {
      histories.clear();
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
