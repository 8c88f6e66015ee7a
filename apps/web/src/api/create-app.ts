import { createApiClient, createSession, unwrap } from '@odu/api-contract';
import type { PublicConfig } from '@odu/api-contract';
import { API_ERROR_MESSAGES, INTERFACE_VERSION, UNKNOWN_ERROR_MESSAGE } from '@odu/domain';
import type { AppContext } from '../app-context.tsx';
import { isReloadHeld } from '../drafts/hold-reload.ts';
import { NOT_KEPT } from '../drafts/not-kept.ts';
import { prepareFormats } from '../loading/prepare-formats.ts';
import { notify } from '../toast/notify.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import { fetchWithin } from './fetch-within.ts';

type AppEdges = {
  readonly pageConfig: PublicConfig | null;
  /** Sends the user to the sign-in page. */
  readonly onForcedLogout: () => void;
  /** Loads the page again, for the account that another tab signed in to; `isLost`: the device had no room for what was typed. */
  readonly onOtherAccount: (isLost: boolean) => void;
};

const SIGNED_OUT_ELSEWHERE =
  'Vous avez été déconnecté dans un autre onglet. Reconnectez-vous pour continuer.';

/** Joins the session and the client; when the session ends, what the page holds of its account is dropped first. */
export function createApp({ pageConfig, onForcedLogout, onOtherAccount }: AppEdges): AppContext {
  // Absent on a page without https.
  const locks = navigator.locks as LockManager | undefined;
  let workspace: Promise<Workspace> | null = null;
  let loadedWorkspace: Workspace | null = null;
  let config: Promise<PublicConfig | null> | null = pageConfig && Promise.resolve(pageConfig);

  /** Drops what the page holds; whether something of it stands nowhere else, for a full device keeps nothing. */
  const release = (): boolean => {
    const isLost = isReloadHeld() || loadedWorkspace?.autosaves.hasUnkept() === true;
    loadedWorkspace?.release();
    return isLost;
  };
  const session = createSession({
    storage: localStorage,
    locks,
    onForcedLogout: (cause) => {
      const isLost = release();
      const isError = isLost || cause !== 'elsewhere';
      const why =
        cause === 'elsewhere' ? SIGNED_OUT_ELSEWHERE : (API_ERROR_MESSAGES[401] ?? UNKNOWN_ERROR_MESSAGE);
      notify({ kind: isError ? 'error' : 'info', message: isLost ? `${why} ${NOT_KEPT}` : why });
      onForcedLogout();
    },
    onOtherAccount: () => onOtherAccount(release()),
  });
  const api = createApiClient({ session, frontendVersion: INTERFACE_VERSION, fetch: fetchWithin });

  const importWorkspace = async () => {
    const { openWorkspace } = await import('../workspace/create-workspace.ts');
    loadedWorkspace = await openWorkspace({ api, session, locks });
    prepareFormats();
    return loadedWorkspace;
  };

  return {
    api,
    session,
    pageConfig,
    loadPublicConfig: () => (config ??= unwrap(api.GET('/api/public/config')).catch(() => (config = null))),
    loadWorkspace: () =>
      (workspace ??= importWorkspace().catch((error: unknown) => {
        workspace = null;
        throw error;
      })),
    getWorkspace: () => loadedWorkspace,
  };
}
