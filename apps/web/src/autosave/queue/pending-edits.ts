import type { DuerpDocument } from '@odu/api-contract';
import { abandonIntent, describeIllisible, joinRisques, keepMoved } from '@odu/domain';
import type { Intent } from '@odu/domain';
import {
  acknowledgeIntent,
  findOvertaken,
  isNothing,
  NOTHING_PENDING,
  prependPending,
  siftPending,
  withIllisibles,
  withIntents,
} from './pending.ts';
import type { Pending } from './pending.ts';
import type { QueueEdges } from './queue-edges.ts';

/** Holds what is still to send of one document; every change of it is kept over a reload. */
export function createPendingEdits({
  persist,
  onReplaced,
  onOvertaken,
}: Pick<QueueEdges, 'persist' | 'onReplaced' | 'onOvertaken'>) {
  let pending: Pending = NOTHING_PENDING;
  let sequence = 0;
  let isKept = true;
  /** What another page stored is looked at once the document is there. */
  let isSifted = true;
  /** The edits that the server may have without that it is known here: their answer was lost, or a closed page's was. */
  const sent = new Set<string | undefined>();
  const update = (next: Pending): boolean => {
    pending = next;
    sequence += 1;
    isKept = persist(pending);
    return isKept;
  };
  /** Puts other edits in their place, by a choice or a refusal. */
  const replace = (intents: readonly Intent[]): void => {
    const gone = pending.intents.filter((intent) => !intents.includes(intent));
    update(withIntents(pending, intents));
    onReplaced(gone.map(({ id }) => id));
  };
  /** Puts aside what another page left and nobody can make on the document. */
  const sift = (server: DuerpDocument): void => {
    if (isSifted) return;
    isSifted = true;
    const sifted = siftPending(server, pending);
    if (sifted !== pending) update(sifted);
  };
  return {
    get: (): Pending => pending,
    /** Whether a reload would find all of it. */
    isKept: (): boolean => isKept,
    /** Grows at every change. */
    getSequence: (): number => sequence,
    /** Tells whether the change is kept over a reload. */
    update,
    replace,
    drop: (intentId: string): void => replace(pending.intents.filter(({ id }) => id !== intentId)),
    /** A call of this edit has no answer. */
    noteSent: (intentId: string): void => void sent.add(intentId),
    /** Gives up what takes edits back and somebody else's overtook, which asks no question; tells whether there was any. */
    dropOvertaken: (server: DuerpDocument): boolean => {
      const overtaken = findOvertaken(server, pending, (id) => sent.has(id));
      if (overtaken === null) return false;
      onOvertaken(overtaken);
      replace(pending.intents.filter((intent) => !overtaken.intents.includes(intent)));
      return true;
    },
    /** Takes what another page left before what is there. */
    prepend: (left: Pending): boolean => {
      isSifted = false;
      sent.add(left.intents[0]?.id);
      return update(prependPending(left, pending));
    },
    sift,
    /** Readies them for the document that they are made on: the edits of premade risks and of categories are of those that somebody else added meanwhile, and a move takes nothing away that somebody deleted where it went. Tells whether any was changed. */
    join: (server: DuerpDocument): boolean => {
      sift(server);
      const joined = keepMoved(server, joinRisques(server, pending.intents));
      const isChanged = joined !== pending.intents;
      if (isChanged) replace(joined);
      return isChanged;
    },
    /** Acknowledges what the server is known to have taken; tells whether there was any. */
    settleTaken: (hasTaken: (intent: Intent) => boolean): boolean => {
      const taken = pending.intents.filter(hasTaken);
      if (taken.length > 0) update(taken.reduce(acknowledgeIntent, pending));
      return taken.length > 0;
    },
    /** Each of those in words; null when there is none. */
    describeUnreadable: (server: DuerpDocument | undefined): string[] | null => {
      const { illisibles = [] } = pending;
      if (illisibles.length === 0) return null;
      return server === undefined ? [] : illisibles.map((one) => describeIllisible(server, one));
    },
    forgetUnreadable: (): void => void update(withIllisibles(pending, [])),
    isNothing: (): boolean => isNothing(pending),
    /** What is left, and what goes along, when the refused edit is given up; without one to blame it is the document itself that cannot be had. */
    abandon: (server: DuerpDocument | undefined, refusedId: string | null) =>
      server === undefined || refusedId === null
        ? { left: [], dependents: pending.intents.slice(1) }
        : abandonIntent(server, pending.intents, refusedId),
    /** Shows nothing to send any more; what is kept stays kept. */
    release: (): void => {
      pending = NOTHING_PENDING;
      sequence += 1;
    },
  };
}
