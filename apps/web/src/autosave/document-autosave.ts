import { appendWrite } from './pending-queue.ts';
import type { PendingWrite } from './pending-queue.ts';
import { computeRetryDelay } from './retry-delay.ts';
import { classifyFailure } from './save-state.ts';
import type { SaveState } from './save-state.ts';

/** Delay in milliseconds after the last keystroke before a text is sent. */
export const TEXT_DEBOUNCE_MS = 800;

/** The version of the document that a write is made on, and what is still to send. */
export type AutosaveRecord<W> = { readonly etag: string | null; readonly queue: readonly PendingWrite<W>[] };

/** What the queue needs from outside: the wire, the browser's storage and the screen. */
export type AutosaveEdges<W, D> = {
  /** Sends one write with If-Match; answers the new ETag; throws `{ status, retryAfterSeconds }`. */
  readonly send: (write: W, ifMatch: string | null) => Promise<string | null>;
  /** Reads the server's version after a conflict, and whether it already holds the write (its answer was lost). */
  readonly readServer: (write: W) => Promise<{ server: D; etag: string | null; isApplied: boolean }>;
  readonly persist: (record: AutosaveRecord<W>) => void;
  /** The server will never take this write; `hold` shows it to the user, `drop` gives it up at once. */
  readonly onRefused: (write: W, error: unknown) => 'hold' | 'drop';
  /** The screen must show the server's version again. */
  readonly onReset: (server: D | null) => void;
};

export type DocumentAutosave<W, D> = ReturnType<typeof createDocumentAutosave<W, D>>;

const readNumber = (error: unknown, name: 'status' | 'retryAfterSeconds'): number | undefined => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'number' ? value : undefined;
};

/** The save queue of one document: one write in flight, the others wait, nothing is given up without the user. */
export function createDocumentAutosave<W, D>(edges: AutosaveEdges<W, D>) {
  let record: AutosaveRecord<W> = { etag: null, queue: [] };
  let state: SaveState<D> = { kind: 'saved', at: null };
  let inFlight: PendingWrite<W> | null = null;
  let conflictEtag: string | null = null;
  let refusedId: string | null = null;
  let attempt = 0;
  let sequence = 0;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiters: ((isEmpty: boolean) => void)[] = [];
  const listeners = new Set<() => void>();

  const publish = (next: SaveState<D>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const settle = (isEmpty: boolean) => {
    const settled = waiters;
    waiters = [];
    for (const resolve of settled) resolve(isEmpty);
  };
  const update = (next: Partial<AutosaveRecord<W>>) => {
    record = { ...record, ...next };
    sequence += 1;
    edges.persist(record);
  };
  const wait = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(sendNext, delay);
  };
  const isHalted = () => state.kind === 'conflict' || state.kind === 'refused';

  function sendNext(): void {
    clearTimeout(timer);
    timer = undefined;
    const [head] = record.queue;
    if (head === undefined || inFlight !== null || isHalted()) return;
    inFlight = head;
    publish({ kind: 'saving' });
    void edges.send(head.write, record.etag).then(
      (etag) => acknowledge(head, etag),
      (error: unknown) => fail(head, error),
    );
  }

  function acknowledge(sent: PendingWrite<W>, etag: string | null): void {
    if (isClosed) return;
    inFlight = null;
    attempt = 0;
    update({ etag: etag ?? record.etag, queue: record.queue.filter(({ id }) => id !== sent.id) });
    if (record.queue.length === 0) {
      publish({ kind: 'saved', at: Date.now() });
      settle(true);
    } else if (timer === undefined) sendNext();
  }

  async function fail(sent: PendingWrite<W>, error: unknown): Promise<void> {
    if (isClosed) return;
    const kind = classifyFailure(readNumber(error, 'status'));
    if (kind === 'conflict') {
      try {
        const { server, etag, isApplied } = await edges.readServer(sent.write);
        if (isClosed) return;
        if (isApplied) return acknowledge(sent, etag);
        conflictEtag = etag;
        return halt({ kind: 'conflict', server });
      } catch {
        return isClosed ? undefined : retryLater(0);
      }
    }
    if (kind === 'retry') return retryLater(readNumber(error, 'retryAfterSeconds') ?? 0);
    refusedId = sent.id;
    if (edges.onRefused(sent.write, error) === 'hold') {
      return halt({ kind: 'refused', error });
    }
    inFlight = null;
    return abandon();
  }

  function halt(next: SaveState<D>): void {
    inFlight = null;
    clearTimeout(timer);
    timer = undefined;
    publish(next);
    settle(false);
  }

  function retryLater(askedSeconds: number): void {
    inFlight = null;
    attempt += 1;
    const delay = Math.max(computeRetryDelay(attempt), askedSeconds * 1_000);
    publish({ kind: 'retrying', retryAt: Date.now() + delay });
    wait(delay);
    settle(false);
  }

  function resume(): void {
    attempt = 0;
    publish({ kind: 'saving' });
    sendNext();
  }

  /** Gives up the write that the server refuses, and shows the server's version with what is still to send. */
  function abandon(): void {
    update({ queue: record.queue.filter(({ id }) => id !== refusedId) });
    edges.onReset(null);
    publish(record.queue.length === 0 ? { kind: 'saved', at: null } : { kind: 'saving' });
    sendNext();
    if (record.queue.length === 0) settle(true);
  }

  /** Stops for good and shows nothing to send; what is stored stays there. */
  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    record = { ...record, queue: [] };
    sequence += 1;
    publish({ kind: 'saved', at: null });
    settle(false);
  }

  return {
    /** Queues an edit; a debounced one (text) is sent 800 ms after the last keystroke. */
    enqueue: (pending: PendingWrite<W>, options: { isDebounced?: boolean } = {}): void => {
      update({ queue: appendWrite(record.queue, pending, inFlight?.id ?? null) });
      if (isHalted() || state.kind === 'retrying') return;
      publish({ kind: 'saving' });
      if (options.isDebounced === true) wait(TEXT_DEBOUNCE_MS);
      else sendNext();
    },
    /** Takes over writes that an earlier page left unacknowledged. */
    restore: (left: AutosaveRecord<W>): void => {
      if (left.queue.length === 0) return;
      update({
        etag: record.queue.length === 0 ? left.etag : record.etag,
        queue: [...left.queue, ...record.queue],
      });
      resume();
    },
    /** Sends now; answers true once everything is acknowledged, false at the first failure. */
    flush: (): Promise<boolean> => {
      if (record.queue.length === 0) return Promise.resolve(true);
      if (isHalted()) return Promise.resolve(false);
      const settled = new Promise<boolean>((resolve) => waiters.push(resolve));
      sendNext();
      return settled;
    },
    /** Notes the version that a read showed; a read under unsent edits changes nothing, so that a conflict is seen. */
    adoptRead: (etag: string | null): void => {
      if (record.queue.length === 0) record = { ...record, etag };
    },
    /** Conflict: sends the user's edits again on top of the server's version. */
    keepMine: (): void => {
      if (state.kind !== 'conflict') return;
      update({ etag: conflictEtag });
      resume();
    },
    /** Conflict: gives the user's unsent edits up for the server's version. */
    takeServer: (): void => {
      if (state.kind !== 'conflict') return;
      const { server } = state;
      update({ etag: conflictEtag, queue: [] });
      edges.onReset(server);
      publish({ kind: 'saved', at: null });
    },
    /** Refused write: tries it once more. */
    retry: (): void => {
      if (state.kind === 'refused' || state.kind === 'retrying') resume();
    },
    abandon: (): void => {
      if (state.kind === 'refused') abandon();
    },
    /** Gives everything up for good: the document is deleted. */
    forget: (): void => {
      update({ queue: [] });
      close();
    },
    close,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    getEtag: () => record.etag,
    getPending: (): readonly W[] => record.queue.map(({ write }) => write),
    /** Grows at every edit and every acknowledgement: a read that began under another number is stale. */
    getSequence: () => sequence,
  };
}
