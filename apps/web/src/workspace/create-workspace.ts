import type { ApiClient, Session } from '@odu/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { describeError } from '../api/api-error.ts';
import { createAutosaveRegistry } from '../autosave/autosave-registry.ts';
import type { AutosaveRegistry } from '../autosave/autosave-registry.ts';
import { createDraftStore } from '../autosave/draft-store.ts';
import type { DraftStore } from '../autosave/draft-store.ts';
import type { EditorWrite } from '../autosave/editor-write.ts';
import { createPendingStore } from '../autosave/pending-store.ts';
import { createId } from '../create-id.ts';
import { notify } from '../toast/notify.ts';
import { createQueryClient } from './create-query-client.ts';

/** The cache of the server's answers, the save queues and the drafts of a signed-in user. */
export type Workspace = {
  readonly queryClient: QueryClient;
  readonly autosaves: AutosaveRegistry;
  readonly drafts: DraftStore;
  /** Drops what this page holds of the account that is signed out; its unsent edits and drafts stay on the device. */
  readonly release: () => void;
};

type WorkspaceEdges = {
  readonly api: ApiClient;
  readonly session: Session;
  /** Absent on a page without https. */
  readonly locks: LockManager | undefined;
};

/** What is said when the server will not take an edit (specification 2, section 8); other edits get the shared text. */
const REFUSAL_MESSAGES: Partial<Record<EditorWrite['kind'], string>> = {
  risque: 'Erreur lors de la sauvegarde du risque',
  action: "Erreur lors de la sauvegarde de l'action préventive",
  deleteAction: "Erreur lors de la suppression de l'action préventive",
};

const showError = (message: string) => notify({ kind: 'error', message });

/** Makes the workspace: saves go on when the page hides or the network returns, and leaving with unsaved edits warns. */
export function createWorkspace({ api, session, locks }: WorkspaceEdges): Workspace {
  const queryClient = createQueryClient(showError);
  const { getAccountId } = session;
  const store = createPendingStore<EditorWrite>({
    storage: localStorage,
    locks,
    createPageId: createId,
    getAccountId,
  });
  const autosaves = createAutosaveRegistry({
    api,
    queryClient,
    store,
    getAccountId,
    onOtherAccount: () => location.reload(),
    showRefusal: (write, error) => showError(REFUSAL_MESSAGES[write.kind] ?? describeError(error)),
  });
  const drafts = createDraftStore({ storage: localStorage, getAccountId });
  window.addEventListener('online', autosaves.retryAll);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void autosaves.flushAll();
  });
  window.addEventListener('beforeunload', (event) => {
    if (autosaves.hasUnsaved()) event.preventDefault();
  });
  const release = () => {
    autosaves.release();
    queryClient.clear();
  };
  return { queryClient, autosaves, drafts, release };
}
