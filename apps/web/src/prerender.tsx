import { createApiClient, createSession } from '@odu/api-contract';
import type { PublicConfig } from '@odu/api-contract';
import { INTERFACE_VERSION } from '@odu/domain';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { AppContextProvider } from './app-context.tsx';
import type { AppContext } from './app-context.tsx';
import { DuerpDetailLoading } from './features/duerp-detail/DuerpDetailLoading.tsx';
import { DuerpListLoading } from './features/duerp-list/DuerpListLoading.tsx';
import { EditorLoading } from './features/editor/EditorLoading.tsx';
import type { Etape } from './features/editor/model/etapes.ts';
import { createAppRouter } from './router.ts';
import { readRenderedTitle } from './routing/use-page-title.ts';
import { PageLoading } from './shell/PageLoading.tsx';
import { WaitingPage } from './shell/WaitingPage.tsx';

/** A page as it first shows: its title, and what stands in `#root`. */
export type RenderedPage = { readonly title: string; readonly html: string };

const NOBODY = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const neverCalled = () => Promise.reject(new Error('A page rendered at build calls nobody.'));

/** Renders a page as a visitor first sees it, where the public configuration is this one; throws when its route fails. */
export async function renderPage(path: string, pageConfig: PublicConfig): Promise<RenderedPage> {
  const session = createSession({
    storage: NOBODY,
    locks: undefined,
    onForcedLogout: () => {},
    onOtherAccount: () => {},
  });
  const app: AppContext = {
    api: createApiClient({ session, frontendVersion: INTERFACE_VERSION }),
    session,
    pageConfig,
    loadPublicConfig: () => Promise.resolve(pageConfig),
    loadWorkspace: neverCalled,
    getWorkspace: () => null,
  };
  const router = await loadRouter(app, path);
  const html = renderToString(
    <StrictMode>
      <AppContextProvider value={app}>
        <RouterProvider router={router} />
      </AppContextProvider>
    </StrictMode>,
  );
  return { title: readRenderedTitle(), html };
}

/** A page whose address tells what it begins with: the list, a document, or a step of the editor. */
export type Outline = 'list' | 'document' | { readonly step: Etape };

function outlineOf(outline: Outline | undefined) {
  if (outline === undefined) return <PageLoading />;
  if (outline === 'list') return <DuerpListLoading />;
  if (outline === 'document') return <DuerpDetailLoading />;
  return <EditorLoading duerpId="" step={outline.step} />;
}

/** Renders what stands over a signed-in page until its scripts show it, with what its address tells. */
export const renderWaiting = (
  outline: Outline | undefined,
  { productName, hasBilling }: PublicConfig,
): string =>
  renderToString(
    <WaitingPage productName={productName} hasPlans={hasBilling !== false}>
      {outlineOf(outline)}
    </WaitingPage>,
  );

/**
 * The router of a browser, whose page is the one that the browser will make (that of a server has other boundaries): while it
 * is made and loaded it finds a window; what is rendered then must not.
 */
async function loadRouter(app: AppContext, path: string) {
  const globals = globalThis as { window?: unknown; self?: unknown };
  globals.window = { origin: 'null' };
  globals.self = globalThis;
  try {
    const router = createAppRouter(app, createMemoryHistory({ initialEntries: [path] }));
    await router.load();
    return router;
  } finally {
    delete globals.window;
    delete globals.self;
  }
}
