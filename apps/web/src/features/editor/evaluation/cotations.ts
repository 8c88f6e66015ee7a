import type { Risque, UniteDeTravail } from '@odu/api-contract';
import { type Edition, isRisqueEvalue, modifierRisque, type NotesCommencees } from '@odu/domain';
import type { Cotation } from '@odu/ui';
import { listChanges, pickDraft, pickFields } from '../../../drafts/draft-changes.ts';
import type { DraftSlot } from '../../../drafts/draft-store.ts';
import { createHolds } from '../../../drafts/hold-reload.ts';
import { listEvaluationDraftFields } from './evaluation-draft.ts';

/** A line of the table whose notes are chosen and not saved: on what they were chosen, and what they are. */
type Begun = {
  readonly unite: UniteDeTravail;
  readonly seen: Risque;
  readonly cotation: Cotation;
  /** A note was chosen in the line on this visit: others, as those of a dialog left without saving, are not sent by themselves. */
  readonly isChosen?: boolean;
};

type CotationsEdges = {
  /** The place of the draft of a risk: the same as its dialog's, which takes it up. */
  slotOf: (idRisque: string) => DraftSlot;
  edit: (edition: Edition | null, unite: UniteDeTravail) => void;
};

const toCotation = ({ evalGravite, evalFrequence, evalMaitrise }: Cotation): Cotation => ({
  evalGravite,
  evalFrequence,
  evalMaitrise,
});

const NAMES = ['evalGravite', 'evalFrequence', 'evalMaitrise'];

const isOther = (seen: Cotation, cotation: Cotation): boolean =>
  Object.keys(listChanges(toCotation(seen), cotation)).length > 0;

const withoutNotes = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !NAMES.includes(name)));

/**
 * The notes that are chosen in place, line by line: kept on the device as the draft of their risk until the line is
 * left, then saved as one edit if the three of them are set.
 */
export function createCotations({ slotOf, edit }: CotationsEdges) {
  let begun: ReadonlyMap<string, Begun> = new Map();
  let shown: ReadonlyMap<string, Cotation> = new Map();
  const listeners = new Set<() => void>();
  /** Of the lines that the device has no room for. */
  const holds = createHolds();

  const replace = (next: ReadonlyMap<string, Begun>) => {
    begun = next;
    shown = new Map([...next].map(([idRisque, { cotation }]) => [idRisque, cotation]));
    for (const listener of listeners) listener();
  };
  const without = (idRisque: string) => {
    const next = new Map(begun);
    next.delete(idRisque);
    return next;
  };
  /** Keeps the notes beside what the dialog may have kept of the texts. */
  const keep = ({ unite, seen, cotation }: Begun) => {
    const slot = slotOf(seen.idRisque);
    const draft = pickDraft(listEvaluationDraftFields(unite), slot.read());
    const changes = listChanges(toCotation(seen), cotation);
    const values = { ...withoutNotes(draft.values), ...changes };
    const base = { ...withoutNotes(draft.base), ...pickFields(toCotation(seen), Object.keys(changes)) };
    const isKept = slot.save(Object.keys(values).length === 0 ? {} : { base, values });
    holds.set(seen.idRisque, !isKept && Object.keys(changes).length > 0);
  };
  const readBegun = (unite: UniteDeTravail, risque: Risque): Begun | null => {
    const stored = slotOf(risque.idRisque).read();
    if (stored === null) return null;
    const { base, values } = pickDraft(listEvaluationDraftFields(unite), stored);
    const cotation = toCotation({ ...risque, ...values });
    if (!isOther(risque, cotation)) return null;
    const typedOn = NAMES.filter((name) => name in base);
    return { unite, seen: { ...risque, ...pickFields(base, typedOn) }, cotation };
  };
  const forget = (left: Begun) => keep({ ...left, cotation: toCotation(left.seen) });

  const store = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The notes of each line that are not saved; the same map until one changes. */
    getShown: () => shown,
    /** Takes up the notes that were chosen and not saved, on this page or the one before; of one risk if it is named. */
    takeUp(unites: readonly UniteDeTravail[], only?: string): void {
      const next = new Map(begun);
      for (const unite of unites) {
        for (const risque of unite.risques) {
          if (only !== undefined && risque.idRisque !== only) continue;
          const stored = readBegun(unite, risque);
          if (stored !== null) next.set(risque.idRisque, stored);
        }
      }
      replace(next);
    },
    /** Some notes of a line are chosen. */
    choose(unite: UniteDeTravail, risque: Risque, notes: Partial<Cotation>): void {
      const known = begun.get(risque.idRisque) ?? { unite, seen: risque, cotation: toCotation(risque) };
      const next = { ...known, cotation: { ...known.cotation, ...notes }, isChosen: true };
      keep(next);
      replace(
        isOther(next.seen, next.cotation)
          ? new Map(begun).set(risque.idRisque, next)
          : without(risque.idRisque),
      );
    },
    /** The line in which a note was chosen is left: three notes are one edit, fewer wait. They stay shown until the document shows them: the line below may be a copy of this one at once. */
    leave(idRisque: string): void {
      const left = begun.get(idRisque);
      if (left?.isChosen !== true || !isOther(left.seen, left.cotation)) return;
      if (!isRisqueEvalue(left.cotation)) return;
      forget(left);
      replace(new Map(begun).set(idRisque, { ...left, seen: { ...left.seen, ...left.cotation } }));
      edit(modifierRisque(left.unite, left.seen, left.cotation), left.unite);
    },
    /** The document is shown with the edits of all the lines that were left. */
    settle(): void {
      const next = new Map([...begun].filter(([, { seen, cotation }]) => isOther(seen, cotation)));
      if (next.size < begun.size) replace(next);
    },
    /** The page is left: every line is, as far as it was chosen in. */
    leaveAll(): void {
      for (const idRisque of begun.keys()) store.leave(idRisque);
    },
    /** Gives the notes of a line, with those on which they were chosen, to what writes them with others, and forgets them here; undefined when it has none. */
    release: (idRisque: string): NotesCommencees | undefined => {
      const left = begun.get(idRisque);
      if (left === undefined) return undefined;
      forget(left);
      replace(without(idRisque));
      return { seen: toCotation(left.seen), notes: left.cotation };
    },
    /** The page is left for another one: what shows the notes is gone. */
    end: (): void => holds.clear(),
    /** The dialog of a risk takes its draft over. */
    handOver(idRisque: string): void {
      holds.set(idRisque, false);
      replace(without(idRisque));
    },
  };
  return store;
}

export type Cotations = ReturnType<typeof createCotations>;
