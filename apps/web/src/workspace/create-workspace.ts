import type { ApiClient, DuerpDocument, Session } from '@odu/api-contract';
import type { IntentKind } from '@odu/domain';
import type { QueryClient } from '@tanstack/react-query';
import { describeError } from '../api/api-error.ts';
import { createAutosaveRegistry } from '../autosave/autosave-registry.ts';
import type { AutosaveRegistry } from '../autosave/autosave-registry.ts';
import { createHistories } from '../autosave/history/histories.ts';
import type { Histories } from '../autosave/history/histories.ts';
import { bringBackFromDisk, withDiskCopy } from '../autosave/storage/disk-copy.ts';
import { createPendingStore } from '../autosave/storage/pending-store.ts';
import { nextTask } from '../autosave/wire/next-task.ts';
import { createDeletedDrafts } from '../drafts/deleted-drafts.ts';
import { createDraftStore } from '../drafts/draft-store.ts';
import { isReloadHeld, letReload } from '../drafts/hold-reload.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import { createId } from '../create-id.ts';
import { createKeptRequests } from '../queries/calls/kept-requests.ts';
import type { KeptRequests } from '../queries/calls/kept-requests.ts';
import { duerpKeys } from '../queries/calls/keys.ts';
import { notify } from '../toast/notify.ts';
import { closeActions } from '../toast/session-toasts.ts';
import { createQueryClient } from './create-query-client.ts';

/** The cache of the server's answers, the save queues and the drafts of a signed-in user. */
export type Workspace = {
  readonly queryClient: QueryClient;
  /** The browser's storage, whose texts are on the disk at once. */
  readonly storage: Storage;
  readonly autosaves: AutosaveRegistry;
  /** What can be undone in each DUERP during this visit. */
  readonly histories: Histories;
  readonly drafts: DraftStore;
  /** What was asked of the server and has no answer yet. */
  readonly requests: KeptRequests;
  /** Drops what this page holds of the account that is signed out; its unsent edits and drafts stay on the device. */
  readonly release: () => void;
};

type WorkspaceEdges = {
  readonly api: ApiClient;
  readonly session: Session;
  /** Absent on a page without https. */
  readonly locks: LockManager | undefined;
};

const ACTION_REFUSED = "Erreur lors de la sauvegarde de l'action préventive";
const ACTION_DELETION_REFUSED = "Erreur lors de la suppression de l'action préventive";

/** What is said when the server will not take an edit (specification 2, section 8); other edits get the shared text. */
const REFUSAL_MESSAGES: Partial<Record<IntentKind, string>> = {
  modifierRisque: 'Erreur lors de la sauvegarde du risque',
  ajouterAction: ACTION_REFUSED,
  modifierAction: ACTION_REFUSED,
  restaurerAction: ACTION_REFUSED,
  supprimerAction: ACTION_DELETION_REFUSED,
  retirerAction: ACTION_DELETION_REFUSED,
};

const MERGED =
  'Une autre personne, ou un autre onglet, a aussi modifié ce DUERP\u00A0: ses modifications et les vôtres ont été réunies.';

const showError = (message: string) => notify({ kind: 'error', message });

/** Makes the workspace: saves go on when the page hides or the network returns, and leaving with unsaved edits, or what stands nowhere else, warns. */
export function createWorkspace({ api, session, locks }: WorkspaceEdges): Workspace {
  const queryClient = createQueryClient(showError);
  const { getAccountId } = session;
  const storage = withDiskCopy(localStorage);
  const store = createPendingStore({
    storage,
    locks,
    createPageId: createId,
    getAccountId,
  });
  const drafts = createDraftStore({ storage, getAccountId });
  const requests = createKeptRequests({ storage, getAccountId, now: Date.now });
  const deletedDrafts = createDeletedDrafts(drafts);
  const autosaves = createAutosaveRegistry({
    api,
    queryClient,
    store,
    getAccountId,
    waitToCall: nextTask,
    showRefusal: (intent, error) => showError(REFUSAL_MESSAGES[intent.kind] ?? describeError(error)),
    showMerge: () => notify({ kind: 'info', message: MERGED }),
    onReplaced: (duerpId, intentIds) => histories.forget(duerpId, intentIds),
    onOvertaken: (duerpId, overtaken) => histories.stop(duerpId, overtaken),
    onShown: (duerpId, document) => deletedDrafts.meet(duerpId, document),
    onEdited: (duerpId, before, after) => deletedDrafts.follow(duerpId, before, after),
  });
  const histories = createHistories({
    autosaves,
    readDocument: (duerpId) => queryClient.getQueryData<DuerpDocument>(duerpKeys.detail(duerpId)),
    say: (kind, message) => notify({ kind, message, topic: 'undo' }),
    endOffers: (intentIds) => closeActions(intentIds),
  });
  window.addEventListener('online', () => {
    autosaves.retryAll();
    // What an older version of the page left could not be read without a network.
    void autosaves.restoreOrphans();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void autosaves.flushAll();
  });
  window.addEventListener('beforeunload', (event) => {
    if (autosaves.hasUnsaved() || isReloadHeld()) event.preventDefault();
  });
  const release = () => {
    autosaves.release();
    histories.clear();
    deletedDrafts.clear();
    requests.release();
    letReload();
    closeActions();
    queryClient.clear();
  };
  return { queryClient, storage, autosaves, histories, drafts, requests, release };
}

/** Makes the workspace once what a killed browser had not brought to the disk is there again. */
export async function openWorkspace(edges: WorkspaceEdges): Promise<Workspace> {
  await bringBackFromDisk(localStorage);
  return createWorkspace(edges);
}
