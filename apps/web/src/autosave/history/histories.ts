import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import {
  applyIntent,
  describeIntent,
  findCollisions,
  invertIntent,
  NBSP,
  quoteFr,
  uniteOf,
} from '@odu/domain';
import type { Edition, Intent, Retour } from '@odu/domain';
import type { AutosaveRegistry } from '../autosave-registry.ts';
import type { Overtaken } from '../queue/pending.ts';
import { createId } from '../../create-id.ts';
import {
  EMPTY_HISTORY,
  isOfEntry,
  listInverses,
  listRetours,
  record,
  stepBack,
  stepForward,
  withoutEntries,
  withoutIntents,
} from './edit-history.ts';
import type { EditHistory, HistoryEntry } from './edit-history.ts';

export type Histories = ReturnType<typeof createHistories>;

type HistoryEdges = {
  readonly autosaves: Pick<AutosaveRegistry, 'edit'>;
  /** The document as the page shows it. */
  readonly readDocument: (duerpId: string) => DuerpDocument | undefined;
  readonly say: (kind: 'info' | 'warning', message: string) => void;
  /** What was offered to be taken back by itself has been, with all that was. */
  readonly endOffers: (intentIds: readonly string[]) => void;
};

/** Said instead of an undo, or a redo, that would overwrite somebody else's edit. */
const sayTouchedSince = (done: Retour['fait']) =>
  `Cette modification ne peut plus être ${done}${NBSP}: une autre personne, ou un autre onglet, a modifié la même chose depuis.`;

/** Said by the « Annuler » beside a deletion that the history does not hold any more. */
const DECIDED_SINCE = `Rien à annuler ici${NBSP}: cette suppression a déjà été annulée, ou vous avez décidé depuis de ce qu'elle devient.`;

/** The unit of an edit that the user deleted since: what is taken back comes into none. */
function findDeletedSince({ past }: EditHistory, entry: HistoryEntry): UniteDeTravail | undefined {
  const ids = listInverses(entry).map(uniteOf);
  const later = past.slice(past.indexOf(entry) + 1).flatMap(({ steps }) => steps);
  return later
    .flatMap(({ intent }) =>
      intent.kind === 'supprimerUnite' || intent.kind === 'retirerUnites' ? intent.base : [],
    )
    .find(({ idUniteDeTravail }) => ids.includes(idUniteDeTravail));
}

const idsOf = ({ steps }: HistoryEntry): string[] => steps.map(({ intent }) => intent.id);

/** What can be taken back in each DUERP of this visit. An undo is an edit as any other: it goes through the same queue. */
export function createHistories({ autosaves, readDocument, say, endOffers }: HistoryEdges) {
  const histories = new Map<string, EditHistory>();
  const listeners = new Set<() => void>();
  const get = (duerpId: string): EditHistory => histories.get(duerpId) ?? EMPTY_HISTORY;
  const set = (duerpId: string, history: EditHistory) => {
    histories.set(duerpId, history);
    for (const listener of listeners) listener();
  };
  const note = (duerpId: string, entry: HistoryEntry | null): void => {
    if (entry !== null && listInverses(entry).length > 0) set(duerpId, record(get(duerpId), entry));
  };

  /** Makes edits one after the other; what was done, null for nothing. */
  const make = (
    duerpId: string,
    editions: readonly Edition[],
    describe: (before: DuerpDocument, intent: Intent) => string,
    unite?: UniteDeTravail,
  ): HistoryEntry | null => {
    const done = editions.flatMap((edition) => autosaves.edit(duerpId, edition, unite) ?? []);
    const [first] = done;
    if (first === undefined) return null;
    const steps = done.map(({ before, intent }) => ({
      intent,
      inverse: invertIntent(before, intent, { id: createId(), at: intent.at }),
    }));
    return { steps, text: describe(first.before, first.intent) };
  };

  /** Takes what was done back, or does it again, all of it or nothing; the entry for the way back, why not otherwise. */
  const run = (
    duerpId: string,
    entry: HistoryEntry,
    fait: Retour['fait'],
  ): HistoryEntry | 'touched' | 'nothing' => {
    let document = readDocument(duerpId);
    if (document === undefined) return 'nothing';
    const inverses = listRetours(entry, fait);
    for (const inverse of inverses) {
      if (findCollisions(document, inverse).length > 0) return 'touched';
      document = applyIntent(document, inverse);
    }
    const way = make(duerpId, inverses, () => entry.text);
    return way === null || listInverses(way).length === 0 ? 'nothing' : way;
  };

  /** Runs the last entry of the past or the future; one that has nothing to do any more goes, and the one before it is run. */
  const step = (
    duerpId: string,
    from: 'past' | 'future',
    stepTo: typeof stepBack,
    words: { readonly done: Retour['fait']; readonly told: string },
  ): void => {
    const entry = get(duerpId)[from].at(-1);
    if (entry === undefined) return;
    const way = run(duerpId, entry, words.done);
    if (way === 'touched') return say('warning', sayTouchedSince(words.done));
    if (way === 'nothing') {
      set(duerpId, withoutEntries(get(duerpId), idsOf(entry)));
      return step(duerpId, from, stepTo, words);
    }
    set(duerpId, stepTo(get(duerpId), way));
    endOffers(idsOf(entry));
    say('info', `${words.told}${NBSP}: ${entry.text}.`);
  };

  return {
    get,
    /** Edits a DUERP and notes how to take it back; the intent, null when nothing was to do. */
    edit(duerpId: string, edition: Edition, unite?: UniteDeTravail): Intent | null {
      const entry = make(duerpId, [edition], describeIntent, unite);
      note(duerpId, entry);
      return entry?.steps[0]?.intent ?? null;
    },
    /** Makes several edits that one « Annuler » takes back, told by `text`; what was done, null for nothing. */
    editTogether(duerpId: string, editions: readonly Edition[], text: string): readonly Intent[] | null {
      const entry = make(duerpId, editions, () => text);
      note(duerpId, entry);
      return entry?.steps.map(({ intent }) => intent) ?? null;
    },
    /** Takes the last edit back, and says which; stops at somebody else's. */
    undo: (duerpId: string): void => step(duerpId, 'past', stepBack, { done: 'annulée', told: 'Annulé' }),
    /** Does again what was taken back last, and says what. */
    redo: (duerpId: string): void =>
      step(duerpId, 'future', stepForward, { done: 'rétablie', told: 'Rétabli' }),
    /** Takes what was done at once back out of turn, the « Annuler » beside a deletion; says so when an answer, or an undo, took it away meanwhile. */
    undoOne(duerpId: string, intentIds: readonly string[]): void {
      const entry = get(duerpId).past.find(isOfEntry(intentIds));
      if (entry === undefined) return histories.has(duerpId) ? say('info', DECIDED_SINCE) : undefined;
      const way = run(duerpId, entry, 'annulée');
      if (way === 'touched') {
        const unite = findDeletedSince(get(duerpId), entry);
        return unite === undefined
          ? say('warning', sayTouchedSince('annulée'))
          : say('info', `Annulez d'abord la suppression de l'unité ${quoteFr(unite.displayName)}.`);
      }
      set(duerpId, withoutEntries(get(duerpId), idsOf(entry)));
      if (way !== 'nothing') say('info', `Annulé${NBSP}: ${entry.text}.`);
    },
    /** Forgets edits that were given up, or made on other values than those that this visit saw. */
    forget: (duerpId: string, intentIds: readonly string[]): void =>
      set(duerpId, withoutIntents(get(duerpId), intentIds)),
    /** Says of what was taken back, or done again, that somebody else's edit overtook it; what of it the server has already is taken back. */
    stop(duerpId: string, { intents, fait }: Overtaken): void {
      if (fait !== null) say('warning', sayTouchedSince(fait));
      const ids = intents.map(({ id }) => id);
      const { past, future } = get(duerpId);
      for (const entry of [...past, ...future].filter(isOfEntry(ids))) {
        set(duerpId, withoutEntries(get(duerpId), idsOf(entry)));
        const steps = entry.steps.filter(({ intent }) => !ids.includes(intent.id));
        make(duerpId, listInverses({ steps, text: entry.text }), () => entry.text);
      }
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
