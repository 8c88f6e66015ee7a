import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './api/create-app.ts';
import { AppContextProvider } from './app-context.tsx';
import { watchPageCode } from './loading/page-code.ts';
import { createAppRouter } from './router.ts';
import { focusPageHeading } from './routing/focus-page-heading.ts';
import * as links from './routing/links.ts';
import { reloadAfterInactivity } from './shell/reload-after-inactivity.ts';

const app = createApp(() => {
  const { href, pathname } = router.state.location;
  if (pathname !== links.login())
    void router.navigate({ to: '/login', search: { returnUrl: href }, replace: true });
});
const router = createAppRouter(app);
focusPageHeading(router);
watchPageCode(router);
reloadAfterInactivity({
  target: window,
  reload: () => location.reload(),
  hasUnsavedWork: () => app.getWorkspace()?.autosaves.hasUnsaved() === true,
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <AppContextProvider value={app}>
      <RouterProvider router={router} />
    </AppContextProvider>
  </StrictMode>,
);
