import type { DuerpDocument } from '@odu/api-contract';
import { applyIntent, applyIntents, isApplied, resolveCollision, toEcriture } from '@odu/domain';
import type { Choix, Intent } from '@odu/domain';
import { appendIntent, listCollisions, NOTHING_PENDING, withIntents } from './pending.ts';
import type { Pending } from './pending.ts';
import { computeRetryDelay } from './retry-delay.ts';
import type { QueueEdges, Read } from './queue-edges.ts';
import { classifyFailure, readNumber } from './save-state.ts';
import type { SaveState } from './save-state.ts';
import { createStatePublisher } from './state-publisher.ts';

export type DocumentQueue = ReturnType<typeof createDocumentQueue>;

/** After so many conflicts in a row on one edit the queue waits as after a failure: others write faster than it reads. */
const CONFLICTS_IN_A_ROW = 5;

/** The save queue of one document: one edit in flight, the others wait, nothing is given up without the user. */
export function createDocumentQueue(edges: QueueEdges) {
  let pending: Pending = NOTHING_PENDING;
  let server: Read | null = null;
  const { publish, settle, wait, getState, subscribe } = createStatePublisher();
  let isBusy = false;
  let isMerging = false;
  let attempt = 0;
  let conflicts = 0;
  let sequence = 0;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (next: Pending) => {
    pending = next;
    sequence += 1;
    edges.persist(pending);
  };
  const isHalted = () => ['conflict', 'refused'].includes(getState().kind);
  const show = () => {
    if (server !== null) edges.onDocument(applyIntents(server.document, pending.intents));
  };
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  function halt(next: SaveState): void {
    stopTimer();
    publish(next);
    settle(false);
  }

  function retryLater(askedSeconds: number): void {
    attempt += 1;
    const delay = Math.max(computeRetryDelay(attempt), askedSeconds * 1_000);
    stopTimer();
    timer = setTimeout(() => void run(), delay);
    publish({ kind: 'retrying', retryAt: Date.now() + delay });
    settle(false);
  }

  function finish(at: number | null): void {
    publish({ kind: 'saved', at });
    settle(true);
    if (isMerging) edges.onMerged();
    isMerging = false;
  }

  /** Takes the document that the server holds now, and notes whether somebody else wrote in it. */
  async function readServer(expected: readonly DuerpDocument[]): Promise<void> {
    server = await edges.read();
    const { document } = server;
    isMerging ||= expected.length > 0 && !expected.some((known) => edges.isSame(known, document));
  }

  function drop(intent: Intent): void {
    update(
      withIntents(
        pending,
        pending.intents.filter(({ id }) => id !== intent.id),
      ),
    );
  }

  /** Sends one edit, and tells whether the next one may follow. */
  async function sendOne(intent: Intent, from: Read): Promise<boolean> {
    const ecriture = toEcriture(from.document, intent);
    try {
      const etag = ecriture === null ? from.etag : await edges.send(ecriture, from.etag);
      if (isClosed) return false;
      server = { document: applyIntent(from.document, intent), etag: etag ?? from.etag };
      attempt = 0;
      conflicts = 0;
      drop(intent);
      return true;
    } catch (error) {
      if (isClosed) return false;
      return await fail(intent, from, error);
    }
  }

  async function fail(intent: Intent, from: Read, error: unknown): Promise<boolean> {
    const kind = classifyFailure(readNumber(error, 'status'));
    if (kind === 'conflict') {
      await readServer([from.document, applyIntent(from.document, intent)]);
      if (isClosed) return false;
      if (server !== null && isApplied(server.document, intent)) drop(intent);
      conflicts += 1;
      if (conflicts < CONFLICTS_IN_A_ROW) return true;
      conflicts = 0;
      retryLater(0);
      return false;
    }
    if (kind === 'retry') {
      retryLater(readNumber(error, 'retryAfterSeconds') ?? 0);
      return false;
    }
    if (edges.onRefused(intent, error) === 'hold') {
      halt({ kind: 'refused', error });
      return false;
    }
    drop(intent);
    show();
    return true;
  }

  /** Sends what waits, one edit after the other, until nothing is left or something must be decided or waited for. */
  async function run(): Promise<void> {
    stopTimer();
    if (isBusy || isClosed || isHalted()) return;
    isBusy = true;
    publish({ kind: 'saving' });
    try {
      // oxlint-disable-next-line no-await-in-loop -- one edit after the other
      while (await runOnce());
    } catch (error) {
      // The server's document could not be read.
      if (!isClosed) waitOrGiveIn(error);
    } finally {
      isBusy = false;
    }
  }

  function waitOrGiveIn(error: unknown): void {
    if (classifyFailure(readNumber(error, 'status')) === 'refused') halt({ kind: 'refused', error });
    else retryLater(readNumber(error, 'retryAfterSeconds') ?? 0);
  }

  async function runOnce(): Promise<boolean> {
    if (isClosed) return false;
    const [intent] = pending.intents;
    if (intent === undefined) {
      finish(Date.now());
      return false;
    }
    if (server === null) {
      await readServer([]);
      if (isClosed) return false;
      show();
    }
    if (server === null) return false;
    const collisions = listCollisions(server.document, pending);
    const [first] = collisions;
    if (first !== undefined) {
      show();
      halt({ kind: 'conflict', collision: first.collision, left: collisions.length });
      return false;
    }
    if (isMerging) show();
    return await sendOne(intent, server);
  }

  function resume(): void {
    attempt = 0;
    conflicts = 0;
    if (!isBusy) publish({ kind: 'saving' });
    void run();
  }

  /** Stops for good and shows nothing to send; what is stored stays there. */
  function close(): void {
    isClosed = true;
    stopTimer();
    pending = NOTHING_PENDING;
    sequence += 1;
    publish({ kind: 'saved', at: null });
    settle(false);
  }

  return {
    /** Queues an edit that was made on `seen`. */
    enqueue: (intent: Intent, seen: DuerpDocument): void => {
      update(appendIntent(pending, intent, seen));
      if (isHalted() || getState().kind === 'retrying') return;
      void run();
    },
    /** Takes over edits that an earlier page left unacknowledged; the server's document is read before they are sent. */
    restore: (left: Pending): void => {
      if (left.intents.length === 0) return;
      const known = new Set(left.vues.map(({ item }) => item.idUniteDeTravail));
      update({
        intents: [...left.intents, ...pending.intents],
        vues: [...left.vues, ...pending.vues.filter(({ item }) => !known.has(item.idUniteDeTravail))],
      });
      if (!isHalted()) resume();
    },
    /** Sends now; answers true once everything is acknowledged, false at the first failure. */
    flush: (): Promise<boolean> => {
      if (pending.intents.length === 0) return Promise.resolve(true);
      if (isHalted()) return Promise.resolve(false);
      const settled = wait();
      void run();
      return settled;
    },
    /** Takes a document that was read while nothing was on its way, and gives it with the edits that are still to send. */
    adoptRead: (read: Read): DuerpDocument => {
      if (!isBusy && !isHalted()) {
        isMerging ||=
          pending.intents.length > 0 && server !== null && !edges.isSame(server.document, read.document);
        server = read;
      }
      return applyIntents(read.document, pending.intents);
    },
    /** Conflict: settles the collision that is shown, and goes on. */
    resolve: (choix: Choix): void => {
      if (getState().kind !== 'conflict' || server === null) return;
      const [first] = listCollisions(server.document, pending);
      if (first === undefined) return resume();
      const { collision, before } = first;
      const { vues } = pending;
      const context = { server: before, vues, stamp: edges.createStamp() };
      const intents = resolveCollision(pending.intents, collision, choix, context);
      update(withIntents(pending, intents));
      show();
      resume();
    },
    /** Refused edit, or one that waits for its next try: tries it once more. */
    retry: (): void => {
      if (['refused', 'retrying'].includes(getState().kind)) resume();
    },
    /** Refused edit: gives it up, and shows the document without it. */
    abandon: (): void => {
      const [head] = pending.intents;
      if (getState().kind !== 'refused' || head === undefined) return;
      drop(head);
      show();
      if (pending.intents.length === 0) finish(null);
      else resume();
    },
    /** Gives everything up for good: the document is deleted. */
    forget: (): void => {
      update(NOTHING_PENDING);
      close();
    },
    close,
    subscribe,
    getState,
    getEtag: () => server?.etag ?? null,
    getPending: () => pending,
    /** Grows at every edit and every acknowledgement: a read that began under another number is stale. */
    getSequence: () => sequence,
  };
}
