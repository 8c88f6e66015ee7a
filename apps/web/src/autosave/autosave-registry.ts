import { unwrapWithEtag } from '@odu/api-contract';
import type { ApiClient, DuerpDocument } from '@odu/api-contract';
import { hashKey } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { createId } from '../create-id.ts';
import { duerpKeys } from '../queries/keys.ts';
import { applyWrite, applyWrites } from './apply-write.ts';
import { createDocumentAutosave } from './document-autosave.ts';
import type { DocumentAutosave } from './document-autosave.ts';
import { toPendingWrite } from './editor-write.ts';
import type { EditorWrite } from './editor-write.ts';
import type { createPendingStore } from './pending-store.ts';
import { sendWrite } from './send-write.ts';

/** The save queue of one DUERP. */
export type DuerpAutosave = DocumentAutosave<EditorWrite, DuerpDocument>;

export type AutosaveRegistry = ReturnType<typeof createAutosaveRegistry>;

type RegistryEdges = {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly store: ReturnType<typeof createPendingStore<EditorWrite>>;
  /** Null while nobody is signed in. */
  readonly getAccountId: () => string | null;
  /** Somebody else signed in through another tab: this page shows what is not theirs. */
  readonly onOtherAccount: () => void;
  /** Tells the user that the server will not take a write. */
  readonly showRefusal: (write: EditorWrite, error: unknown) => void;
};

/** The save queues of all the DUERPs that this page edits. */
export function createAutosaveRegistry({
  api,
  queryClient,
  store,
  getAccountId,
  onOtherAccount,
  showRefusal,
}: RegistryEdges) {
  const autosaves = new Map<string, DuerpAutosave>();
  let lastAccountId: string | null = null;

  const showDocument = (duerpId: string, autosave: DuerpAutosave, server: DuerpDocument | null) => {
    const queryKey = duerpKeys.detail(duerpId);
    if (server === null) void queryClient.invalidateQueries({ queryKey });
    else queryClient.setQueryData<DuerpDocument>(queryKey, applyWrites(server, autosave.getPending()));
  };

  const create = (duerpId: string): DuerpAutosave => {
    // An edit belongs to who made it, whoever is signed in by the time it is sent; a page may outlive its session.
    const accountId = (lastAccountId = getAccountId() ?? lastAccountId);
    const autosave: DuerpAutosave = createDocumentAutosave<EditorWrite, DuerpDocument>({
      send: async (write, ifMatch) => {
        const signedInId = getAccountId();
        if (signedInId === null || signedInId === accountId) return sendWrite(api, duerpId, write, ifMatch);
        release();
        onOtherAccount();
        throw new Error('The edit is of another account');
      },
      readServer: async (write) => {
        const { data: server, etag } = await unwrapWithEtag(
          api.GET('/api/duerp/{id}', { params: { path: { id: duerpId } } }),
        );
        return { server, etag, isApplied: hashKey([applyWrite(server, write)]) === hashKey([server]) };
      },
      persist: (record) => {
        if (accountId !== null) store.save(accountId, duerpId, record);
      },
      onRefused: (write, error) => {
        showRefusal(write, error);
        // Specification 2, section 8: the PAPRIPACT toggle goes back to its prior value.
        return write.kind === 'papripact' ? 'drop' : 'hold';
      },
      onReset: (server) => showDocument(duerpId, autosave, server),
    });
    autosaves.set(duerpId, autosave);
    return autosave;
  };

  const get = (duerpId: string): DuerpAutosave => autosaves.get(duerpId) ?? create(duerpId);
  const listAll = () => [...autosaves.values()];

  /** Stops every queue of this page; what they had to send stays on the device, for its account. */
  function release(): void {
    for (const autosave of listAll()) autosave.close();
    autosaves.clear();
    store.disown();
  }

  return {
    get,
    /** Shows an edit at once and queues it. */
    edit(duerpId: string, write: EditorWrite, options: { isDebounced?: boolean } = {}): void {
      const queryKey = duerpKeys.detail(duerpId);
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<DuerpDocument>(
        queryKey,
        (document) => document && applyWrite(document, write),
      );
      get(duerpId).enqueue(toPendingWrite(createId(), write), options);
    },
    /** The server's document with the edits that are still on their way. */
    applyPending: (duerpId: string, server: DuerpDocument): DuerpDocument =>
      applyWrites(server, get(duerpId).getPending()),
    release,
    /** Sends what closed pages left unacknowledged of the signed-in account. */
    async restoreOrphans(): Promise<void> {
      await store.adoptOrphans((duerpId, record) => {
        get(duerpId).restore(record);
        void queryClient.invalidateQueries({ queryKey: duerpKeys.detail(duerpId) });
      });
    },
    hasUnsaved: (): boolean => listAll().some((autosave) => autosave.getPending().length > 0),
    /** Sends now what waits; tells, once every queue is empty or has failed, whether all are empty. */
    flushAll: async (): Promise<boolean> =>
      (await Promise.all(listAll().map((autosave) => autosave.flush()))).every(Boolean),
    retryAll: (): void => listAll().forEach((autosave) => autosave.retry()),
    /** Forgets what is still to send of a DUERP: it was deleted. */
    forget(duerpId: string): void {
      autosaves.get(duerpId)?.forget();
      autosaves.delete(duerpId);
      store.forget(duerpId);
    },
  };
}
