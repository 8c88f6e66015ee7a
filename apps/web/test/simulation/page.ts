import { createApiClient, type DuerpDocument, type Session } from '@odu/api-contract';
import { resolveCollision } from '@odu/domain';
import type { Choix, Edition, Intent } from '@odu/domain';
import { hashKey, QueryClient, QueryObserver } from '@tanstack/react-query';
import { createAutosaveRegistry } from '../../src/autosave/autosave-registry.ts';
import { createHistories } from '../../src/autosave/history/histories.ts';
import { createPendingStore } from '../../src/autosave/storage/pending-store.ts';
import { duerpQuery } from '../../src/queries/duerp/duerps.ts';
import { duerpKeys } from '../../src/queries/calls/keys.ts';
import type { Browser } from './browser.ts';
import type { Sender } from './network.ts';

export const ORIGIN = 'http://odu.test';

/** What a page meets outside of itself. */
export type PageEdges = {
  readonly id: string;
  readonly duerpId: string;
  readonly browser: Browser;
  readonly session: Session;
  readonly fetch: (sender: Sender, request: Request) => Promise<Response>;
  /** The user made an edit on what the page showed. */
  readonly onEdit: (intent: Intent, before: DuerpDocument) => void;
  /** The page says that all of its edits are saved. */
  readonly onSaved: () => void;
  /** The page says that somebody else's edits were joined. */
  readonly onMerged: () => void;
  /** The page gave up edits that take others back: somebody else's overtook them. */
  readonly onOvertaken: (intents: readonly Intent[]) => void;
  readonly onRefused: (intent: Intent, error: unknown) => void;
  /** What the page has to send changed. */
  readonly onPending: (intents: readonly Intent[], etag: string | null) => void;
};

/** A page that edits one document: the application's own parts, without a screen. */
export function openPage({ id, duerpId, browser, session, fetch, ...told }: PageEdges) {
  const { storage, locks, close } = browser.openPage(id);
  const queryClient = new QueryClient();
  const getPending = (): readonly Intent[] => autosaves.get(duerpId).getPending().intents;
  const api = createApiClient({
    session,
    frontendVersion: 'simulation',
    baseUrl: ORIGIN,
    fetch: (request) =>
      fetch({ pageId: id, isWrite: request.method !== 'GET', pending: getPending() }, request),
  });
  const { getAccountId } = session;
  let count = 0;
  const createPageId = () => (count++ === 0 ? id : `${id}-${count}`);
  const store = createPendingStore({ storage, locks, createPageId, getAccountId });
  let isFirstSession = true;
  let saved: (readonly Intent[])[] = [];
  const autosaves = createAutosaveRegistry({
    api,
    queryClient,
    store: {
      ...store,
      save: (accountId, documentId, pending) => {
        saved.push(pending.intents);
        told.onPending(pending.intents, autosaves.get(documentId).getEtag());
        return store.save(accountId, documentId, pending);
      },
    },
    getAccountId,
    showRefusal: told.onRefused,
    // A write of the session before may arrive after it: to this one it is somebody else's.
    showMerge: () => {
      if (isFirstSession) told.onMerged();
    },
    onReplaced: (documentId, intentIds) => histories.forget(documentId, intentIds),
    onOvertaken: (documentId, overtaken) => {
      told.onOvertaken(overtaken.intents);
      histories.stop(documentId, overtaken);
    },
    onShown: () => undefined,
    onEdited: () => undefined,
  });
  const getDocument = () => queryClient.getQueryData<DuerpDocument>(duerpKeys.detail(duerpId));
  const edit: typeof autosaves.edit = (documentId, edition) => {
    const before = getDocument();
    // Noted first: an edit may be told as saved before the call ends.
    const done = autosaves.edit(documentId, edition);
    if (done !== null && before !== undefined) told.onEdit(done.intent, before);
    return done;
  };
  const histories = createHistories({
    autosaves: { edit },
    readDocument: getDocument,
    say: () => undefined,
    endOffers: () => undefined,
  });
  const observer = new QueryObserver(queryClient, {
    ...duerpQuery(api, autosaves, duerpId),
    retry: false,
    networkMode: 'always',
  });
  const queue = () => autosaves.get(duerpId);
  const watch = () =>
    queue().subscribe(() => {
      const state = queue().getState();
      if (state.kind === 'saved' && state.at !== null) told.onSaved();
    });

  watch();
  // As the application does when it opens, in this order.
  void autosaves.restoreOrphans();
  let stopWatching = observer.subscribe(() => undefined);

  return {
    id,
    getDocument,
    getPending,
    getState: () => queue().getState(),
    getEtag: () => queue().getEtag(),
    edit: (edition: Edition) => histories.edit(duerpId, edition),
    undo: () => histories.undo(duerpId),
    redo: () => histories.redo(duerpId),
    /** Answers the question; gives what the choice left to send, before any of it is sent. */
    resolve: (choix: Choix): readonly Intent[] => {
      saved = [];
      queue().resolve(choix, resolveCollision);
      return saved[0] ?? getPending();
    },
    refresh: () => void observer.refetch(),
    /** The network is back (`online`). */
    goOnline: () => {
      autosaves.retryAll();
      void autosaves.restoreOrphans();
    },
    /** The session ends by itself, and its user signs in again in the same page. */
    signInAgain: async () => {
      isFirstSession = false;
      stopWatching();
      autosaves.release();
      histories.clear();
      queryClient.clear();
      // A lock ends a moment later.
      await Promise.resolve();
      watch();
      void autosaves.restoreOrphans();
      observer.setOptions({ ...duerpQuery(api, autosaves, duerpId), retry: false, networkMode: 'always' });
      stopWatching = observer.subscribe(() => undefined);
    },
    /** How many calls the page waits for. */
    countExpected: () =>
      Number(queue().getState().kind === 'saving') +
      Number(queryClient.getQueryState(duerpKeys.detail(duerpId))?.fetchStatus === 'fetching'),
    isSame: (document: DuerpDocument) => hashKey([getDocument() ?? null]) === hashKey([document]),
    /** The browser ends the page without a word. */
    kill: close,
  };
}

export type Page = ReturnType<typeof openPage>;
