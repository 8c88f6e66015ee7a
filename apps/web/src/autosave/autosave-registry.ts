import type { ApiClient, DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { applyIntent, isApplied, rendreTextesGardables } from '@odu/domain';
import type { Edition, Intent, Stamp } from '@odu/domain';
import { hashKey } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { createId } from '../create-id.ts';
import { duerpKeys } from '../queries/calls/keys.ts';
import { createDocumentQueue } from './queue/document-queue.ts';
import type { DocumentQueue } from './queue/document-queue.ts';
import type { Read } from './queue/queue-edges.ts';
import type { createPendingStore } from './storage/pending-store.ts';
import { isNothing, NOTHING_PENDING, withIntents } from './queue/pending.ts';
import type { Overtaken } from './queue/pending.ts';
import { createDocumentReader } from './wire/read-document.ts';
import { sendEcriture } from './wire/send-ecriture.ts';

export type AutosaveRegistry = ReturnType<typeof createAutosaveRegistry>;

type RegistryEdges = {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly store: ReturnType<typeof createPendingStore>;
  /** Null while nobody is signed in. */
  readonly getAccountId: () => string | null;
  /** What a call waits for once its edit is kept: to make one is a fifth of the task that saves. */
  readonly waitToCall?: () => Promise<void>;
  /** Tells the user that the server will not take an edit. */
  readonly showRefusal: (intent: Intent, error: unknown) => void;
  /** Tells the user that somebody else's edits were joined with theirs. */
  readonly showMerge: () => void;
  /** Edits were given up, or made on other values: they cannot be taken back as they were. */
  readonly onReplaced: (duerpId: string, intentIds: readonly string[]) => void;
  /** Edits that take others back met somebody else's: they are given up. */
  readonly onOvertaken: (duerpId: string, overtaken: Overtaken) => void;
  /** The page shows the document anew, and not by an edit of its own. */
  readonly onShown: (duerpId: string, document: DuerpDocument) => void;
  /** An edit of this page, an undo included, is shown. */
  readonly onEdited: (duerpId: string, before: DuerpDocument, after: DuerpDocument) => void;
};

const createStamp = (): Stamp => ({ id: createId(), at: new Date().toISOString() });

/** A version or a payment made meanwhile is nobody's edit. */
const whatPeopleWrite = ({ displayName, data }: DuerpDocument) => [
  displayName,
  data.entreprise,
  data.unitesDeTravail,
  data.isPapripactEnabled,
  data.ressourcesPapripact ?? '',
  data.expositions ?? [],
];

/** The save queues of all the DUERPs that this page edits. */
export function createAutosaveRegistry({
  api,
  queryClient,
  store,
  getAccountId,
  waitToCall,
  showRefusal,
  showMerge,
  onReplaced,
  onOvertaken,
  onShown,
  onEdited,
}: RegistryEdges) {
  const queues = new Map<string, DocumentQueue>();
  const listeners = new Set<() => void>();
  let lastAccountId: string | null = null;

  const reader = createDocumentReader();

  const tell = () => {
    for (const listener of listeners) listener();
  };

  const create = (duerpId: string): DocumentQueue => {
    // An edit belongs to who made it, whoever is signed in by the time it is sent; a page may outlive its session.
    const accountId = (lastAccountId = getAccountId() ?? lastAccountId);
    const queue = createDocumentQueue({
      send: async (ecriture, ifMatch) => {
        await waitToCall?.();
        // Signed out meanwhile: the edit stays on the device, for its account.
        if (queues.get(duerpId) !== queue) return { etag: ifMatch };
        const acknowledged = await sendEcriture(api, duerpId, ecriture, ifMatch);
        // What the référentiel proposes follows the sector, and the list names the company.
        if (ecriture.kind === 'entreprise')
          for (const queryKey of [duerpKeys.masterData(duerpId), duerpKeys.list])
            void queryClient.invalidateQueries({ queryKey });
        return acknowledged;
      },
      read: () => reader.read(api, duerpId),
      persist: (pending) => accountId === null || store.save(accountId, duerpId, pending),
      onRefused: (intent, error) => {
        showRefusal(intent, error);
        // Specification 2, section 8: the PAPRIPACT toggle goes back to its prior value.
        return intent.kind === 'activerPapripact' && 'isPapripactEnabled' in intent.values ? 'drop' : 'hold';
      },
      onDocument: (document) => {
        queryClient.setQueryData<DuerpDocument>(duerpKeys.detail(duerpId), document);
        onShown(duerpId, document);
      },
      onMerged: showMerge,
      onReplaced: (intentIds) => onReplaced(duerpId, intentIds),
      onOvertaken: (overtaken) => onOvertaken(duerpId, overtaken),
      isSame: (left, right) => hashKey(whatPeopleWrite(left)) === hashKey(whatPeopleWrite(right)),
      createStamp,
    });
    queue.subscribe(tell);
    queues.set(duerpId, queue);
    return queue;
  };

  const get = (duerpId: string): DocumentQueue => queues.get(duerpId) ?? create(duerpId);
  const listAll = () => [...queues.values()];
  const hasPending = (queue: DocumentQueue) => !isNothing(queue.getPending());

  return {
    get,
    /** Reads a document whole; what this page has already is not sent again. */
    read: (...asked: Parameters<typeof reader.read>): Promise<Read> => reader.read(...asked),
    /** Shows an edit at once and queues it, made on `unite` as a dialog showed it; null when the document is not there, or holds its effect already. */
    edit(
      duerpId: string,
      edition: Edition,
      unite?: UniteDeTravail,
    ): { intent: Intent; before: DuerpDocument } | null {
      const queryKey = duerpKeys.detail(duerpId);
      const before = queryClient.getQueryData<DuerpDocument>(queryKey);
      // Of a text that the server refuses nothing would be saved, nor of what is written after it.
      const intent: Intent = { ...createStamp(), ...rendreTextesGardables(edition) };
      if (before === undefined || isApplied(before, intent)) return null;
      void queryClient.cancelQueries({ queryKey });
      const after = applyIntent(before, intent);
      onEdited(duerpId, before, after);
      queryClient.setQueryData<DuerpDocument>(queryKey, after);
      get(duerpId).enqueue(intent, { document: before, unite });
      return { intent, before };
    },
    /** Stops every queue of this page; what they had to send stays on the device, for its account. */
    release(): void {
      for (const queue of listAll()) queue.close();
      queues.clear();
      reader.clear();
      store.disown();
      tell();
    },
    /** Sends what closed pages left unacknowledged of the signed-in account. */
    async restoreOrphans(): Promise<void> {
      await store.adoptOrphans({
        adopt: (duerpId, pending) => {
          const isKept = get(duerpId).restore(pending);
          void queryClient.invalidateQueries({ queryKey: duerpKeys.detail(duerpId) });
          return isKept;
        },
        upgrade: async (duerpId, record) => {
          // Needed once, by who comes from an older version of the page.
          const { readOlderRecord } = await import('./storage/read-older-record.ts');
          const server = await reader.read(api, duerpId);
          try {
            return withIntents(NOTHING_PENDING, readOlderRecord(record, server, createStamp));
          } catch {
            return null;
          }
        },
      });
    },
    hasUnsaved: (): boolean => listAll().some(hasPending),
    /** Whether some edits stand in this page alone: the device had no room for them. */
    hasUnkept: (): boolean => listAll().some((queue) => hasPending(queue) && !queue.isKept()),
    /** The DUERPs that have edits to send. */
    listUnsaved: (): string[] => [...queues].flatMap(([id, queue]) => (hasPending(queue) ? [id] : [])),
    /** Calls back at each change of any queue; the answer stops it. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sends now what waits; tells, once every queue is empty or has failed, whether all are empty. */
    flushAll: async (): Promise<boolean> =>
      (await Promise.all(listAll().map((queue) => queue.flush()))).every(Boolean),
    retryAll: (): void => listAll().forEach((queue) => queue.retry()),
    /** Forgets what is still to send of a DUERP: it was deleted. */
    forget(duerpId: string): void {
      queues.get(duerpId)?.forget();
      queues.delete(duerpId);
      reader.forget(duerpId);
      store.forget(duerpId);
      tell();
    },
  };
}
