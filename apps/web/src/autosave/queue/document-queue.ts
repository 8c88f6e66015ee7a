import type { DuerpDocument } from '@odu/api-contract';
import { applyIntent, applyIntents, toEcriture, type resolveCollision } from '@odu/domain';
import type { Choix, Intent } from '@odu/domain';
import { acknowledgeIntent, appendIntent, isNothing, listCollisions, NOTHING_PENDING } from './pending.ts';
import type { Pending, Seen } from './pending.ts';
import type { QueueEdges, Read } from './queue-edges.ts';
import { createPendingEdits } from './pending-edits.ts';
import { createRetryTimer } from './retry-timer.ts';
import { classifyFailure, readNumber, toRefused, type SaveState } from './save-state.ts';
import { createServerCopy } from './server-copy.ts';
import { createStatePublisher } from './state-publisher.ts';

export type DocumentQueue = ReturnType<typeof createDocumentQueue>;

/** The save queue of one document: one edit in flight, the others wait, nothing is given up without the user. */
export function createDocumentQueue(edges: QueueEdges) {
  const { publish, settle, wait, getState, subscribe } = createStatePublisher();
  const server = createServerCopy(edges);
  const timer = createRetryTimer(() => void run());
  const pending = createPendingEdits(edges);
  let refusedId: string | null = null;
  /** What the user did last was dropped by the server, or given up: nothing of it is saved. */
  let isDropped = false;
  let isBusy = false;
  let isClosed = false;

  const isIn = (...kinds: SaveState['kind'][]) => kinds.includes(getState().kind);
  const show = () => {
    const copy = server.get();
    if (copy !== null) edges.onDocument(applyIntents(copy.document, pending.get().intents));
  };

  // The ways to stop sending, each of which tells that no other edit follows.
  function halt(next: SaveState): false {
    timer.stop();
    publish(next);
    settle(false);
    return false;
  }
  function retryLater(error?: unknown): false {
    publish({ kind: 'retrying', retryAt: timer.start(readNumber(error, 'retryAfterSeconds') ?? 0) });
    settle(false);
    return false;
  }

  const abandonRefused = () => pending.abandon(server.get()?.document, refusedId);
  const refuse = (error: unknown): false => halt(toRefused(error, abandonRefused().dependents, refusedId));

  function finish(at: number | null): false {
    timer.reset();
    if (server.hasOthers()) show();
    const what = pending.describeUnreadable(server.get()?.document);
    publish(what === null ? { kind: 'saved', at } : { kind: 'unreadable', what });
    settle(what === null);
    if (server.takeOthers()) edges.onMerged();
    return false;
  }

  /** Sends one edit, and tells whether the next one may follow. */
  async function sendOne(intent: Intent, from: Read): Promise<boolean> {
    const ecriture = toEcriture(from.document, intent);
    try {
      const answer = ecriture && (await edges.send(ecriture, from.etag));
      if (isClosed) return false;
      server.acknowledge(answer ?? { etag: from.etag }, applyIntent(from.document, intent));
      timer.reset();
      isDropped = false;
      pending.update(acknowledgeIntent(pending.get(), intent));
      return true;
    } catch (error) {
      return !isClosed && (await fail(intent, from, error));
    }
  }

  async function fail(intent: Intent, from: Read, error: unknown): Promise<boolean> {
    const made = applyIntent(from.document, intent);
    switch (classifyFailure(readNumber(error, 'status'))) {
      case 'conflict': {
        // One that is there already, its answer lost, has nothing more to send.
        await server.refresh([from.document, made]);
        if (isClosed) return false;
        return timer.isPastConflicts() ? retryLater() : true;
      }
      case 'retry':
        server.lose(made);
        pending.noteSent(intent.id);
        return retryLater(error);
      case 'refused':
        // A document that is gone takes none of its edits: the reading tells it of all of them at once.
        if (readNumber(error, 'status') === 404) await server.refresh([from.document, made]);
        if (isClosed) return false;
        if (edges.onRefused(intent, error) === 'hold') {
          refusedId = intent.id;
          return refuse(error);
        }
        isDropped = true;
        pending.drop(intent.id);
        show();
        return true;
    }
  }

  /** Sends what waits, one edit after the other, until nothing is left or something must be decided or waited for. */
  async function run(): Promise<void> {
    if (isBusy || isClosed || isIn('conflict', 'refused')) return;
    timer.stop();
    isBusy = true;
    publish({ kind: 'saving' });
    try {
      // oxlint-disable-next-line no-await-in-loop -- one edit after the other
      while (await runOnce());
    } catch (error) {
      // The server's document could not be read.
      if (isClosed) return;
      if (classifyFailure(readNumber(error, 'status')) === 'refused') refuse(error);
      else retryLater(error);
    } finally {
      isBusy = false;
    }
    // An edit made while the last answer was being told.
    if (pending.get().intents.length > 0 && isIn('saving', 'saved', 'unreadable')) void run();
  }

  async function runOnce(): Promise<boolean> {
    if (pending.isNothing()) await server.catchUp();
    if (isClosed || pending.isNothing()) return !isClosed && finish(isDropped ? null : Date.now());
    const known = server.getNewest();
    const copy = known ?? (await server.refresh([]));
    if (isClosed) return false;
    const isJoined = pending.join(copy.document);
    // What it added may have been deleted since.
    if (pending.settleTaken(server.hasTaken) || isJoined) show();
    const [intent] = pending.get().intents;
    if (intent === undefined) return finish(isDropped ? null : Date.now());
    const [first, ...others] = listCollisions(copy.document, pending.get());
    if (known === null || first !== undefined || server.hasOthers()) show();
    if (first === undefined) return await sendOne(intent, copy);
    if (pending.dropOvertaken(copy.document)) return showLeft();
    return halt({ kind: 'conflict', collision: first.collision, left: 1 + others.length });
  }

  /** Shows what a choice, or an « Annuler » that was overtaken, left. */
  function showLeft(): true {
    // Nothing of the user's, or nothing of somebody else's, is left to be joined: what was said told of all there was.
    if (pending.isNothing() || server.isOverruledBy(pending.get().intents)) server.takeOthers();
    show();
    return true;
  }

  function resume(isTriedAgain = false): void {
    timer.reset(isTriedAgain);
    refusedId = null;
    publish({ kind: 'saving' });
    void run();
  }

  /** Stops for good and shows nothing to send; what is stored stays there. */
  function close(): void {
    isClosed = true;
    timer.stop();
    pending.release();
    publish({ kind: 'saved', at: null });
    settle(false);
  }

  return {
    /** Queues an edit that was made on `seen`. */
    enqueue: (intent: Intent, seen: Seen): void => {
      pending.update(appendIntent(pending.get(), intent, seen));
      const state = getState();
      // Whether all is kept may have changed with it.
      if (isIn('conflict', 'retrying')) return publish(state);
      if (state.kind === 'refused') return void refuse(state.error);
      publish({ kind: 'saving' });
      void run();
    },
    /** Takes over edits that an earlier page left unacknowledged; the server's document is read before they are sent. Tells whether they are kept over another reload. */
    restore: (left: Pending): boolean => {
      if (isNothing(left)) return true;
      const isKept = pending.prepend(left);
      server.fallBehind();
      // A question that is shown is asked again on what is read: they come before the edit that it is about.
      if (!isIn('refused')) resume();
      return isKept;
    },
    /** Sends now; answers true once everything is acknowledged, false at the first failure. */
    flush: (): Promise<boolean> => {
      if (pending.get().intents.length === 0) return Promise.resolve(pending.isNothing());
      if (isIn('conflict', 'refused')) return Promise.resolve(false);
      const settled = wait();
      void run();
      return settled;
    },
    /** Takes a document that was read, and gives it with the edits that are still to send; under a call on its way, or a question, it is only noted. */
    adoptRead: (read: Read): DuerpDocument => {
      pending.sift(read.document);
      if (isBusy || isIn('conflict', 'refused')) server.noteShown(read);
      else pending.join(server.adopt(read, pending.get().intents[0]));
      return applyIntents(read.document, pending.get().intents);
    },
    /** Conflict: settles the collision that is shown, and goes on. How comes with the question's own code, which few ever need. */
    resolve: (choix: Choix, settle: typeof resolveCollision): void => {
      const copy = isIn('conflict') ? server.get() : null;
      if (copy === null) return;
      const [first] = listCollisions(copy.document, pending.get());
      if (first === undefined) return resume();
      const { intents, vues } = pending.get();
      const at = { intent: first.intent, server: first.before, vues, stamp: edges.createStamp() };
      pending.replace(settle(intents, first.collision, choix, at));
      showLeft();
      resume();
    },
    /** Refused edit, or one that waits for its next try: tries it once more. */
    retry: (): void => (isIn('refused', 'retrying') ? resume(true) : undefined),
    /** Refused edit: gives it up with those that depend on it, and shows the document without them; what cannot be read: forgets it. */
    abandon: (): void => {
      if (!isIn('unreadable', 'refused')) return;
      if (isIn('unreadable')) pending.forgetUnreadable();
      else pending.replace(abandonRefused().left);
      show();
      isDropped = pending.get().intents.length === 0;
      // What was read under the refusal was on the screen: it comes back.
      return isDropped && !server.isOvertaken() ? void finish(null) : resume();
    },
    /** Gives everything up for good: the document is deleted. */
    forget: (): void => {
      pending.update(NOTHING_PENDING);
      close();
    },
    close,
    subscribe,
    getState,
    /** Whether what was made last is not saved and may stay so: a try on its way after one that failed is no better news. */
    isFailing: (): boolean => !isIn('saved') && (!isIn('saving') || timer.hasFailed()),
    getEtag: () => server.get()?.etag ?? null,
    getPending: pending.get,
    /** Whether a reload would find what is still to send: the device may be full. */
    isKept: pending.isKept,
    /** Grows at every edit and every acknowledgement: a read that began under another number is stale. */
    getSequence: pending.getSequence,
  };
}
